import { needsAttention, type BoardResident } from '#domain/homes/board.ts';
import { awayStates } from '#domain/residents/person/resident-placement.ts';

export type BoardFilter = 'all' | 'attention' | 'mine' | 'out';

const isAway = ({ resident: { status } }: BoardResident) => awayStates.includes(String(status));

const tests: Readonly<Record<BoardFilter, (row: BoardResident, me: string | null) => boolean>> = {
  all: () => true,
  attention: needsAttention,
  mine: ({ resident }, me) => me !== null && (resident['key_worker'] === me || resident['co_key_worker'] === me),
  out: isAway,
};

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
