import { expect, test } from 'vitest';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { entityPaths } from '../../entity-paths.ts';
import { alertAddress } from './alert-address.ts';

const to = (given: Partial<StoredRecord>) =>
  alertAddress(entityPaths, {
    id: 'n1',
    rule_code: 'manual',
    resident: null,
    linked_object: null,
    occasions: [],
    ...given,
  });

test('an alert about a record opens it with its resident', () => {
  expect(to({ rule_code: 'INC-1', resident: 'r1', linked_object: { entity: 'incident', id: 'i1' } })).toBe(
    '/resident/detail?id=r1&tab=notes&incident=i1',
  );
  expect(to({ rule_code: 'PLAN-1', resident: 'r1', linked_object: { entity: 'plan', id: 'p1' } })).toContain(
    'record=p1',
  );
});

test('an alert about how somebody drinks opens the chart, and one about the person their page', () => {
  expect(to({ rule_code: 'FL-1', resident: 'r1' })).toBe('/resident/detail?id=r1&tab=charts&chart=fluid_intake');
  expect(to({ rule_code: 'LEG-1', resident: 'r1' })).toBe('/resident/detail?id=r1');
});

test('an alert about the house opens what it is about', () => {
  expect(to({ rule_code: 'STK-1', linked_object: { entity: 'house_stock', id: 's1' } })).toContain('?id=s1');
  expect(to({ rule_code: 'ROTA-1' })).toBe('/rota');
  expect(to({ rule_code: 'HIS-1' })).toBe('/staff/UserHistory');
  expect(to({ rule_code: 'RET-1' })).toBe('/house-overview?records=due');
  expect(to({ rule_code: 'RET-2', linked_object: { entity: 'legal_hold', id: 'h1' } })).toBe(
    '/house-overview?of=legal_hold&id=h1',
  );
  expect(to({})).toBeNull();
});

test('an alert about a month that is not closed opens the sheet on which it is closed, one about the float the money', () => {
  expect(to({ rule_code: 'MON-7', occasions: ['float', 'month 2026-03'] })).toBe('/payment?close=1');
  expect(to({ rule_code: 'MON-7', occasions: ['float'] })).toBe('/payment');
});
