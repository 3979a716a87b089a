import { expect, test } from 'vitest';
import { findResidents } from './find-residents.ts';

const people = [
  { first_name: 'Margaret', preferred_name: 'Peggy', last_name: 'Ainsworth', room: '12', national_id: '9434765919' },
  { first_name: 'José', preferred_name: null, last_name: 'Núñez', room: '11', national_id: '9434765870' },
  { first_name: 'Siobhán', preferred_name: null, last_name: 'O’Brien', room: '111', national_id: 'LOCAL-11' },
  { first_name: 'Anne-Marie', preferred_name: null, last_name: 'Smith', room: '3A', national_id: '4010232137' },
];
const found = (query: string) => findResidents(people, query).map(({ last_name }) => last_name);

test('an empty search shows everyone', () => {
  expect(found('  ')).toHaveLength(4);
});

test('a name is found by its beginning, whichever name the person goes by', () => {
  expect(found('peg')).toEqual(['Ainsworth']);
  expect(found('marg ains')).toEqual(['Ainsworth']);
});

test('accents, apostrophes and hyphens need not be typed', () => {
  expect(found('nunez')).toEqual(['Núñez']);
  expect(found('obrien')).toEqual(['O’Brien']);
  expect(found("O'Brien")).toEqual(['O’Brien']);
  expect(found('annemarie')).toEqual(['Smith']);
  expect(findResidents([{ first_name: 'Søren', last_name: 'Øst' }], 'ost')).toHaveLength(1);
});

test('a slip of the finger is forgiven, but not in a short word', () => {
  expect(found('Margerat')).toEqual(['Ainsworth']);
  expect(found('smtih')).toEqual(['Smith']);
  expect(found('pex')).toEqual([]);
});

test('where a name fits as typed, one that nearly fits is not offered beside it', () => {
  const alike = [{ last_name: 'Marsh' }, { last_name: 'March' }];
  expect(findResidents(alike, 'marsh')).toEqual([{ last_name: 'Marsh' }]);
});

test('11 is room 11, and not every number with 11 in it', () => {
  expect(found('11')).toEqual(['Núñez']);
  expect(found('room 11')).toEqual(['Núñez']);
  expect(found('3')).toEqual(['Smith']);
  expect(found('3a')).toEqual(['Smith']);
});

test('a number is found whole, with or without its spaces, and by its last figures', () => {
  expect(found('943 476 5919')).toEqual(['Ainsworth']);
  expect(found('137')).toEqual(['Smith']);
  expect(found('local-11')).toEqual(['O’Brien']);
});
