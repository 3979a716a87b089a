import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compliance } from './compliance.ts';

const at = (time: string) => `2026-07-10T${time}:00Z`;
const window = (from: string, to: string) => ({ from: at(from), to: at(to) });
const entry = (time: string, is_deleted = false) => ({ occurred_at: at(time), is_deleted });

test('each due window with an entry is done', () => {
  expect(compliance([window('08:00', '12:00'), window('12:00', '16:00')], [entry('09:00')])).toEqual({
    due: 2,
    done: 1,
    pct: 50,
  });
});

test('a declined entry is recorded care', () => {
  const declined = { ...entry('09:00'), outcome: 'declined' };
  expect(compliance([window('08:00', '12:00')], [declined]).pct).toBe(100);
});

test('a struck-out entry is none, and two in one window are one', () => {
  expect(compliance([window('08:00', '12:00')], [entry('09:00', true)]).done).toBe(0);
  expect(compliance([window('08:00', '12:00'), window('12:00', '16:00')], [entry('09:00'), entry('10:00')]).pct).toBe(
    50,
  );
});

test('an entry on the hour between two windows belongs to the second', () => {
  expect(compliance([window('08:00', '12:00')], [entry('12:00')]).done).toBe(0);
});

test('where nothing was due there is no percentage', () => {
  expect(compliance([], [entry('09:00')])).toEqual({ due: 0, done: 0, pct: null });
});

test('entries never lower the count, striking one out never raises it, and it stays within what was due', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const hours = (from: number) => `2026-07-10T${String(from).padStart(2, '0')}:00:00Z`;
  const windows = fc.array(
    hour.map((from) => ({ from: hours(from), to: from === 23 ? '2026-07-11T00:00:00Z' : hours(from + 1) })),
  );
  const made = fc.array(fc.record({ occurred_at: hour.map((from) => hours(from)), is_deleted: fc.boolean() }));
  fc.assert(
    fc.property(windows, made, hour, (due, entries, another) => {
      const { done, pct } = compliance(due, entries);
      expect(done).toBeLessThanOrEqual(due.length);
      expect(pct === null).toBe(due.length === 0);
      expect(
        compliance(due, [...entries, { occurred_at: hours(another), is_deleted: false }]).done,
      ).toBeGreaterThanOrEqual(done);
      expect(
        compliance(
          due,
          entries.map((entry) => ({ ...entry, is_deleted: true })),
        ).done,
      ).toBe(0);
    }),
  );
});
