import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsTyped, plainName, plainText } from './plain-text.ts';

test.each([
  ["O'Brien", 'obrien'],
  ['O’Sullivan', 'osullivan'],
  ['Zoë', 'zoe'],
  ['Møller', 'moller'],
  ['Łukasz Weiß', 'lukasz weiss'],
  ['Đorđević', 'dordevic'],
])('%s is compared as %s', (name, plain) => {
  expect(plainText(name)).toBe(plain);
  expect(plainName(name)).toBe(plain);
});

test('a hyphen parts two names, and a full stop makes no other', () => {
  expect(plainName('Anne-Marie St. John')).toBe('anne marie st john');
});

test('what is plain stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(plainText(plainText(name))).toBe(plainText(name));
      expect(plainName(plainName(name))).toBe(plainName(name));
    }),
  );
});

test('nothing typed is held by every text, and a name by its letters', () => {
  expect(holdsTyped('Ann O’Brien', ' obr ')).toBe(true);
  expect(holdsTyped('Ann O’Brien', '  ')).toBe(true);
  expect(holdsTyped('Ann O’Brien', 'moss')).toBe(false);
});
