import { expect, test } from 'vitest';
import { columnsOf } from './import-columns.ts';
import { importKindNamed, importKinds } from './kinds/import-kinds.ts';
import { matchColumns } from './match-columns.ts';
import { keysOf } from '../kit/vocabulary/record-values.ts';

const residents = importKindNamed('residents');

test('columns are known by the label of the field, by the words people use for it, and in spite of a slip', () => {
  const headings = ['NHS Number', 'Forename*', 'SURNAME', 'D.O.B', 'Adress', 'Date of admision', 'Room No.'];
  expect(matchColumns(residents, headings)).toEqual({
    national_id: 0,
    first_name: 1,
    last_name: 2,
    date_of_birth: 3,
    admission_date: 5,
    room: 6,
  });
});

test('the contact in the same line has columns of its own', () => {
  expect(matchColumns(residents, ['First name', 'Contact first name', 'Next of kin phone'])).toEqual({
    first_name: 0,
    'contact.first_name': 1,
    'contact.phone': 2,
  });
});

test('a heading is used once, for what it names best', () => {
  expect(matchColumns(importKindNamed('appointments'), ['Date', 'Time', 'Type', 'Title'])).toEqual({
    starts_at: 0,
    'starts_at.time': 1,
    appointment_type: 2,
    title: 3,
  });
});

test.each(keysOf(importKinds))('every column of the template for %s is matched to itself', (name) => {
  const columns = columnsOf(importKindNamed(name));
  const matched = matchColumns(
    importKindNamed(name),
    columns.map(({ label }) => label),
  );
  expect(matched).toEqual(Object.fromEntries(columns.map(({ key }, at) => [key, at])));
});
