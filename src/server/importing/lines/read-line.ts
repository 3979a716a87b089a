import { columnsOf, type ImportColumn } from '#domain/importing/import-columns.ts';
import type { ImportKind, Texts } from '#domain/importing/kinds/import-kind.ts';
import type { ImportRequest, LineProblem } from '#domain/importing/import-answer.ts';
import type { SheetLine } from '#domain/importing/cells/sheet-line.ts';
import { readCell, type CellSurroundings } from '#domain/importing/cells/read-cell.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** What one line says, read for the record and for whoever comes along in it. */
export interface LineReading {
  readonly record: RecordValues;
  readonly contact: RecordValues;
  readonly problems: readonly LineProblem[];
}

function textsOf(columns: readonly ImportColumn[], { matching, forAll }: ImportRequest, { cells }: SheetLine): Texts {
  return Object.fromEntries(
    columns.map(({ key }) => {
      const at = matching[key];
      const text = at === undefined ? '' : (cells[at] ?? '').trim();
      return [key, text === '' ? (forAll[key] ?? '') : text];
    }),
  );
}

type Around = Omit<CellSurroundings, 'time'>;

/** Reads the cells of a line by the kinds of their fields; an empty cell leaves its field to what is usual. */
export function readLine(kind: ImportKind, request: ImportRequest, line: SheetLine, around: Around): LineReading {
  const columns = columnsOf(kind);
  const given = textsOf(columns, request, line);
  const texts = kind.completes?.(given, around.today) ?? given;
  const values: Record<ImportColumn['part'], Record<string, unknown>> = { record: {}, contact: {} };
  const problems: LineProblem[] = [];
  for (const { key, name, field, part, isTime } of columns) {
    if (isTime) continue;
    const time = texts[`${key}.time`];
    const reading = readCell(field, texts[key] ?? '', { ...around, ...(time === undefined ? {} : { time }) });
    const isPart = kind.within !== undefined && 'value' in reading && reading.value !== null;
    // The parts of one field are refused together; which of them is meant is found out here.
    const wrong = isPart ? readValue(field, reading.value) : reading;
    if ('wrong' in wrong) problems.push({ column: key, sentence: wrong.wrong });
    else if ('value' in reading && reading.value !== null) values[part][name] = reading.value;
  }
  return { ...values, problems };
}
