import type { CellPlace } from '../planning/edits.ts';

export const cellOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-cell]') ?? null;

export const placeOf = (cell: HTMLElement): CellPlace => ({
  staff: cell.dataset['staff'] || null,
  date: cell.dataset['day'] ?? '',
});

/** None where the cell is out of sight. */
export const cellAt = (grid: HTMLElement | null, { staff, date }: CellPlace): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-cell][data-staff="${staff ?? ''}"][data-day="${date}"]`) ?? null;

/** What takes the focus in a cell: its shifts, or the empty place. */
export const stopsIn = (cell: Element | null): HTMLElement[] => [
  ...(cell?.querySelectorAll<HTMLElement>('[data-shift], [data-free]') ?? []),
];
