import { expect, test } from 'vitest';
import { columnsOf } from '#domain/importing/import-columns.ts';
import { importKindNamed, importKinds } from '#domain/importing/kinds/import-kinds.ts';
import { matchColumns } from '#domain/importing/match-columns.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { csvRows } from '../reading/read-csv.ts';
import { readSheet } from '../reading/read-sheet.ts';
import { openWorkbook } from '../reading/workbook-parts.ts';
import { templateOf } from './template.ts';

test.each(keysOf(importKinds))('the template for %s has every column, and reads back as what it is', async (name) => {
  const kind = importKindNamed(name);
  const all = Object.fromEntries(columnsOf(kind).map(({ key }, at) => [key, at]));
  const [headings] = csvRows(templateOf(kind, 'csv').bytes.toString('utf8').slice(1));
  expect(matchColumns(kind, headings?.cells ?? [])).toEqual(all);
  const workbook = await openWorkbook(templateOf(kind, 'xlsx').bytes);
  const [rows, guide] = await Promise.all(workbook.sheets.map(({ path }) => readSheet(workbook, path)));
  expect(matchColumns(kind, rows?.[0]?.cells ?? [])).toEqual(all);
  expect([workbook.sheets.map((sheet) => sheet.name), guide?.length]).toEqual([
    [kind.label, 'What goes where'],
    columnsOf(kind).length + 1,
  ]);
});
