import { expect, test } from 'vitest';
import { shiftMarks, type MarkedShift } from './rota-marks.ts';

const early: MarkedShift = {
  id: 'early',
  home: 'rose',
  date: '2026-11-17',
  shift_type: 'early',
  status: 'published',
  start_at: '2026-11-17T07:30:00Z',
  end_at: '2026-11-17T15:00:00Z',
  actual_start: null,
  actual_end: null,
  break_minutes: 10,
  sleep_in_disturbances: [],
  override_reason: null,
};
const person = {
  is_active: true,
  status: 'active',
  is_superuser: false,
  homes: ['rose'],
  access_starts_at: null,
  access_expires_at: null,
  right_to_work_type: 'uk_irish',
  rtw_expiry: null,
  dbs_number: null,
  dbs_due_on: null,
  vetting_exception_on: null,
  vetting_exception: null,
  wtr_opt_out: false,
  training: [],
};
const marks = (given: Partial<MarkedShift> = {}) =>
  shiftMarks({ ...early, ...given }, { all: [early], person, zone: 'Europe/London' }).map(({ tone, brief }) => [
    tone,
    brief,
  ]);

test('what forbids a shift stands before what is only doubtful about it', () => {
  expect(marks()).toEqual([
    ['danger', 'May not work'],
    ['watch', 'Break 10 min, 20 min needed'],
  ]);
});

test('a rule that was overridden is still shown, and a shift that fell through has no marks', () => {
  expect(marks({ override_reason: 'Works beside the manager', break_minutes: 30 })).toEqual([
    ['watch', 'Rule overridden'],
  ]);
  expect(marks({ status: 'cancelled' })).toEqual([]);
});
