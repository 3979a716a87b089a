import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mealMeans, poorMealRun, type Eaten } from './meals.ts';

test('the mean rolls over three meals and waits for the third', () => {
  expect(mealMeans(['all', 'half', 'none', 'quarter'])).toEqual([null, null, 0.5, 0.25]);
});

test('meals of half or less in a row are counted back from the last', () => {
  expect(poorMealRun(['none', 'three_quarters', 'half', 'quarter'])).toBe(2);
  expect(poorMealRun(['half', 'half', 'half'])).toBe(3);
  expect(poorMealRun(['none', 'all'])).toBe(0);
  expect(poorMealRun([])).toBe(0);
});

test('a mean always lies between nothing and everything', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Eaten>('none', 'quarter', 'half', 'three_quarters', 'all')), (meals) => {
      for (const mean of mealMeans(meals)) expect(mean === null || (mean >= 0 && mean <= 1)).toBe(true);
    }),
  );
});
