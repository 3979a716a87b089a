import { expect, test } from 'vitest';
import { nameOf } from './edits.ts';

const ann = {
  id: 'a',
  photo: null,
  first_name: 'Ann',
  preferred_name: null,
  last_name: 'Moss',
  role: 'support_worker',
};

test('two colleagues of one name are told apart by their jobs where a shift is given to one of them', () => {
  const words = { zone: 'Europe/London', people: [ann, { ...ann, id: 'b', role: 'cook' }] };
  expect(['a', 'b', null, 'gone'].map((id) => nameOf(id, words))).toEqual([
    'Ann Moss, Support worker',
    'Ann Moss, Cook',
    'Open',
    'Somebody else',
  ]);
  expect(nameOf('a', { ...words, people: [ann] })).toBe('Ann Moss');
});
