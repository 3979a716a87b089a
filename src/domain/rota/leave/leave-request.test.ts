import { expect, test } from 'vitest';
import { hoursBetween } from '../../kit/time/time.ts';
import {
  isLeaveRequest,
  leaveComplaint,
  leaveDays,
  leaveRuns,
  shiftsInLeave,
  takenBack,
  type LeaveRow,
} from './leave-request.ts';

const zone = 'Europe/London';
const days = leaveDays('ann', '2026-10-24', '2026-10-26', zone);

test('leave is a row for each day, the long day of October too', () => {
  expect(days.map(({ date, start_at, end_at }) => [date, hoursBetween(start_at, end_at)])).toEqual([
    ['2026-10-24', 24],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ]);
});

test('what somebody wrote for themselves and nobody decided is a request', () => {
  const asked = { shift_type: 'annual_leave', status: 'draft', staff: 'ann', created_by: 'ann' } as const;
  expect([
    isLeaveRequest(asked),
    isLeaveRequest({ ...asked, created_by: 'manager' }),
    isLeaveRequest({ ...asked, status: 'published' }),
    isLeaveRequest({ ...asked, shift_type: 'early' }),
  ]).toEqual([true, false, false, false]);
});

test('days in the past, turned round or too many are refused', () => {
  expect(leaveComplaint('2026-10-01', '2026-10-02', '2026-10-02')).toHaveProperty('from');
  expect(leaveComplaint('2026-10-03', '2026-10-02', '2026-10-02')).toHaveProperty('to');
  expect(leaveComplaint('2026-10-03', '2026-11-14', '2026-10-02')).toHaveProperty('to');
  expect(leaveComplaint('2026-10-03', '2026-10-03', '2026-10-02')).toEqual({});
});

test('the shifts of these hours become open, those of others and those that are over do not', () => {
  const [first] = days;
  if (!first) throw new Error('a day');
  const early = {
    staff: 'ann',
    shift_type: 'early',
    status: 'published',
    start_at: '2026-10-24T06:30:00Z',
    end_at: '2026-10-24T14:00:00Z',
  } as const;
  const found = shiftsInLeave({ ...first, status: 'draft' }, [
    { ...early, staff: 'joy' },
    { ...early, status: 'worked' },
    early,
  ]);
  expect(found).toEqual([early]);
});

const row = (date: string, given: Partial<LeaveRow> = {}): LeaveRow => ({
  id: date,
  version: 1,
  date,
  status: 'draft',
  staff: 'ann',
  created_by: 'ann',
  notes: null,
  ...given,
});

test('days one after the other that stand alike are one leave, and what was taken back is none', () => {
  const runs = leaveRuns([
    row('2026-11-02'),
    row('2026-11-01'),
    row('2026-11-03', { status: 'published' }),
    row('2026-11-05', { status: 'cancelled', notes: 'Two others are away' }),
    row('2026-11-06', { status: 'cancelled', notes: takenBack }),
    row('2026-11-02', { id: 'joy', staff: 'joy', created_by: 'joy' }),
  ]);
  expect(runs.map(({ staff, state, days: own }) => [staff, state, own.map(({ date }) => date)])).toEqual([
    ['ann', 'asked', ['2026-11-01', '2026-11-02']],
    ['joy', 'asked', ['2026-11-02']],
    ['ann', 'approved', ['2026-11-03']],
    ['ann', 'refused', ['2026-11-05']],
  ]);
});
