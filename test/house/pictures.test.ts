import { expect, test } from 'vitest';
import { keptPictures, mostBytes, shownPictures } from '../../scripts/pictures/shown-pictures.ts';

test('the pictures kept are those that README and docs show, each of them small', () => {
  const kept = keptPictures();
  expect(kept.map(({ name }) => name).toSorted()).toEqual(
    shownPictures()
      .map((name) => `${name}.webp`)
      .toSorted(),
  );
  expect(kept.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
});
