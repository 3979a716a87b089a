import { expect, test } from 'vitest';
import { weeklyTrend, trendWeeks } from './readings.ts';

const today = '2026-07-20';

test('of every week the last reading counts, and a week without one stays empty', () => {
  const trend = weeklyTrend(
    [
      { day: '2026-07-20', value: 3 },
      { day: '2026-07-14', value: 9 },
      { day: '2026-07-06', value: 5 },
      { day: '2026-07-04', value: 7 },
    ],
    today,
  );
  expect(trend).toHaveLength(trendWeeks);
  expect(trend.slice(-3)).toEqual([5, null, 3]);
});

test('readings from before the twelve weeks, and of days to come, are left out', () => {
  expect(
    weeklyTrend(
      [
        { day: '2026-04-01', value: 1 },
        { day: '2026-07-21', value: 2 },
      ],
      today,
    ).every((value) => value === null),
  ).toBe(true);
});
