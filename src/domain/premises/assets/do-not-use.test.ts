import { expect, test } from 'vitest';
import { doNotUse, type UsedAsset } from './do-not-use.ts';

const today = '2026-03-01';
const hoist = (more: Partial<UsedAsset> = {}) =>
  doNotUse({ condition: 'good', status: 'in_use', checks: [], ...more }, today);

test('what is unsafe, laid aside or failed a check is not used, and the reason is said', () => {
  expect(hoist()).toBeNull();
  expect(hoist({ status: 'in_store' })).toBeNull();
  expect(hoist({ condition: 'unsafe', status: 'out_of_service' })).toBe('unsafe');
  expect(hoist({ status: 'out_of_service' })).toBe('out of service');
  expect(hoist({ status: 'under_repair' })).toBe('under repair');
  expect(hoist({ checks: [{ kind: 'service', result: 'fail', next_due: '2026-09-01' }] })).toBe('service failed');
});

test('a fire alarm that is being mended is nothing to keep away from', () => {
  expect(hoist({ category: 'fire_safety', status: 'under_repair' })).toBeNull();
  expect(hoist({ category: 'kitchen', status: 'under_repair' })).toBe('under repair');
});

test('what lifts people is used until the day of its examination and not a day longer', () => {
  const examined = (next_due: string) => hoist({ checks: [{ kind: 'loler', result: 'pass', next_due }] });
  expect(examined('2026-03-01')).toBeNull();
  expect(examined('2026-02-28')).toBe('lifting equipment examination overdue');
  expect(hoist({ checks: [{ kind: 'pat', result: 'pass', next_due: '2026-01-01' }] })).toBeNull();
});
