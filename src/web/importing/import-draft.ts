import { columnsOf } from '#domain/importing/import-columns.ts';
import { importKindNamed, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { startingSetNamed, type SetName } from '#domain/importing/starting-sets/starting-sets.ts';
import { tableOfSet } from '#domain/importing/set-table.ts';
import type { ServiceType } from '#domain/importing/starting-sets/starting-set.ts';
import type { ImportRequest, LineFinding, SameAnswer, SheetTable } from '#domain/importing/import-answer.ts';
import type { SheetLine } from '#domain/importing/cells/sheet-line.ts';
import { matchColumns } from '#domain/importing/match-columns.ts';
import { v7 } from 'uuid';

/** A file on its way in, with everything somebody has said about it so far. */
export interface ImportDraft extends ImportRequest {
  readonly headings: readonly string[];
  readonly notes: readonly string[];
  /** Lines that somebody does not want; they can be taken in again. */
  readonly leftOut: readonly number[];
}

export function beginDraft(kind: ImportName, home: string, file: string, table: SheetTable): ImportDraft {
  const { headings, lines, epoch, notes } = table;
  return {
    id: v7(),
    kind,
    home,
    file,
    set: null,
    epoch,
    headings,
    notes,
    leftOut: [],
    matching: matchColumns(importKindNamed(kind), headings),
    forAll: {},
    lines,
    same: {},
    confirmed: {},
  };
}

/** A starting set as if it were a file; what waits for somebody is left out until they have said it. */
export function beginWithSet(name: SetName, home: string, service: ServiceType): ImportDraft {
  const set = startingSetNamed(name);
  const { headings, matching, lines, waiting } = tableOfSet(set, service);
  const table = { headings, lines, epoch: 1900 as const, notes: [] };
  return { ...beginDraft(set.kind, home, set.title, table), set: name, matching, leftOut: waiting };
}

/** What the server is sent of it. */
export function requestOf(draft: ImportDraft): ImportRequest {
  const { headings: _headings, notes: _notes, leftOut: _leftOut, ...request } = draft;
  return { ...request, lines: wantedLines(draft) };
}

export const wantedLines = ({ lines, leftOut }: ImportDraft): readonly SheetLine[] =>
  lines.filter(({ line }) => !leftOut.includes(line));

export const cellOf = ({ matching }: ImportDraft, { cells }: SheetLine, key: string): string => {
  const at = matching[key];
  return at === undefined ? '' : (cells[at] ?? '');
};

/** Uses another column of the sheet for a field, or none; a column is used once. */
export function matchedTo(draft: ImportDraft, key: string, at: number | null): ImportDraft {
  const others = Object.entries(draft.matching).filter(([other, place]) => other !== key && place !== at);
  return { ...draft, matching: { ...Object.fromEntries(others), ...(at === null ? {} : { [key]: at }) } };
}

/** A field that the sheet has no column for gets one of its own. */
function withColumn(draft: ImportDraft, key: string): ImportDraft {
  if (draft.matching[key] !== undefined) return draft;
  const label = columnsOf(importKindNamed(draft.kind)).find((column) => column.key === key)?.label ?? key;
  return {
    ...draft,
    headings: [...draft.headings, label],
    matching: { ...draft.matching, [key]: draft.headings.length },
    lines: draft.lines.map(({ line, cells }) => ({ line, cells: [...cells, ''] })),
  };
}

/** Writes into a cell; of the given lines, one or several that say the same. */
export function withCell(given: ImportDraft, lines: readonly number[], key: string, text: string): ImportDraft {
  const draft = withColumn(given, key);
  const at = draft.matching[key] ?? 0;
  return {
    ...draft,
    lines: draft.lines.map((one) => (lines.includes(one.line) ? { ...one, cells: one.cells.with(at, text) } : one)),
  };
}

/** The other lines that say the same in a column. */
export const othersSaying = (draft: ImportDraft, line: number, key: string, text: string): readonly number[] =>
  text.trim() === ''
    ? []
    : draft.lines.filter((one) => one.line !== line && cellOf(draft, one, key) === text).map((one) => one.line);

export const withoutLine = (draft: ImportDraft, line: number): ImportDraft => ({
  ...draft,
  leftOut: [...draft.leftOut, line],
});

export const withLine = (draft: ImportDraft, line: number): ImportDraft => ({
  ...draft,
  leftOut: draft.leftOut.filter((one) => one !== line),
});

export const withAnswer = (draft: ImportDraft, lines: readonly number[], answer: SameAnswer): ImportDraft => ({
  ...draft,
  same: { ...draft.same, ...Object.fromEntries(lines.map((line) => [line, answer])) },
});

export const withConfirmed = (draft: ImportDraft, findings: readonly LineFinding[]): ImportDraft => ({
  ...draft,
  confirmed: {
    ...draft.confirmed,
    ...Object.fromEntries(
      findings.map(({ line, doubts }) => [
        line,
        [...new Set([...(draft.confirmed[line] ?? []), ...doubts.map(({ code }) => code)])],
      ]),
    ),
  },
});

/** How a line is called where somebody looks for it: by the first words in it. */
export function lineTitle(draft: ImportDraft, line: number): string {
  const found = draft.lines.find((one) => one.line === line);
  if (!found) return `Line ${line}`;
  const keys = ['first_name', 'last_name', 'resident', 'item_name', 'asset_tag', 'name', 'title'];
  const words = keys.map((key) => cellOf(draft, found, key).trim()).filter(Boolean);
  return [`Line ${line}`, words.slice(0, 2).join(' ')].filter(Boolean).join(': ');
}
