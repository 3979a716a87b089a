import { serialDay, serialTime } from '#domain/importing/cells/sheet-day.ts';
import { longestCell, mostCells, type SheetLine } from '#domain/importing/cells/sheet-line.ts';
import { columnOf } from '#domain/importing/cells/column-letters.ts';
import { TableRows } from './table-rows.ts';
import type { Workbook } from './workbook-parts.ts';
import { walkXml, type XmlVisitor } from './walk-xml.ts';

interface Cell {
  readonly at: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string | null;
}

/** Large numbers come in the notation of a computer, and a number of ten digits is somebody's. */
const plainNumber = (text: string): string => {
  const number = Number(text);
  return Number.isSafeInteger(number)
    ? String(number)
    : Number.isFinite(number)
      ? String(Number(number.toPrecision(15)))
      : text;
};

/** A number that is shown as a day, as the day it shows. */
function shownDay(text: string, { epoch }: Workbook): string {
  const serial = Number(text);
  const hasTime = serial % 1 > 1e-6;
  if (serial > 0 && serial < 1) return serialTime(serial);
  const day = serialDay(serial, epoch);
  if (day === null) return plainNumber(text);
  return hasTime ? `${day} ${serialTime(serial)}` : day;
}

function textOf({ type, style, value, formula }: Cell, workbook: Workbook): string {
  if (value === '' && formula !== null) return `=${formula}`;
  if (value === '') return '';
  if (type === 's') return workbook.shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'Yes' : 'No';
  if (type === 'd') return value.replace(/T00:00(:00)?(\.0+)?Z?$/, '');
  if (type === 'inlineStr' || type === 'str' || type === 'e') return value;
  return workbook.showsDay[style] ? shownDay(value, workbook) : plainNumber(value);
}

function rowsVisitor(workbook: Workbook): XmlVisitor & { readonly rows: readonly SheetLine[] } {
  const table = new TableRows();
  let cells: string[] = [];
  let [line, cell, reads]: [number, Cell | null, '' | 'value' | 'formula'] = [0, null, ''];
  return {
    rows: table.rows,
    open(name, { r = '', t = 'n', s = '0' }) {
      if (name === 'row') {
        line = Number(r) || line + 1;
        cells = [];
      }
      if (name === 'c') {
        const at = r === '' ? cells.length : columnOf(r);
        cell = { at, type: t, style: Number(s), value: '', formula: null };
      }
      if (name === 'f' && cell) cell.formula = '';
      reads = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : '';
    },
    text(text) {
      if (!cell || reads === '') return;
      const soFar = cell[reads] ?? '';
      // One character too many is enough for the cell to be refused.
      if (soFar.length <= longestCell) cell[reads] = soFar + text;
    },
    close(name) {
      reads = '';
      if (name === 'c' && cell) {
        if (cell.at >= 0 && cell.at < mostCells) cells[cell.at] = textOf(cell, workbook);
        cell = null;
      }
      if (name === 'row') table.add({ line, cells: Array.from(cells, (text) => text ?? '') });
    },
  };
}

/** The rows of a sheet in which anything stands. */
export async function readSheet(workbook: Workbook, path: string): Promise<readonly SheetLine[]> {
  const visitor = rowsVisitor(workbook);
  await walkXml(await workbook.open(path), visitor);
  return visitor.rows;
}
