import { mostLines, type SheetTable } from '#domain/importing/import-answer.ts';
import type { SheetLine } from '#domain/importing/cells/sheet-line.ts';
import type { Epoch } from '#domain/importing/cells/sheet-day.ts';
import { readOffice } from '../../attachments/content/office-file.ts';
import { Refusal } from '../../kit/runtime/refusals.ts';
import { csvRows } from './read-csv.ts';
import { decodeText } from './decode-text.ts';
import { refuseFile, tooLong } from './file-bounds.ts';
import { readSheet } from './read-sheet.ts';
import { TableRows } from './table-rows.ts';
import { openWorkbook, type Workbook } from './workbook-parts.ts';

const oldOrLocked =
  'This is a spreadsheet of an older kind, or one locked with a password. Save it as .xlsx or .csv without a password, and choose that.';
const noTable = 'This file is no spreadsheet that can be read here. Save it as .xlsx or .csv, and choose that.';
const damaged = 'This spreadsheet is damaged and cannot be read. Save it anew, and choose that.';
const withMacros =
  'This spreadsheet carries macros, so it is not opened. Save it as .xlsx without macros, and choose that.';
const empty = 'There is nothing below the headings of this file.';

const says = (bytes: Buffer, ...first: readonly number[]): boolean => first.every((byte, i) => bytes[i] === byte);

interface Rows {
  readonly rows: readonly SheetLine[];
  readonly epoch: Epoch;
  readonly notes: readonly string[];
}

/** Titles often stand above a table: its headings are the first row with more than one word. */
function tableOf({ rows, epoch, notes }: Rows): SheetTable {
  const filled = (row: SheetLine) => row.cells.filter((cell) => cell.trim() !== '').length;
  const isWide = rows.some((row) => filled(row) > 1);
  const at = rows.findIndex((row) => filled(row) > (isWide ? 1 : 0));
  const headings = rows[at]?.cells.map((cell) => cell.trim()) ?? [];
  const lines = rows.slice(at + 1);
  if (headings.length === 0 || lines.length === 0) return refuseFile(empty);
  if (lines.length > mostLines) return refuseFile(tooLong);
  return {
    headings,
    lines: lines.map(({ line, cells }) => ({ line, cells: headings.map((_, i) => cells[i] ?? '') })),
    epoch,
    notes,
  };
}

function readText(bytes: Buffer): Rows {
  const text = decodeText(bytes);
  if (text === null) return refuseFile(noTable);
  const table = new TableRows();
  for (const row of csvRows(text)) table.add(row);
  return { rows: table.rows, epoch: 1900, notes: [] };
}

async function sheetOf(workbook: Workbook): Promise<Rows> {
  const [first, ...others] = workbook.sheets;
  if (!first) return refuseFile(damaged);
  const rows = await readSheet(workbook, first.path);
  const notes = others.length > 0 ? [`Only the first sheet, “${first.name}”, is read.`] : [];
  return { rows, epoch: workbook.epoch, notes };
}

/** What a reader of a stranger's file stumbles over is the file's fault; a refusal says its own sentence. */
async function readWorkbook(bytes: Buffer): Promise<Rows> {
  const parts = await readOffice(bytes);
  if ('wrong' in parts) return refuseFile(parts.wrong.replace('cannot be kept', 'cannot be read'));
  if ([...parts.names].some((name) => /vbaProject\.bin$/i.test(name))) return refuseFile(withMacros);
  if (!parts.names.has('xl/workbook.xml')) return refuseFile(noTable);
  return openWorkbook(bytes)
    .then(sheetOf)
    .catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      return refuseFile(damaged);
    });
}

/** The table in a file, whatever wrote it; what is none is refused with a sentence. */
export async function readTable(bytes: Buffer): Promise<SheetTable> {
  if (bytes.length === 0) return refuseFile('This file is empty.');
  if (says(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refuseFile(oldOrLocked);
  return tableOf(says(bytes, 0x50, 0x4b, 0x03, 0x04) ? await readWorkbook(bytes) : readText(bytes));
}
