import { expect, test } from 'vitest';
import { momentAt } from '../kit/time/time.ts';
import { bandAt, shiftOf, type RotaShift } from './shift-of.ts';

const house = {
  time_zone: 'Europe/London',
  shift_times: { early: { start: '07:30' }, late: { start: '14:30' }, waking_night: { start: '21:45' } },
};
const at = (time: string) => momentAt('2026-07-10', time, house.time_zone);
const rota = (shift_type: string, start: string, end: string, status = 'published'): RotaShift => ({
  shift_type,
  status,
  start_at: at(start),
  end_at: at(end),
});

test.each([
  ['07:29', 'waking_night'],
  ['07:30', 'early'],
  ['14:29', 'early'],
  ['14:30', 'late'],
  ['21:44', 'late'],
  ['21:45', 'waking_night'],
  ['00:00', 'waking_night'],
] as const)('at %s the house is on %s', (time, band) => {
  expect(bandAt(time, house.shift_times)).toBe(band);
});

test("the author's own shift comes before the time of day", () => {
  expect(shiftOf(at('16:00'), [rota('long_day', '07:30', '20:00')], house)).toBe('long_day');
  expect(shiftOf(at('20:00'), [rota('long_day', '07:30', '20:00')], house)).toBe('late');
});

test('a shift that is no care shift, or fell through, leaves it to the time of day', () => {
  expect(
    shiftOf(at('10:00'), [rota('office', '09:00', '17:00'), rota('long_day', '07:30', '20:00', 'cancelled')], house),
  ).toBe('early');
});

test('the time of day is that of the house, in summer too', () => {
  expect(shiftOf('2026-07-10T06:30:00Z', [], house)).toBe('early');
});

test('a night that begins after midnight still takes in the evening before', () => {
  expect(bandAt('23:00', { ...house.shift_times, waking_night: { start: '00:15' } })).toBe('late');
  expect(bandAt('00:10', { ...house.shift_times, waking_night: { start: '00:15' } })).toBe('late');
});
