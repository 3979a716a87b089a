import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { CellPlace } from '../planning/edits.ts';

/** What happens in the grid, by tap, by key or by drag alike. */
export interface GridActs {
  open(shift: GridShift): void;
  /** An empty place was chosen: whatever is carried goes there, else a shift is added. */
  choose(place: CellPlace): void;
  add(place: CellPlace): void;
  carry(shift: GridShift, how: 'copy' | 'move'): void;
  drop(shift: GridShift, place: CellPlace, how: 'copy' | 'move'): void;
  lengthen(shift: GridShift, minutes: number): void;
  takeOff(shift: GridShift): void;
  letGo(): void;
  undo(): void;
  redo(): void;
}
