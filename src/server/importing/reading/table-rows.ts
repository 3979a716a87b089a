import { mostLines } from '#domain/importing/import-answer.ts';
import { longestCell, type SheetLine } from '#domain/importing/cells/sheet-line.ts';
import { lettersOf } from '#domain/importing/cells/column-letters.ts';
import { mostCharacters, refuseFile, tooLong, tooMuch } from './file-bounds.ts';

/** Room for titles and headings above the lines. */
const mostRows = mostLines + 20;
/** Programmes write down rows in which nothing stands but a frame or a colour. */
const mostRowsSeen = 20_000;

const inFigures = (count: number): string => count.toLocaleString('en-GB');
const tooEmpty = `This file has more than ${inFigures(mostRowsSeen)} rows, and nothing stands in most of them. Delete the empty rows, and choose it again.`;
const tooLongCell = (line: number, at: number): string =>
  `Line ${line} has more than ${inFigures(longestCell)} characters in column ${lettersOf(at)}. Shorten them, and choose the file again.`;

/** The rows of a table in which anything stands. What is more than a file may hold is refused before the rest is read. */
export class TableRows {
  readonly rows: SheetLine[] = [];
  #seen = 0;
  #characters = 0;

  add({ line, cells }: SheetLine): void {
    this.#seen += 1;
    if (this.#seen > mostRowsSeen) refuseFile(tooEmpty);
    if (cells.every((cell) => cell.trim() === '')) return;
    const tooLongAt = cells.findIndex((cell) => cell.length > longestCell);
    if (tooLongAt >= 0) refuseFile(tooLongCell(line, tooLongAt));
    this.#characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#characters > mostCharacters) refuseFile(tooMuch);
    this.rows.push({ line, cells });
    if (this.rows.length > mostRows) refuseFile(tooLong);
  }
}
