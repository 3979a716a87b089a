import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circumstances, filled, sundayMorning } from '#world/records/filled.ts';
import { mood } from '../../daily-care/mood/mood.ts';
import { addMinutes } from '../time/time.ts';

const entry = (given: Record<string, unknown> = {}) =>
  filled(mood, { recorded_by: 'ann', recorded_at: sundayMorning, shift: 'early', is_late_entry: false, ...given });
const before = entry();
const moved = (minutes: number) => ({ ...before, occurred_at: addMinutes(sundayMorning, -minutes) });

describe('an entry that was saved as of now and is then moved back', () => {
  test('is late, and says why', () => {
    const change = circumstances({ before, shift: 'late' });
    expect(mood.check(moved(121), change)).toEqual({ late_entry_reason: 'Say why it is recorded late.' });
    expect(mood.check({ ...moved(121), late_entry_reason: 'forgot' }, change)).toEqual({});
    expect(mood.derive(moved(121), change)).toMatchObject({ is_late_entry: true, shift: 'late' });
    expect(mood.derive(moved(120), change)).toMatchObject({ is_late_entry: false, shift: 'late' });
  });

  test('is asked about when it is more than a day old', () => {
    expect(mood.warn(moved(24 * 60), circumstances({ before }))).not.toHaveProperty('occurred_at');
    expect(mood.warn(moved(24 * 60 + 1), circumstances({ before }))).toHaveProperty('occurred_at');
  });

  test('keeps who wrote it and when', () => {
    expect(
      mood.derive(moved(30), circumstances({ before, actor: 'ben', now: addMinutes(sundayMorning, 50) })),
    ).not.toHaveProperty('recorded_by');
  });
});

test('an entry whose time stays is asked nothing anew, however much later it is corrected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), (minutes) => {
      const change = circumstances({ before, act: 'act', now: addMinutes(sundayMorning, minutes) });
      expect(mood.check(before, change)).toEqual({});
      expect(mood.warn(before, change)).not.toHaveProperty('occurred_at');
      expect(mood.derive(before, change)).not.toHaveProperty('is_late_entry');
    }),
  );
});

test('a corrected entry is validated exactly as one written at first with that time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (minutes) => {
      const corrected = circumstances({ before, now: addMinutes(sundayMorning, 45) });
      expect(mood.check(moved(minutes), corrected)).toEqual(mood.check(moved(minutes), circumstances()));
      expect(mood.warn(moved(minutes), corrected)).toEqual(mood.warn(moved(minutes), circumstances()));
    }),
  );
});

test('an entry of an earlier stay goes on being corrected after the resident came back, and nothing new is written into that stay', () => {
  const back = circumstances({ before, act: 'act', resident: { admission_date: '2026-05-01' } });
  expect(mood.check(before, back)).toEqual({});
  expect(mood.check(moved(30), back)).toHaveProperty('occurred_at');
  expect(mood.check(before, { ...back, before: null })).toHaveProperty('occurred_at');
});
