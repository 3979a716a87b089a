import { expect, test } from 'vitest';
import { compareMoments } from '../../kit/time/time.ts';
import { register } from '../../register.ts';
import { practicePeople } from './practice-people.ts';
import { practiceWeek } from './practice-week.ts';

const now = '2026-03-01T09:00:00.000Z';
const made = practiceWeek({ home: 'h', now, zone: 'Europe/London', idOf: (name) => `${name} of h` });

test('no two records of a practice house have one id, and every kind is one of ours', () => {
  const ids = made.map(({ values }) => values['id']);
  expect(new Set(ids).size).toBe(ids.length);
  expect(made.every(({ entity }) => register.includes(entity))).toBe(true);
});

test('what is written down has happened, and what is due lies ahead', () => {
  const happened = made.flatMap(({ values }) => values['occurred_at'] ?? []).map(String);
  expect(happened.length).toBeGreaterThan(practicePeople.length * 8);
  expect(happened.every((at) => compareMoments(at, now) < 0)).toBe(true);
  const ahead = made.flatMap(({ values }) => values['starts_at'] ?? []).map(String);
  expect(ahead.map((at) => compareMoments(at, now) > 0)).toEqual([true]);
});

test('a practice house is small', () => {
  expect(made.length).toBeLessThan(250);
});
