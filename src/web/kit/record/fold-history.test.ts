import { expect, test } from 'vitest';
import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { folded } from './fold-history.ts';

let number = 0;
const line = (given: Partial<HistoryLine> = {}): HistoryLine => ({
  id: String((number += 1)),
  at: '2026-03-01T09:00:00Z',
  user: null,
  user_name: 'Joy Osei',
  role: null,
  entity: null,
  object_id: null,
  object_version: null,
  resident: null,
  action: 'view',
  summary: null,
  reason: null,
  result: 'ok',
  changes: null,
  ...given,
});

test('somebody who reads a record again and again is told of once, with how often', () => {
  expect(folded([line(), line(), line()]).map(({ times }) => times)).toEqual([3]);
});

test('another person, another act or another time of reading stands by itself', () => {
  expect(
    folded([
      line(),
      line({ user_name: 'Femi Adeyemi' }),
      line(),
      line({ summary: 'earlier versions' }),
      line({ result: 'denied' }),
    ]),
  ).toHaveLength(5);
});

test('no change is ever folded away', () => {
  const change: Partial<HistoryLine> = { action: 'update', changes: [{ field: 'notes', old: 'a', new: 'b' }] };
  expect(folded([line(change), line(change)])).toHaveLength(2);
});
