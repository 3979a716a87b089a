import { expect, test } from 'vitest';
import { inBrief, linesOf, type WaitingReminder } from './channel-message.ts';
import { mostAttempts, pauseAfter } from '../kit/people/channels.ts';

const waiting: readonly WaitingReminder[] = [
  { house: 'Rose House', severity: 'high' },
  { house: 'Oak Lodge', severity: 'medium' },
  { house: 'Rose House', severity: 'critical' },
  { house: 'Rose House', severity: 'high' },
];

test('a message says in which house how much waits, gravest first', () => {
  expect(linesOf(waiting)).toEqual(['Rose House: 1 critical, 2 high', 'Oak Lodge: 1 medium']);
  expect(inBrief(waiting)).toBe('4 reminders need you. Rose House: 1 critical, 2 high; Oak Lodge: 1 medium.');
  expect(inBrief([{ house: 'Rose House', severity: 'critical' }])).toBe(
    'A reminder needs you. Rose House: 1 critical.',
  );
});

test('a test says that it is one', () => {
  expect(inBrief([])).toBe('This is a test. Reminders reach you this way.');
});

test('tries lie further and further apart, up to half an hour, for about an hour and a half', () => {
  expect([1, 2, 3, 6, 7].map(pauseAfter)).toEqual([1, 2, 4, 32, 32]);
  const all = Array.from({ length: mostAttempts - 1 }, (_, at) => pauseAfter(at + 1));
  expect(all.reduce((sum, minutes) => sum + minutes, 0)).toBeGreaterThan(90);
});
