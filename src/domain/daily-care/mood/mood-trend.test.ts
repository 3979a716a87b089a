import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, momentAt } from '../../kit/time/time.ts';
import { dayMoods, lowRun, moodTrend, type MoodEntry } from './mood-trend.ts';

const london = 'Europe/London';
const today = '2026-07-10';
const mood = (day: string, mood_score: number, time = '10:00', is_deleted = false): MoodEntry => ({
  occurred_at: momentAt(day, time, london),
  mood_score,
  is_deleted,
});
const days = (...scores: number[]) => scores.map((score, back) => ({ day: addDays(today, -back), score }));

test("a day's score is the mean of its entries, struck-out ones left out", () => {
  const entries = [mood(today, 2), mood(today, 3, '18:00'), mood(today, 5, '19:00', true), mood('2026-07-09', 4)];
  expect(dayMoods(entries, london)).toEqual([
    { day: '2026-07-09', score: 4 },
    { day: today, score: 2.5 },
  ]);
});

test('half past midnight in summer belongs to the new day', () => {
  expect(dayMoods([{ occurred_at: '2026-07-09T23:30:00Z', mood_score: 3, is_deleted: false }], london)).toEqual([
    { day: today, score: 3 },
  ]);
});

test('days of two or less in a row make a low run', () => {
  expect(lowRun(days(2, 1.5, 2, 3, 1), today)).toBe(3);
  expect(lowRun(days(2.5, 1, 1), today)).toBe(0);
});

test('a low run is not forgotten before the first entry of the day', () => {
  expect(lowRun(days(9, 2, 2).slice(1), today)).toBe(2);
});

test('a day of which nothing is known ends the run', () => {
  expect(lowRun([...days(2), { day: addDays(today, -2), score: 1 }], today)).toBe(1);
  expect(lowRun([], today)).toBe(0);
});

test('the last week is compared with the last four', () => {
  const entries = [...Array(28).keys()].map((back) => mood(addDays(today, -back), back < 7 ? 2 : 4));
  expect(moodTrend(entries, today, london)).toMatchObject({ week_mean: 2, month_mean: 3.5, change: -1.5, low_run: 7 });
});

test('without entries there is no trend', () => {
  expect(moodTrend([], today, london)).toEqual({
    days: [],
    week_mean: null,
    month_mean: null,
    change: null,
    low_run: 0,
  });
});

test('means lie between the lowest and the highest score that counts, and struck-out entries count nowhere', () => {
  const entries = fc.array(
    fc
      .record({ back: fc.nat(40), mood_score: fc.integer({ min: 1, max: 5 }), is_deleted: fc.boolean() })
      .map(({ back, mood_score, is_deleted }) => mood(addDays(today, -back), mood_score, '10:00', is_deleted)),
  );
  fc.assert(
    fc.property(entries, (all) => {
      const notStruckOut = all.filter(({ is_deleted }) => !is_deleted);
      const trend = moodTrend(all, today, london);
      expect(trend).toEqual(moodTrend(notStruckOut, today, london));
      const scores = notStruckOut.map(({ mood_score }) => mood_score);
      for (const mean of [trend.week_mean, trend.month_mean])
        expect(mean === null || (mean >= Math.min(...scores) && mean <= Math.max(...scores))).toBe(true);
      expect(trend.low_run).toBeLessThanOrEqual(trend.days.length);
    }),
  );
});
