import { expect, test } from 'vitest';
import { pictureFiles, mostBytes, shownPictures } from '../../scripts/pictures/shown-pictures.ts';

test('the pictures of the docs are those that README and docs show, each of them small', () => {
  const pictures = pictureFiles();
  expect(pictures.map(({ name }) => name).toSorted()).toEqual(
    shownPictures()
      .map((name) => `${name}.webp`)
      .toSorted(),
  );
  expect(pictures.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
});
