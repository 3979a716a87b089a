import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { needsAttention, type BoardResident } from '#domain/homes/board.ts';
import { awayStates } from '#domain/residents/person/resident-placement.ts';

const isAway = ({ resident: { status } }: BoardResident) => awayStates.some((away) => away === status);

const tests = {
  all: () => true,
  attention: needsAttention,
  mine: ({ resident }: BoardResident, me: string | null) =>
    me !== null && (resident.key_worker === me || resident.co_key_worker === me),
  out: isAway,
} satisfies Record<string, (row: BoardResident, me: string | null) => boolean>;
export type BoardFilter = keyof typeof tests;
export const isBoardFilter = (name: unknown) => isKeyOf(tests, name);

export const filterBoard = (
  rows: readonly BoardResident[],
  filter: BoardFilter,
  me: string | null,
): readonly BoardResident[] => rows.filter((row) => tests[filter](row, me));

const labels: readonly (readonly [BoardFilter, string])[] = [
  ['all', 'All'],
  ['attention', 'Needs attention'],
  ['mine', 'My key residents'],
  ['out', 'Out'],
];

/** Each filter with how many it would show; everyone are counted in the heading. */
export const filterChips = (
  rows: readonly BoardResident[],
  me: string | null,
): readonly (readonly [BoardFilter, string])[] =>
  labels.map(([filter, label]) => [
    filter,
    filter === 'all' ? label : `${label} ${filterBoard(rows, filter, me).length}`,
  ]);
