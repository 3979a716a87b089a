import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fluidTarget } from './fluid-target.ts';

const house = { fluid_target_default_f: 1600, fluid_target_default_m: 2000 };
const resident = { gender: 'male', fluid_target_ml: null, fluid_restriction_ml: null } as const;

test('without an own target the house figure counts', () => {
  expect(fluidTarget(resident, house)).toBe(2000);
  expect(fluidTarget({ ...resident, gender: 'female' }, house)).toBe(1600);
  expect(fluidTarget({ ...resident, gender: 'not_stated' }, house)).toBe(1600);
});

test('an own target comes first', () => {
  expect(fluidTarget({ ...resident, fluid_target_ml: 1750 }, house)).toBe(1750);
});

test('a restriction caps the target', () => {
  expect(fluidTarget({ ...resident, fluid_restriction_ml: 1200 }, house)).toBe(1200);
});

test('no target is ever above what a clinician allows', () => {
  const millilitres = fc.option(fc.integer({ min: 200, max: 5000 }));
  fc.assert(fc.property(fc.constantFrom('female' as const, 'male' as const, 'non_binary' as const, null), millilitres, millilitres, (gender, fluid_target_ml, fluid_restriction_ml) => {
    const target = fluidTarget({ gender, fluid_target_ml, fluid_restriction_ml }, house);
    expect(target).toBeLessThanOrEqual(fluid_restriction_ml ?? Infinity);
    expect(target).toBeGreaterThan(0);
  }));
});
