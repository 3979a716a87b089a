import { offeredWords } from '#domain/importing/cells/offered-words.ts';
import { columnHelp } from '#domain/importing/column-help.ts';
import { columnsOf } from '#domain/importing/import-columns.ts';
import type { ImportKind } from '#domain/importing/kinds/import-kind.ts';
import { csvText } from '#domain/kit/words/csv.ts';
import { fileTypes } from '#domain/kit/traits/accepted-file.ts';
import { writeXlsx } from './write-xlsx.ts';

interface Template {
  readonly mime: string;
  readonly bytes: Buffer;
}

export const templateFormats = ['csv', 'xlsx'] as const;
type TemplateFormat = (typeof templateFormats)[number];

/** An empty table with the headings of a kind; as a workbook it also says, on a second sheet, what goes where. */
export function templateOf(kind: ImportKind, format: TemplateFormat): Template {
  const columns = columnsOf(kind);
  const headings = columns.map(({ label }) => label);
  if (format === 'csv') return { mime: fileTypes.csv, bytes: Buffer.from(csvText([headings])) };
  const choices = new Map<number, readonly string[]>();
  for (const [at, { field }] of columns.entries()) {
    const offered = offeredWords(field);
    if (offered) choices.set(at, Object.values(offered));
  }
  const guide = [
    ['Column', 'Needed', 'What goes in it'],
    ...columns.map((column) => [column.label, column.isNeeded ? 'Yes' : '', columnHelp(column)]),
  ];
  return {
    mime: fileTypes.xlsx,
    bytes: writeXlsx([
      { name: kind.label, rows: [headings], choices },
      { name: 'What goes where', rows: guide },
    ]),
  };
}
