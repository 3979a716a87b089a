import { byKind, type ByKind, type Field } from '../../kit/vocabulary/fields.ts';
import type { ReadValue } from '../../kit/vocabulary/read-value.ts';
import { momentAt, type Day, type Moment } from '../../kit/time/time.ts';
import { typedTime } from '../../kit/time/typed-time.ts';
import { optionMeant } from './option-meant.ts';
import { sheetMoment, type Epoch } from './sheet-day.ts';

/** What is around a cell that is being read. */
export interface CellSurroundings {
  readonly today: Day;
  readonly now: Moment;
  readonly zone: string;
  readonly epoch: Epoch;
  /** The time of a moment, where it stands in a column of its own. */
  readonly time?: string;
  /** Whom or what a name means, among the records of the house. */
  find(entity: string, text: string): ReadValue;
}

const yes = new Set(['yes', 'y', 'true', 'x', '1', '✓', '✔', 'ja', 'oui']);
const no = new Set(['no', 'n', 'false', '0', '-', '✗', '✘']);

/** As it stands, for the rules of the field to say what is wrong with it. */
const asItStands = (text: string): ReadValue => ({ value: text });

const listed = (text: string): readonly string[] =>
  text
    .split(/[;\n]|,(?!\d{3}\b)/)
    .map((one) => one.trim())
    .filter(Boolean);

/** `1,250.50`, `£12`, `62,4 kg`: a number as people write it. */
function readNumber({ unit }: { readonly unit?: string }, text: string): ReadValue {
  const bare = text.replaceAll(/[\s£]/g, '').replace(new RegExp(`${(unit ?? '').replaceAll(/\W/g, '')}$`, 'i'), '');
  const number = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)
    ? bare.replaceAll(',', '')
    : /^-?\d+,\d{1,2}$/.test(bare)
      ? bare.replace(',', '.')
      : bare;
  return { value: /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text };
}

/** A day without a time is its noon, or now if that is still ahead. */
function momentIn(text: string, tense: 'past' | 'future' | 'any', around: CellSurroundings): string | null {
  const found = sheetMoment(text, around.today, tense, around.epoch);
  if (!found) return null;
  const apart = around.time === undefined ? null : timeIn(around.time);
  if (apart === null && around.time !== undefined && around.time.trim() !== '') return null;
  const time = apart ?? found.time;
  if (time !== null) return momentAt(found.day, time, around.zone);
  return found.day === around.today && tense === 'past' ? around.now : momentAt(found.day, '12:00', around.zone);
}

const timeIn = (text: string): string | null => typedTime(text.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'));

/** Rows in one cell: one after the other with a semicolon, the columns of each with a comma. */
function readRows({ columns }: Extract<Field, { kind: 'rows' }>, text: string, around: CellSurroundings): ReadValue {
  const asked = Object.entries(columns).filter(([, { readOnly }]) => !readOnly);
  const rows = text
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter(Boolean);
  return {
    value: rows.map((row) => {
      const cells = row.split(',').map((cell) => cell.trim());
      return Object.fromEntries(
        asked.map(([name, field], i) => {
          const reading = readCell(field, cells[i] ?? '', around);
          return [name, 'value' in reading ? reading.value : null];
        }),
      );
    }),
  };
}

const readers: ByKind<[text: string, around: CellSurroundings], ReadValue> = {
  text: (_, text) => asItStands(text),
  longText: (_, text) => asItStands(text),
  whole: readNumber,
  decimal: readNumber,
  yesNo(_, text) {
    const said = text.toLowerCase();
    return yes.has(said) ? { value: true } : no.has(said) ? { value: false } : asItStands(text);
  },
  // A spreadsheet often keeps a time beside a day, and only the day is asked for.
  date: (field, text, { today, epoch }) => asItStands(sheetMoment(text, today, field.tense, epoch)?.day ?? text),
  time: (_, text) => asItStands(timeIn(text) ?? text),
  moment: (field, text, around) => asItStands(momentIn(text, field.tense ?? 'past', around) ?? text),
  choice: (field, text) => asItStands(optionMeant(field.options, text) ?? text),
  choices: (field, text) => ({ value: listed(text).map((one) => optionMeant(field.options, one) ?? one) }),
  words: (_, text) => ({ value: listed(text) }),
  ref: (field, text, { find }) => find(field.to, text),
  refs(field, text, { find }) {
    const found = listed(text).map((one) => find(field.to, one));
    return found.find((one) => 'wrong' in one) ?? { value: found.map((one) => ('value' in one ? one.value : null)) };
  },
  file: (field) => ({ wrong: `${field.label} cannot come from a spreadsheet.` }),
  rows: readRows,
  parts: (field) => ({ wrong: `${field.label} cannot come from a spreadsheet.` }),
  link: (field) => ({ wrong: `${field.label} cannot come from a spreadsheet.` }),
};

const isFormula = (text: string): boolean => /^[=＝]/.test(text);
const isSheetError = (text: string): boolean =>
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/.test(text);
/** An apostrophe before such a sign tells a spreadsheet that it is text. */
const withoutMark = (text: string): string => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');

/** What a cell says for a field, or a sentence where it cannot say anything. Whether the value may stand is not asked here. */
export function readCell(field: Field, given: string, around: CellSurroundings): ReadValue {
  const text = given.trim();
  if (text === '') return { value: null };
  if (isFormula(text)) return { wrong: `${field.label} holds a formula without its result. Write what it comes to.` };
  if (isSheetError(text))
    return { wrong: `${field.label} holds ${text}, an error of the spreadsheet. Write the value.` };
  return byKind(readers, field, withoutMark(text), around);
}
