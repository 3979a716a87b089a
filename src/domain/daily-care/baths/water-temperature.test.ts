import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waterLimit, waterVerdict, type BathType } from './water-temperature.ts';

const limits = { bath_max_c: 43, shower_max_c: 41, absolute_max_c: 44, min_comfort_c: 35 };

test.each([
  ['bath', 43, 'comfortable'],
  ['bath', 43.1, 'above_limit'],
  ['bath', 44, 'above_limit'],
  ['bath', 44.1, 'too_hot'],
  ['assisted_bath_hoist', 43.1, 'above_limit'],
  ['shower', 41, 'comfortable'],
  ['shower', 41.1, 'above_limit'],
  ['wet_room', 44.1, 'too_hot'],
  ['bed_bath', 44, 'comfortable'],
  ['strip_wash', 44.1, 'too_hot'],
  ['bath', 34.9, 'too_cool'],
  ['bath', 35, 'comfortable'],
] as const)('a %s at %d °C is %s', (type, reading, verdict) => {
  expect(waterVerdict(type, reading, limits)).toBe(verdict);
});

test('a house may be stricter', () => {
  expect(waterVerdict('bath', 40, { ...limits, bath_max_c: 39 })).toBe('above_limit');
  expect(waterVerdict('bath', 43.5, { ...limits, absolute_max_c: 43 })).toBe('too_hot');
});

test('no setting makes more than 44 °C acceptable', () => {
  const types = fc.constantFrom<BathType>(
    'bath',
    'assisted_bath_hoist',
    'shower',
    'wet_room',
    'bed_bath',
    'strip_wash',
  );
  const setting = fc.double({ min: 30, max: 90, noNaN: true });
  fc.assert(
    fc.property(types, setting, setting, setting, (type, bath_max_c, shower_max_c, absolute_max_c) => {
      const house = { ...limits, bath_max_c, shower_max_c, absolute_max_c };
      expect(waterLimit(type, house)).toBeLessThanOrEqual(44);
      expect(waterVerdict(type, 44.1, house)).toBe('too_hot');
    }),
  );
});
