import { expect, test } from 'vitest';
import type { Upload } from '../../kit/input/files/use-uploads.ts';
import { categoryIn } from './batch.ts';

const sent = (name: string): Upload => ({
  id: name,
  name,
  size: 1,
  received: 1,
  preview: null,
  state: 'arrived',
  why: null,
});
const [letter, garden] = [sent('letter.txt'), sent('garden.png')];
const categoriesFor = (chosen: string) =>
  [letter, garden].map((upload) => categoryIn([letter, garden], upload, chosen));

test('while nobody has chosen a category, each file of a batch is saved as what it most likely is', () => {
  expect(categoriesFor('photo')).toEqual(['other', 'photo']);
});

test('a category that was chosen holds for every file of a batch', () => {
  expect(categoriesFor('hospital')).toEqual(['hospital', 'hospital']);
});
