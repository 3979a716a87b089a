import { expect, test } from 'vitest';
import { aboutMe } from './about-me.ts';
import { residentAboutMe } from './resident-person.ts';
import { resident } from './resident.ts';

const named = aboutMe.flatMap(({ fields }) => fields);

test('the page speaks only of what the record holds, and of each thing once', () => {
  expect(named.filter((name) => !(name in resident.fields))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('nothing a person said about themselves is left off their page', () => {
  expect(Object.keys(residentAboutMe).filter((name) => !named.includes(name))).toEqual([]);
});
