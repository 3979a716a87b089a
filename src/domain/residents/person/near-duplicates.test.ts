import { expect, test } from 'vitest';
import { nearDuplicates } from './near-duplicates.ts';

const peggy = {
  first_name: 'Margaret',
  preferred_name: 'Peggy',
  last_name: 'Ainsworth',
  date_of_birth: '1941-03-04',
  national_id: '9434765919',
};
const isKnown = (more: object) =>
  nearDuplicates({ first_name: '', last_name: '', date_of_birth: null, national_id: '', ...more }, [peggy]).length ===
  1;

test('the same number is the same person, however it is written', () => {
  expect(isKnown({ national_id: '943 476 5919' })).toBe(true);
});

test('two of surname, first name and day of birth make a likely duplicate', () => {
  expect(isKnown({ first_name: 'Peggy', last_name: 'Ainsworth' })).toBe(true);
  expect(isKnown({ last_name: 'Ainsworht', date_of_birth: '1941-03-04' })).toBe(true);
  expect(isKnown({ first_name: 'Margeret', date_of_birth: '1941-03-04' })).toBe(true);
});

test('one of them alone does not', () => {
  expect(isKnown({ last_name: 'Ainsworth' })).toBe(false);
  expect(isKnown({ date_of_birth: '1941-03-04' })).toBe(false);
  expect(isKnown({})).toBe(false);
});
