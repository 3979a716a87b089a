import { expect, test } from 'vitest';
import { shiftBlock, type PlannedPerson } from './shift-block.ts';

const ann: PlannedPerson = {
  is_active: true,
  status: 'active',
  is_superuser: false,
  homes: ['rose'],
  access_starts_at: null,
  access_expires_at: null,
  right_to_work_type: 'uk_irish',
  rtw_expiry: null,
  dbs_number: '001234567890',
  dbs_due_on: '2026-03-02',
  vetting_exception_on: null,
  vetting_exception: null,
};
const early = { home: 'rose', date: '2026-03-02', start_at: '2026-03-02T07:30:00Z', end_at: '2026-03-02T15:00:00Z' };
const blocks = (given: Partial<PlannedPerson>) => shiftBlock({ ...ann, ...given }, early);

test('nothing stands against someone who is checked and works here', () => {
  expect(blocks({})).toBeNull();
});

test('a closed account, another house or access that ends during the shift does', () => {
  expect(blocks({ is_active: false })).toContain('account');
  expect(blocks({ homes: ['willow'] })).toContain('house');
  expect(blocks({ access_expires_at: early.end_at })).toBeNull();
  expect(blocks({ access_expires_at: '2026-03-02T14:59:00Z' })).toContain('access');
});

test('so does a right to work or a certificate that is missing or over', () => {
  expect(blocks({ right_to_work_type: 'not_checked' })).toContain('right to work');
  expect(blocks({ right_to_work_type: 'time_limited', rtw_expiry: '2026-03-01' })).toContain('ends before');
  expect(blocks({ right_to_work_type: 'time_limited', rtw_expiry: '2026-03-02' })).toBeNull();
  expect(blocks({ dbs_number: null })).toContain('DBS');
});

test('so does a certificate that was due to be looked at again', () => {
  expect(blocks({ dbs_due_on: '2026-03-01' })).toContain('1 Mar 2026');
  expect(blocks({ dbs_due_on: null })).toBeNull();
});

test('an agreed exception stands in for a check', () => {
  expect(
    blocks({ dbs_number: null, vetting_exception_on: '2026-02-28', vetting_exception: 'Works beside a senior.' }),
  ).toBeNull();
});
