import { expect, test } from 'vitest';
import { filled } from '#world/records/filled.ts';
import { appointment, type Appointment } from './appointment.ts';
import { isSeries, nextInSeries, nextStart } from './series.ts';

const zone = 'Europe/London';
const at = (starts_at: string, repeat: string) => filled(appointment, { starts_at, repeat }) as Appointment;

test('a week later it is at the same time by the clock on the wall, also when the clocks change', () => {
  expect(nextStart(at('2026-03-24T10:00:00.000Z', 'weekly'), '2026-03-24T12:00:00.000Z', zone)).toBe(
    '2026-03-31T09:00:00.000Z',
  );
});

test('a month after the last of January comes the last of February', () => {
  expect(nextStart(at('2026-01-31T10:00:00.000Z', 'monthly'), '2026-01-31T12:00:00.000Z', zone)).toBe(
    '2026-02-28T10:00:00.000Z',
  );
});

test('a series on the 31st is back on the 31st after a month that has none', () => {
  const january = filled(appointment, { starts_at: '2026-01-31T10:00:00.000Z', repeat: 'monthly' }) as Appointment;
  const february = { ...january, ...nextInSeries(january, '2026-01-31T12:00:00.000Z', zone) } as Appointment;
  expect(february.starts_at).toBe('2026-02-28T10:00:00.000Z');
  expect(nextInSeries(february, '2026-02-28T12:00:00.000Z', zone)).toMatchObject({
    starts_at: '2026-03-31T09:00:00.000Z',
    repeat_day: 31,
  });
});

test('a series that a person moved to another day of the month goes on from there', () => {
  const moved = filled(appointment, {
    starts_at: '2026-02-12T10:00:00.000Z',
    repeat: 'monthly',
    repeat_day: 31,
  }) as Appointment;
  expect(nextInSeries(moved, '2026-02-12T12:00:00.000Z', zone)).toMatchObject({
    starts_at: '2026-03-12T10:00:00.000Z',
    repeat_day: 12,
  });
});

test('an outcome that is written late plans the first one still ahead', () => {
  expect(nextStart(at('2026-01-05T10:00:00.000Z', 'weekly'), '2026-01-27T12:00:00.000Z', zone)).toBe(
    '2026-02-02T10:00:00.000Z',
  );
});

test('what happens once, or repeats in a way of its own, plans nothing', () => {
  expect(nextStart(at('2026-01-05T10:00:00.000Z', 'none'), '2026-01-06T12:00:00.000Z', zone)).toBeNull();
  expect(isSeries(at('2026-01-05T10:00:00.000Z', 'custom'))).toBe(false);
});

test('the next one keeps what and where, and looks for its escort anew', () => {
  const last = filled(appointment, {
    starts_at: '2026-01-05T10:00:00.000Z',
    ends_at: '2026-01-05T11:15:00.000Z',
    repeat: 'weekly',
    title: 'Swimming',
    escort_needed: true,
    escort_staff: 'someone',
    preparation: 'Towel',
  }) as Appointment;
  const next = nextInSeries(last, '2026-01-05T12:00:00.000Z', zone);
  expect(next).toMatchObject({
    title: 'Swimming',
    preparation: 'Towel',
    escort_needed: true,
    repeat: 'weekly',
    starts_at: '2026-01-12T10:00:00.000Z',
    ends_at: '2026-01-12T11:15:00.000Z',
  });
  expect(next).not.toHaveProperty('escort_staff');
});
