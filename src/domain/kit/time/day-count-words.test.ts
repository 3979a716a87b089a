import { expect, test } from 'vitest';
import { dayCountWords, dueWords } from './day-count-words.ts';

test('one day is not “1 days”', () =>
  expect([dayCountWords(0), dayCountWords(1), dayCountWords(2)]).toEqual(['0 days', '1 day', '2 days']));

test.each([
  ['2026-03-01', 'today'],
  ['2026-03-02', 'in 1 day'],
  ['2026-03-31', 'in 30 days'],
  ['2026-02-28', '1 day overdue'],
])('what is due on %s is due %s on 1 March', (day, said) => {
  expect(dueWords(day, '2026-03-01')).toBe(said);
});
