import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { staffingAt, type DutyShift } from './continuity.ts';

const house = {
  min_staffing: { early: 2, waking_night: 1 },
  shift_times: defaultSettings.shift_times,
  zone: 'Europe/London',
};
const shift = (staff: string, given: Partial<DutyShift> = {}): DutyShift => ({
  staff,
  shift_type: 'early',
  status: 'worked',
  role_on_shift: 'support',
  start_at: '2026-11-16T07:30:00Z',
  end_at: '2026-11-16T15:00:00Z',
  ...given,
});

test('at the time of an incident those count who were awake at work, against what the house needs then', () => {
  const shifts = [
    shift('ann'),
    shift('joy', { status: 'absent' }),
    shift('kim', { role_on_shift: 'shadow' }),
    shift('lee', { shift_type: 'office' }),
  ];
  expect(staffingAt('2026-11-16T09:00:00Z', shifts, house)).toEqual({ on_duty: 1, needed: 2 });
  expect(staffingAt('2026-11-16T23:00:00Z', shifts, house)).toEqual({ on_duty: 0, needed: 1 });
});
