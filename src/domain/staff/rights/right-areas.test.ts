import { expect, test } from 'vitest';
import { register } from '../../register.ts';
import { rightAreas } from './right-areas.ts';

test('every kind of record stands in exactly one part of the home', () => {
  expect(Object.values(rightAreas).flat().toSorted()).toEqual(register.map(({ name }) => name).toSorted());
});
