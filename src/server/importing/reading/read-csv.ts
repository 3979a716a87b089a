import { mostCells } from '#domain/importing/cells/sheet-line.ts';

/** Cells of a text file, by the rules of RFC 4180, whatever separates them. */

const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

/** The one that stands most often outside of quotes in the first lines. */
function separatorOf(text: string): Separator {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return separators.find((one) => one === said) ?? ',';
  const bare = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, 20)
    .join('');
  const counted = separators.map((one) => ({ one, times: bare.split(one).length - 1 }));
  return counted.toSorted((a, b) => b.times - a.times)[0]?.one ?? ',';
}

interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads row by row, so that whoever has seen enough can stop. A quoted cell may hold separators and several lines. */
export function* csvRows(given: string): Generator<CsvRow> {
  const separator = separatorOf(given);
  const text = given.replace(/^sep=.\r?\n/i, '');
  let line = given === text ? 1 : 2;
  let begins = line;
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : bareCell(text, at, separator);
    if (cells.length < mostCells) cells.push(cell.text);
    line += cell.text.split('\n').length - 1;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    yield { line: begins, cells };
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    begins = line;
    cells = [];
  }
  if (cells.length > 0) yield { line: begins, cells };
}

interface Cell {
  readonly text: string;
  readonly end: number;
}

function bareCell(text: string, from: number, separator: Separator): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(from, end), end };
}

/** Two quotes inside stand for one. What follows the closing quote belongs to the cell, as spreadsheets have it. */
function quotedCell(text: string, from: number, separator: Separator): Cell {
  const closing = closingQuote(text, from + 1);
  const rest = bareCell(text, closing + 1, separator);
  return { text: text.slice(from + 1, closing).replaceAll('""', '"') + rest.text, end: rest.end };
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}
