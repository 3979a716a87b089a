import { expect, test } from 'vitest';
import { register } from '../../register.ts';
import { endings, verbs } from './acts.ts';

const declared = register.flatMap(({ access, narrower }) => [
  ...Object.values(access).flat(),
  ...Object.keys(narrower),
]);

test('every verb is one that somebody is given, or can be', () => {
  const given = new Set(declared.map((act) => act.split(':')[0]));
  expect(verbs.filter((verb) => !given.has(verb))).toEqual([]);
});

test('every ending narrows something', () => {
  const narrowing = new Set(declared.map((act) => act.split(':')[1]));
  expect(endings.filter((ending) => !narrowing.has(ending))).toEqual([]);
});
