import { serialDay, serialTime } from '#domain/importing/cells/sheet-day.ts';
import type { SheetLine } from '#domain/importing/cells/sheet-line.ts';
import type { Workbook } from './workbook-parts.ts';
import { walkXml, type XmlVisitor } from './walk-xml.ts';

const mostColumns = 200;

/** `AB12` is in the column 27, counted from 0. */
function columnAt(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

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

/** Takes rows until there are more than asked for. */
function rowsVisitor(workbook: Workbook, most: number): XmlVisitor & { readonly rows: SheetLine[] } {
  const rows: SheetLine[] = [];
  let cells: string[] = [];
  let [line, cell, reads]: [number, Cell | null, '' | 'value' | 'formula'] = [0, null, ''];
  return {
    rows,
    isDone: () => rows.length > most,
    open(name, { r = '', t = 'n', s = '0' }) {
      if (name === 'row') {
        line = Number(r) || line + 1;
        cells = [];
      }
      if (name === 'c') {
        const at = r === '' ? cells.length : columnAt(r);
        cell = { at, type: t, style: Number(s), value: '', formula: null };
      }
      if (name === 'f' && cell) cell.formula = '';
      reads = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : '';
    },
    text(text) {
      if (!cell || reads === '') return;
      if (reads === 'value') cell.value += text;
      else cell.formula += text;
    },
    close(name) {
      reads = '';
      if (name === 'c' && cell) {
        if (cell.at >= 0 && cell.at < mostColumns) cells[cell.at] = textOf(cell, workbook);
        cell = null;
      }
      if (name === 'row' && rows.length <= most && cells.some((text) => (text ?? '').trim() !== ''))
        rows.push({ line, cells: Array.from(cells, (text) => text ?? '') });
    },
  };
}

/** The rows of a sheet that hold anything; one more than asked for where there are too many. */
export async function readSheet(workbook: Workbook, path: string, most: number): Promise<readonly SheetLine[]> {
  const visitor = rowsVisitor(workbook, most);
  await walkXml(await workbook.open(path), visitor);
  return visitor.rows;
}
