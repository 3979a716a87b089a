import { expect, test } from 'vitest';
import { text } from '../vocabulary/fields.ts';
import { labelledWord, titleOfWords } from './labelled-word.ts';

const title = text('Title', { max: 20 });
const version = text('Version', { max: 20, inTitle: 'version' });

test('a word is said with what it is called in a name, where its field says so', () =>
  expect([labelledWord(version, '2'), labelledWord(title, 'Falls')]).toEqual(['version 2', 'Falls']));

test('what is called something in a title comes after a comma, and stands alone without the other words', () => {
  const falls = { field: title, text: 'Falls' };
  const second = { field: version, text: '2' };
  expect(titleOfWords([falls, { field: title, text: 'Hall' }, second], ' · ')).toBe('Falls · Hall, version 2');
  expect(titleOfWords([second], ' · ')).toBe('version 2');
  expect(titleOfWords([], ' · ')).toBe('');
});
