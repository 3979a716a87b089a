import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit, isNationalId } from './national-id.ts';

const nineDigits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .map((digits) => digits.join(''));

test('a number with its right check digit is accepted', () => {
  expect(isNationalId('9434765919', 'nhs_number')).toBe(true);
  expect(isNationalId('9434765919', 'chi_number')).toBe(true);
  expect(isNationalId('9434765919', 'hsc_number')).toBe(true);
});

test('a wrong check digit, a space, a letter or a missing digit is refused', () => {
  for (const id of ['9434765918', '943 476 5919', '943476591X', '943476591', '94347659190', '']) {
    expect(isNationalId(id, 'nhs_number')).toBe(false);
  }
});

test('a remainder of one gives no number at all, a remainder of nought the digit 0', () => {
  expect(checkDigit('000000006')).toBeNull();
  expect(isNationalId('0000000060', 'nhs_number')).toBe(false);
  expect(checkDigit('000000000')).toBe(0);
});

test('a local code may be anything', () => {
  expect(isNationalId('ROSE-7', 'local')).toBe(true);
});

test('one mistyped digit is always noticed', () => {
  fc.assert(
    fc.property(nineDigits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (nine, place, shift) => {
      const check = checkDigit(nine);
      fc.pre(check !== null);
      const wrong = `${nine.slice(0, place)}${(Number(nine[place]) + shift) % 10}${nine.slice(place + 1)}`;
      expect(isNationalId(`${wrong}${check}`, 'nhs_number')).toBe(false);
    }),
  );
});
