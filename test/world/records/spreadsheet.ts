import { v7 } from 'uuid';
import type { ImportRequest } from '#domain/importing/import-answer.ts';
import { importKindNamed, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { matchColumns } from '#domain/importing/match-columns.ts';

/** A table as a manager has it: its headings, and one line of cells for each record. */
export type Sheet = readonly [headings: readonly string[], ...lines: readonly (readonly string[])[]];

/** What the page sends for a table whose columns are matched by their names. */
export function importOf(
  kind: ImportName,
  home: string,
  [headings, ...lines]: Sheet,
  given: Partial<ImportRequest> = {},
): ImportRequest {
  return {
    id: v7(),
    kind,
    home,
    file: `${kind}.csv`,
    set: null,
    epoch: 1900,
    matching: matchColumns(importKindNamed(kind), headings),
    forAll: {},
    lines: lines.map((cells, i) => ({ line: i + 2, cells })),
    same: {},
    confirmed: {},
    ...given,
  };
}
