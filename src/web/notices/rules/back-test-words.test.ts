import { expect, test } from 'vitest';
import type { BackTest } from '#domain/alerts/engine/rule-sheet.ts';
import { backTestWords } from './back-test-words.ts';

const words = (fired: number, by: BackTest['by']) =>
  backTestWords({ code: 'FL-1', is_replayed: true, from: '2026-08-21', to: '2026-11-18', fired, by }).replace(
    'In the last 90 days, with the figures of now, it would ',
    '',
  );
const person = (name: string, fired: number) => ({ resident: name, name, fired });

test('how often a rule would have spoken is said with the person it would have spoken of most', () => {
  expect(words(14, [person('Peggy', 9), person('Tom', 5)])).toBe(
    'have fired 14 times about 2 people, 9 times about Peggy.',
  );
  expect(words(1, [person('Peggy', 1)])).toBe('have fired once, always about Peggy.');
  expect(words(3, [{ resident: null, name: null, fired: 3 }])).toBe('have fired 3 times.');
  expect(words(0, [])).toBe('not have fired at all.');
});

test('what cannot be evaluated again is said as it was', () => {
  const was = (fired: number, by: BackTest['by']) =>
    backTestWords({ code: 'SLP-2', is_replayed: false, from: '2026-08-21', to: '2026-11-18', fired, by });
  expect(was(2, [person('Peggy', 2)])).toBe('In the last 90 days it fired 2 times, always about Peggy.');
  expect(was(0, [])).toContain('cannot be judged again');
});
