import { expect, test } from 'vitest';
import {
  choice,
  date,
  decimal,
  moment,
  ref,
  refs,
  rows,
  text,
  whole,
  words,
  yesNo,
  must,
} from '../../kit/vocabulary/fields.ts';
import type { Field } from '../../kit/vocabulary/fields.ts';
import { readCell, type CellSurroundings } from './read-cell.ts';

const around: CellSurroundings = {
  today: '2026-03-01',
  now: '2026-03-01T09:00:00.000Z',
  zone: 'Europe/London',
  epoch: 1900,
  find: (entity, name) => (name === 'Ann Moss' ? { value: `${entity} ann` } : { wrong: `Nobody is called “${name}”.` }),
};
const read = (field: Field, cell: string, more: Partial<CellSurroundings> = {}) =>
  readCell(field, cell, { ...around, ...more });
const valueOf = (field: Field, cell: string, more: Partial<CellSurroundings> = {}) => {
  const reading = read(field, cell, more);
  return 'value' in reading ? reading.value : reading.wrong;
};

const born = date('Born', { tense: 'past' });
test.each([
  ['03/04/1940', '1940-04-03'],
  ['3.4.1940', '1940-04-03'],
  ['3-Apr-1940', '1940-04-03'],
  ['3 April 1940', '1940-04-03'],
  ['1940-04-03', '1940-04-03'],
  ['1940-04-03 00:00:00', '1940-04-03'],
  ['03/04/40', '1940-04-03'],
  ['14704', '1940-04-03'],
  ['03/04/1940 10:30', '1940-04-03'],
])('a day written as %s is 3 April 1940', (cell, day) => {
  expect(valueOf(born, cell)).toBe(day);
});

test('the same number is another day where days are counted from 1904', () => {
  expect(valueOf(born, '13242', { epoch: 1904 })).toBe('1940-04-03');
});

test('a cell far longer than anybody writes a day or an option goes on as it stands', () => {
  const seat = choice('Seat', { options: { own: 'Own chair' } });
  expect(valueOf(seat, `Own chair (${'x'.repeat(400)})`)).toBe('own');
  for (const [field, cell] of [
    [born, `03/04/1940${' '.repeat(100)}10:30`],
    [moment('Seen'), `01/02/2026${' '.repeat(100)}10:30`],
    [seat, `Own chair (${'x'.repeat(500)})`],
  ] as const)
    expect(valueOf(field, cell)).toBe(cell);
});

test('what is no day, or a day without its year, goes on as it stands for the field to refuse', () => {
  expect(['31/02/1940', '04/13/1940', '3 April', 'soon'].map((cell) => valueOf(born, cell))).toEqual([
    '31/02/1940',
    '04/13/1940',
    '3 April',
    'soon',
  ]);
});

test('a moment is read by the clock of the house, in summer too', () => {
  const at = moment('Starts', { tense: 'future' });
  expect(valueOf(at, '14/07/2026 10:30')).toBe('2026-07-14T09:30:00.000Z');
  expect(valueOf(at, '2026-11-14 10:30')).toBe('2026-11-14T10:30:00.000Z');
  expect(valueOf(at, '14/11/2026', { time: '2 pm' })).toBe('2026-11-14T14:00:00.000Z');
  expect(valueOf(at, '46340.4375')).toBe('2026-11-14T10:30:00.000Z');
});

test('a day without a time is its noon, and today is now', () => {
  expect(valueOf(moment('When'), '01/02/2026')).toBe('2026-02-01T12:00:00.000Z');
  expect(valueOf(moment('When'), '01/03/2026')).toBe(around.now);
});

test.each([
  ['62.4', 62.4],
  ['62,4 kg', 62.4],
  ['1,250.50', 1250.5],
  ['£12', 12],
  [' 7 ', 7],
  ['about 60', 'about 60'],
])('a number written as “%s” is %s', (cell, number) => {
  expect(valueOf(decimal('Weight', { unit: 'kg', min: 0, max: 9999, places: 2 }), cell)).toBe(number);
});

test('yes and no are read as people tick them', () => {
  expect(['Yes', 'y', 'X', '1', 'no', 'FALSE', 'maybe'].map((cell) => valueOf(yesNo('Smokes'), cell))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    'maybe',
  ]);
});

test('an option is known by its label, its stored name, or the beginning that only one has', () => {
  const gender = choice('Gender', { options: { female: 'Female', male: 'Male', not_stated: 'Not stated' } });
  expect(['Female', 'male', 'F', 'not_stated', 'N/S'].map((cell) => valueOf(gender, cell))).toEqual([
    'female',
    'male',
    'female',
    'not_stated',
    'N/S',
  ]);
});

test('several words and several rows stand in one cell with semicolons between them', () => {
  expect(valueOf(words('Diagnoses'), 'Asthma; Type 2 diabetes\nGout')).toEqual(['Asthma', 'Type 2 diabetes', 'Gout']);
  const allergies = rows('Allergies', {
    substance: must(text('To', { max: 50 })),
    severity: must(choice('How', { options: { mild: 'Mild' } })),
  });
  expect(valueOf(allergies, 'Nuts, mild; Eggs')).toEqual([
    { substance: 'Nuts', severity: 'mild' },
    { substance: 'Eggs', severity: null },
  ]);
});

test('names are looked up in the house, and one that is not there is named', () => {
  expect(valueOf(ref('Key worker', { to: 'staff' }), 'Ann Moss')).toBe('staff ann');
  expect(read(refs('Groups', { to: 'group' }), 'Ann Moss; Bob')).toEqual({ wrong: 'Nobody is called “Bob”.' });
});

test('a formula and an error of the spreadsheet are refused, and a phone number keeps its plus', () => {
  const phone = text('Phone', { max: 30 });
  expect(read(phone, '=HYPERLINK("http://evil")')).toHaveProperty('wrong');
  expect(read(phone, '#REF!')).toHaveProperty('wrong');
  expect(valueOf(phone, '+44 20 7946 0018')).toBe('+44 20 7946 0018');
  expect(valueOf(phone, "'+44 20 7946 0018")).toBe('+44 20 7946 0018');
});

test('an empty cell says nothing', () => {
  expect(read(whole('Age', { min: 0, max: 9 }), '  ')).toEqual({ value: null });
});
