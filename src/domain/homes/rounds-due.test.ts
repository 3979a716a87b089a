import { expect, test } from 'vitest';
import type { Board, BoardResident } from './board.ts';
import { roundsDue } from './rounds-due.ts';

const item = (kind: string, due_at: string) => ({ kind, id: null, words: kind, due_at });
const someone = (due: BoardResident['due'], soon: NonNullable<BoardResident['soon']> = []): BoardResident => ({
  resident: { id: due.length + '-' + soon.length, version: 1 },
  due,
  soon,
});
const board = (...residents: BoardResident[]): Board => ({
  home: 'rose',
  at: '2026-03-01T11:00:00.000Z',
  residents,
  lived_in: { residents: 1, first_comes_on: null },
});

test('a round is due since the first person it is due for', () => {
  const [first] = roundsDue(
    board(
      someone([{ ...item('fluid_intake', '2026-03-01T10:45:00.000Z'), state: 'due' }]),
      someone([{ ...item('fluid_intake', '2026-03-01T10:30:00.000Z'), state: 'overdue' }]),
      someone([], [item('fluid_intake', '2026-03-01T11:20:00.000Z')]),
    ),
  );
  expect(first).toEqual({ kind: 'fluid_intake', overdue: 1, due: 1, soon: 1, at: '2026-03-01T10:30:00.000Z' });
});

test('what is overdue comes before what is due, and every round is there', () => {
  const rounds = roundsDue(
    board(
      someone([
        { ...item('fluid_intake', '2026-03-01T10:30:00.000Z'), state: 'due' },
        { ...item('morning_routine', '2026-03-01T07:30:00.000Z'), state: 'overdue' },
      ]),
    ),
  );
  expect(rounds.map(({ kind }) => kind)).toEqual(['morning_routine', 'fluid_intake', 'sleep', 'afternoon_routine']);
});

test('what is due within the hour says from when', () => {
  expect(
    roundsDue(board({ ...someone([], [item('sleep', '2026-03-01T21:45:00.000Z')]), is_looked_in: true }))[0],
  ).toMatchObject({ kind: 'sleep', soon: 1, at: '2026-03-01T21:45:00.000Z' });
});

test('a round counts those who are part of it: whoever is not looked in on is not part of the night', () => {
  const watched = someone([{ ...item('sleep', '2026-03-01T22:00:00.000Z'), state: 'due' }]);
  const [night] = roundsDue(board({ ...watched, is_looked_in: true }, { ...watched, is_looked_in: false })).filter(
    ({ kind }) => kind === 'sleep',
  );
  expect(night?.due).toBe(1);
});
