import type { BoardResident } from '#domain/homes/board.ts';
import { expect, test } from 'vitest';
import { filterBoard, filterChips } from './board-filter.ts';

const row = (id: string, more: Partial<BoardResident> = {}, person: object = {}): BoardResident => ({
  resident: { id, version: 1, status: 'current', ...person },
  due: [],
  ...more,
});
const fluid = {
  date: '2026-03-01',
  is_tracked: true,
  intake_ml: 100,
  offers: 1,
  target_ml: 1500,
  limit_ml: null,
  expected_ml: 400,
};
const overdue = { kind: 'weight', id: null, words: 'Weight', due_at: '', state: 'overdue' } as const;
const rows = [
  row('calm'),
  row('behind', { fluid }),
  row('unwatched', { fluid: { ...fluid, is_tracked: false, expected_ml: null } }),
  row('late', { due: [overdue] }),
  row('due', { due: [{ ...overdue, state: 'due' }] }),
  row('alert', { alerts: { open: 1, worst: 'high' } }),
  row('away', {}, { status: 'hospital', key_worker: 'me' }),
  row('second', {}, { co_key_worker: 'me' }),
];
const shown = (filter: Parameters<typeof filterBoard>[1]) =>
  filterBoard(rows, filter, 'me').map(({ resident }) => resident.id);

test('who needs attention is overdue, behind with watched drinks, or has an open alert', () => {
  expect(shown('attention')).toEqual(['behind', 'late', 'alert']);
});

test('one’s key residents are those one is first or second key worker of', () => {
  expect(shown('mine')).toEqual(['away', 'second']);
  expect(filterBoard(rows, 'mine', null)).toEqual([]);
});

test('the filters say how many they would show', () => {
  expect(filterChips(rows, 'me').map(([, label]) => label)).toEqual([
    'All',
    'Needs attention 3',
    'My key residents 2',
    'Out 1',
  ]);
});
