import { expect, test } from 'vitest';
import { hoursBetween } from '../../kit/time/time.ts';
import { isLeaveRequest, leaveComplaint, leaveDays, shiftsInLeave } from './leave-request.ts';

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
