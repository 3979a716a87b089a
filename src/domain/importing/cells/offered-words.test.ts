import { expect, test } from 'vitest';
import { choice, text, yesNo } from '../../kit/vocabulary/fields.ts';
import { offeredWords } from './offered-words.ts';

test('a cell offers the words of its field where they are few', () => {
  const colours = { red: 'Red', blue: 'Blue' };
  expect(offeredWords(choice('Colour', { options: colours }))).toEqual(colours);
  expect(Object.values(offeredWords(yesNo('Asleep')) ?? {})).toEqual(['Yes', 'No']);
  expect(offeredWords(text('Name', { max: 60 }))).toBeNull();
});
