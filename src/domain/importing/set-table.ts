import type { SheetLine } from './cells/sheet-line.ts';
import { columnsOf } from './import-columns.ts';
import { importKindNamed } from './kinds/import-kinds.ts';
import type { Matching } from './match-columns.ts';
import type { ServiceType, StartingSet } from './starting-sets/starting-set.ts';

/** A set as the table it would be in a spreadsheet. */
interface SetTable {
  readonly headings: readonly string[];
  readonly matching: Matching;
  readonly lines: readonly SheetLine[];
  /** Lines that wait for something only the house knows. */
  readonly waiting: readonly number[];
}

/** The lines are counted from 1; a cell that is not said is empty. */
export function tableOfSet(set: StartingSet, service: ServiceType): SetTable {
  const offers = set.kind === 'settings' ? set.offersFor[service] : [];
  const keys = set.kind === 'settings' ? offers.map(({ setting }) => setting) : set.keys;
  const rows = set.kind === 'settings' ? [{ cells: offers.map(({ text }) => text) }] : set.lines;
  const columns = columnsOf(importKindNamed(set.kind));
  return {
    headings: keys.map((key) => columns.find((column) => column.key === key)?.label ?? key),
    matching: Object.fromEntries(keys.map((key, at) => [key, at])),
    lines: rows.map(({ cells }, at) => ({ line: at + 1, cells: keys.map((_, place) => cells[place] ?? '') })),
    waiting: rows.flatMap((row, at) => ('asks' in row && row.asks ? [at + 1] : [])),
  };
}
