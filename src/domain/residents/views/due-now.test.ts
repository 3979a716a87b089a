import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { addHours } from '../../kit/time/time.ts';
import { dueNow, dueSoon, type Watched } from './due-now.ts';

const weight: Watched = {
  chart: 'weight',
  frequency: 'weekly',
  interval_value: null,
  start_date: '2026-01-01',
  last_at: null,
};
const at = (now: string, watched: Partial<Watched>) =>
  dueNow({ ...weight, ...watched }, { now, zone: 'Europe/London', settings: defaultSettings })?.state ?? 'not due';

test('a weekly chart is due on its day and overdue the day after', () => {
  const last_at = '2026-03-01T09:00:00Z';
  expect(at('2026-03-07T12:00:00Z', { last_at })).toBe('not due');
  expect(at('2026-03-08T12:00:00Z', { last_at })).toBe('due');
  expect(at('2026-03-09T00:00:00Z', { last_at })).toBe('overdue');
});

test('a chart nobody has filled in yet is due from the day it is watched', () => {
  expect(at('2025-12-31T12:00:00Z', {})).toBe('not due');
  expect(at('2026-01-01T12:00:00Z', {})).toBe('due');
});

test('what is due each shift is due again when the shift changes, and overdue once a shift passed without', () => {
  const each = { chart: 'mood', frequency: 'per_shift' };
  expect(at('2026-03-02T10:00:00Z', { ...each, last_at: '2026-03-02T08:00:00Z' })).toBe('not due');
  expect(at('2026-03-02T15:00:00Z', { ...each, last_at: '2026-03-02T08:00:00Z' })).toBe('due');
  expect(at('2026-03-02T22:00:00Z', { ...each, last_at: '2026-03-02T08:00:00Z' })).toBe('overdue');
});

test('what was never written down is overdue like anything else, once it was watched for a whole shift or day', () => {
  expect(at('2026-01-02T08:00:00Z', { chart: 'mood', frequency: 'daily' })).toBe('overdue');
  expect(at('2026-01-01T08:00:00Z', { chart: 'mood', frequency: 'daily' })).toBe('due');
  expect(at('2026-01-01T15:00:00Z', { chart: 'mood', frequency: 'per_shift' })).toBe('overdue');
});

test('what was done yesterday is not asked for in the small hours', () => {
  const daily = { chart: 'mood', frequency: 'daily', last_at: '2026-03-01T20:00:00Z' };
  expect(at('2026-03-02T03:00:00Z', daily)).toBe('not due');
  expect(at('2026-03-02T08:00:00Z', daily)).toBe('due');
  expect(at('2026-03-03T08:00:00Z', daily)).toBe('overdue');
});

test('a night is asked for from the night shift until noon', () => {
  const night = { chart: 'sleep', frequency: 'daily', last_at: '2026-03-01T22:10:00Z' };
  expect(at('2026-03-02T09:00:00Z', night)).toBe('not due');
  expect(at('2026-03-02T15:00:00Z', night)).toBe('not due');
  expect(at('2026-03-02T23:00:00Z', night)).toBe('due');
  expect(at('2026-03-03T09:00:00Z', night)).toBe('overdue');
});

test('a morning routine is overdue from the house’s own time', () => {
  const morning = { chart: 'morning_routine', frequency: 'daily', last_at: '2026-03-01T09:00:00Z' };
  expect(at('2026-03-02T07:00:00Z', morning)).toBe('not due');
  expect(at('2026-03-02T11:29:00Z', morning)).toBe('due');
  expect(at('2026-03-02T11:30:00Z', morning)).toBe('overdue');
});

test('several times a day is spread over the waking day, and rests at night', () => {
  const drinks = { chart: 'fluid_intake', frequency: 'x_per_day', interval_value: 5 };
  expect(at('2026-03-02T09:59:00Z', { ...drinks, last_at: '2026-03-01T20:00:00Z' })).toBe('not due');
  expect(at('2026-03-02T10:00:00Z', { ...drinks, last_at: '2026-03-01T20:00:00Z' })).toBe('due');
  expect(at('2026-03-02T11:30:00Z', { ...drinks, last_at: '2026-03-01T20:00:00Z' })).toBe('overdue');
  expect(at('2026-03-02T23:00:00Z', { ...drinks, last_at: '2026-03-01T20:00:00Z' })).toBe('not due');
});

test('every few hours counts from the last time, by night too', () => {
  const turns = { chart: 'care', frequency: 'interval_hours', interval_value: 4, last_at: '2026-03-02T00:00:00Z' };
  expect(at('2026-03-02T03:59:00Z', turns)).toBe('not due');
  expect(at('2026-03-02T04:00:00Z', turns)).toBe('due');
  expect(at('2026-03-02T06:00:00Z', turns)).toBe('overdue');
});

test('incidents are never due', () => {
  expect(at('2026-03-02T10:00:00Z', { chart: 'incident', frequency: 'per_shift' })).toBe('not due');
});

test('what is due within the hour is said ahead, and no longer once it is due', () => {
  const drinks = {
    ...weight,
    chart: 'fluid_intake',
    frequency: 'interval_hours',
    interval_value: 2,
    last_at: '2026-03-01T09:00:00Z',
  };
  const soon = (now: string) => dueSoon(drinks, { now, zone: 'Europe/London', settings: defaultSettings });
  expect(soon('2026-03-01T09:59:00Z')).toBeNull();
  expect(soon('2026-03-01T10:00:00Z')).toBe('2026-03-01T11:00:00.000Z');
  expect(soon('2026-03-01T11:00:00Z')).toBeNull();
});

test('what was filled in a moment ago is not asked for again, whatever its rhythm and the hour', () => {
  const moments = fc
    .integer({ min: 1_767_225_600, max: 1_830_297_600 })
    .map((seconds) => new Date(seconds * 1000).toISOString());
  const rhythms = fc.record({
    chart: fc.constantFrom(
      'weight',
      'bath',
      'mood',
      'fluid_intake',
      'care',
      'sleep',
      'morning_routine',
      'afternoon_routine',
    ),
    frequency: fc.constantFrom('per_shift', 'daily', 'x_per_day', 'weekly', 'fortnightly', 'monthly', 'interval_hours'),
    interval_value: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(moments, rhythms, (now, rhythm) => {
      expect(at(now, { ...rhythm, start_date: '2025-01-01', last_at: now })).toBe('not due');
    }),
  );
});

test('what is due does not stop being due by waiting, until its time is over', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('weekly', 'fortnightly', 'monthly', 'interval_hours'),
      fc.nat(2000),
      fc.nat(2000),
      (frequency, a, b) => {
        const order = ['not due', 'due', 'overdue'];
        const after = (hours: number) =>
          order.indexOf(
            at(addHours('2026-03-01T09:00:00Z', hours), {
              frequency,
              interval_value: 6,
              last_at: '2026-03-01T09:00:00Z',
            }),
          );
        expect(after(Math.min(a, b))).toBeLessThanOrEqual(after(Math.max(a, b)));
      },
    ),
  );
});
