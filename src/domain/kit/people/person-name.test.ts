import { expect, test } from 'vitest';
import { calledName, nameOnPapers, personName } from './person-name.ts';

const nell = { id: '1', first_name: 'Eleanor', preferred_name: 'Nell', last_name: 'Hart' };
const ann = { id: '2', first_name: 'Ann', preferred_name: null, last_name: 'Moss' };

test('a person is called by the name they prefer, else by their first name', () => {
  expect([personName(nell), personName(ann), calledName(nell)]).toEqual(['Nell Hart', 'Ann Moss', 'Nell']);
  expect(personName({ ...nell, preferred_name: ' ' })).toBe('Eleanor Hart');
});

test('the name on the papers is said where it is another', () =>
  expect([nameOnPapers(nell), nameOnPapers(ann)]).toEqual(['Eleanor', null]));
