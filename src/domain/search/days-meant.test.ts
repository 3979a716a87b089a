import { describe, expect, test } from 'vitest';
import { daysMeant } from './days-meant.ts';

/** A Sunday. */
const today = '2026-03-01';

describe('days in words', () => {
  test.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['the day before yesterday', '2026-02-27', '2026-02-27'],
    ['tomorrow', '2026-03-02', '2026-03-02'],
    ['last Tuesday', '2026-02-24', '2026-02-24'],
    ['on Tuesday', '2026-02-24', '2026-02-24'],
    ['tuesday', '2026-02-24', '2026-02-24'],
    ['Sunday', '2026-03-01', '2026-03-01'],
    ['last sunday', '2026-02-22', '2026-02-22'],
    ['next sunday', '2026-03-08', '2026-03-08'],
    ['next monday', '2026-03-02', '2026-03-02'],
    ['this week', '2026-02-23', '2026-03-01'],
    ['last week', '2026-02-16', '2026-02-22'],
    ['last month', '2026-02-01', '2026-02-28'],
    ['this month', '2026-03-01', '2026-03-31'],
    ['12 November', '2025-11-12', '2025-11-12'],
    ['on the 12 November', '2025-11-12', '2025-11-12'],
    ['12th of November 2024', '2024-11-12', '2024-11-12'],
    ['November 12, 2024', '2024-11-12', '2024-11-12'],
    ['20 april', '2026-04-20', '2026-04-20'],
    ['12/11/2025', '2025-11-12', '2025-11-12'],
    ['12/11/25', '2025-11-12', '2025-11-12'],
    ['2025-11-12', '2025-11-12', '2025-11-12'],
    ['in January', '2026-01-01', '2026-01-31'],
    ['in November', '2025-11-01', '2025-11-30'],
    ['March 2025', '2025-03-01', '2025-03-31'],
    ['3 days ago', '2026-02-26', '2026-02-26'],
    ['last 7 days', '2026-02-22', '2026-03-01'],
    ['2 weeks ago', '2026-02-15', '2026-02-15'],
  ])('%s', (typed, from, to) => {
    const { days } = daysMeant(typed, today);
    expect(days).toEqual({ from, to });
  });

  test('what is left is what is looked for', () => {
    expect(daysMeant('fall last Tuesday margaret', today)).toEqual({
      days: { from: '2026-02-24', to: '2026-02-24' },
      rest: 'fall margaret',
    });
  });

  test.each(['May', 'March', 'todays', '31 November', 'april', '3 days', 'resident:tuesday', '', '99/99'])(
    '%s tells no day by itself',
    (typed) => {
      expect(daysMeant(typed, today)).toEqual({ days: null, rest: typed });
    },
  );

  test('a weekday beside other words is a day, not a word', () => {
    expect(daysMeant('sunday lunch', today).rest).toBe('lunch');
  });

  test('a year without 29 February has none near it', () => {
    expect(daysMeant('29 February', '2024-03-01').days).toEqual({ from: '2024-02-29', to: '2024-02-29' });
  });
});
