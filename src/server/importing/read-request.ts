import { mostLines, type ImportRequest, type SameAnswer } from '#domain/importing/import-answer.ts';
import { longestCell, mostCells, type SheetLine } from '#domain/importing/cells/sheet-line.ts';
import { isImportName, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { isSetName, startingSetNamed, type SetName } from '#domain/importing/starting-sets/starting-sets.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** What a page sends when a file is looked through or brought in, read whole before anything is done with it. */

const longestName = 200;

const refuse = (name: string, sentence: string): never => {
  throw invalid({ [name]: sentence });
};

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !value.includes('\u0000') && value.isWellFormed();

function lineIn(given: unknown): SheetLine {
  if (!isRecordValues(given)) return refuse('lines', 'Each line has its number and its cells.');
  const { line, cells } = given;
  if (typeof line !== 'number' || !Number.isInteger(line) || line < 1 || line > 2 ** 31 - 1)
    return refuse('lines', 'Each line has its number.');
  if (!Array.isArray(cells) || cells.length > mostCells || !cells.every((cell) => isText(cell, longestCell)))
    return refuse('lines', `Line ${line} has cells that cannot be read.`);
  return { line, cells };
}

function linesIn(given: unknown): readonly SheetLine[] {
  if (!Array.isArray(given) || given.length === 0) return refuse('lines', 'There are no lines.');
  if (given.length > mostLines) return refuse('lines', `A file may have at most ${mostLines} lines.`);
  const lines = given.map(lineIn);
  if (new Set(lines.map(({ line }) => line)).size < lines.length) return refuse('lines', 'Two lines have one number.');
  return lines;
}

/** A table of values by names, each of which is as it should be. */
function tableIn<T>(name: string, given: unknown, is: (value: unknown) => value is T): Readonly<Record<string, T>> {
  if (given === undefined) return {};
  const refused = () => refuse(name, `${name} cannot be read.`);
  if (!isRecordValues(given) || Object.keys(given).length > mostLines) return refused();
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, is(value) ? value : refused()]));
}

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < mostCells;
const isAnswer = (value: unknown): value is SameAnswer => value === 'same' || value === 'another';
const isCell = (value: unknown): value is string => isText(value, longestCell);
const areCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 50 && value.every((one) => isText(one, 100));

/** The set that the lines are said to come from; it holds records of this kind. */
function setIn(given: unknown, kind: ImportName): SetName | null {
  if (given === undefined || given === null) return null;
  return isSetName(given) && startingSetNamed(given).kind === kind
    ? given
    : refuse('set', 'There is no such starting set.');
}

export function readRequest(input: Input): ImportRequest {
  const { id, kind, home, file, epoch } = input;
  if (!isId(id)) return refuse('id', 'id must be a UUID.');
  if (!isImportName(kind)) return refuse('kind', 'Choose what the file holds.');
  if (!isId(home)) return refuse('home', 'House must be chosen from the list.');
  const set = setIn(input['set'], kind);
  const name = set === null ? file : `Starting set: ${startingSetNamed(set).title}`;
  if (!isText(name, longestName) || name.trim() === '') return refuse('file', 'The name of the file is needed.');
  return {
    id: id.toLowerCase(),
    kind,
    home: home.toLowerCase(),
    file: name.trim(),
    set,
    epoch: epoch === 1904 ? 1904 : 1900,
    matching: tableIn('matching', input['matching'], isPlace),
    forAll: tableIn('forAll', input['forAll'], isCell),
    lines: linesIn(input['lines']),
    same: tableIn('same', input['same'], isAnswer),
    confirmed: tableIn('confirmed', input['confirmed'], areCodes),
  };
}
