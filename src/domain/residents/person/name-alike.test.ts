import { expect, test } from 'vitest';
import { namesAlike } from './name-alike.ts';

const margaret = { id: '1', first_name: 'Margaret', preferred_name: 'Peggy', last_name: 'Ainsworth' };
const alike = (other: object) =>
  namesAlike(margaret, [{ id: '2', first_name: 'Zoe', last_name: 'Quill', ...other }]).length === 1;

test('the same surname is alike, whatever its letters’ size or accents', () => {
  expect(alike({ last_name: 'AINSWORTH ' })).toBe(true);
  expect(alike({ last_name: 'Ainswörth' })).toBe(true);
  const moller = { ...margaret, last_name: 'Moller' };
  expect(namesAlike(moller, [{ id: '2', first_name: 'Zoe', last_name: 'Møller' }])).toHaveLength(1);
});

test('the same first name is alike, and so is a name someone goes by', () => {
  expect(alike({ first_name: 'Margaret' })).toBe(true);
  expect(alike({ first_name: 'Peggy' })).toBe(true);
  expect(alike({ preferred_name: 'peggy' })).toBe(true);
});

test('other names are not alike, and nobody is alike to themselves', () => {
  expect(alike({})).toBe(false);
  expect(namesAlike(margaret, [margaret])).toEqual([]);
});

test('two people without a preferred name are not alike for that', () => {
  expect(
    namesAlike({ id: '1', first_name: 'Ann', preferred_name: null, last_name: 'Clarke' }, [
      { id: '2', first_name: 'Bob', preferred_name: null, last_name: 'Dean' },
    ]),
  ).toEqual([]);
});
