import { expect, test } from 'vitest';
import { nameInList, shortName } from './names-apart.ts';

const nell = { id: '1', first_name: 'Eleanor', preferred_name: 'Nell', last_name: 'Hart' };
const ann = { id: '2', first_name: 'Ann', preferred_name: null, last_name: 'Moss' };

test('a short name is whole where two go by it, whatever their papers say', () => {
  const other = { id: '3', first_name: 'Nell', preferred_name: null, last_name: 'Price' };
  expect(shortName(nell, [nell, ann])).toBe('Nell');
  expect(shortName(nell, [nell, ann, other])).toBe('Nell Hart');
  expect(shortName(other, [nell, other])).toBe('Nell Price');
});

test('names that differ in accents and capitals alone are the same to whoever reads them in a hurry', () => {
  const zoe = { id: '4', first_name: 'Zoë', last_name: 'Hart' };
  const other = { id: '5', first_name: 'ZOE', last_name: 'Price' };
  expect(shortName(zoe, [zoe, other])).toBe('Zoë Hart');
});

test('in a list two people of one name are told apart by their rooms', () => {
  const first = { ...nell, room: '4' };
  const second = { ...nell, id: '6', first_name: 'Helen', room: '9' };
  expect([nameInList(first, [first, ann]), nameInList(first, [first, second]), nameInList(second, [first])]).toEqual([
    'Nell Hart',
    'Nell Hart, room 4',
    'Nell Hart, room 9',
  ]);
});

test('two colleagues of one name are told apart by their jobs, and by their usernames where these are the same', () => {
  const carer = { ...ann, job: 'Support worker', username: 'ann.moss' };
  const cook = { ...ann, id: '7', job: 'Cook', username: 'ann.moss2' };
  const other = { ...ann, id: '8', job: 'Cook', username: 'ann.moss3' };
  expect(nameInList(carer, [carer, nell])).toBe('Ann Moss');
  expect([carer, cook].map((one) => nameInList(one, [carer, cook]))).toEqual([
    'Ann Moss, Support worker',
    'Ann Moss, Cook',
  ]);
  expect([cook, other].map((one) => nameInList(one, [cook, other]))).toEqual([
    'Ann Moss, ann.moss2',
    'Ann Moss, ann.moss3',
  ]);
  const unknown = { ...ann, id: '9' };
  expect(nameInList(unknown, [unknown, carer])).toBe('Ann Moss');
});
