import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drunkWords, fluidRange, fullDay, isOverLimit } from './fluid-range.ts';

const house = { fluid_target_default_f: 1600, fluid_target_default_m: 2000 };
const resident = { gender: 'male', fluid_target_ml: null, fluid_restriction_ml: null } as const;

test('without an own target the house figure counts', () => {
  expect(fluidRange(resident, house)).toEqual({ target_ml: 2000, limit_ml: null });
  expect(fluidRange({ ...resident, gender: 'female' }, house).target_ml).toBe(1600);
  expect(fluidRange({ ...resident, gender: 'not_stated' }, house).target_ml).toBe(1600);
});

test('an own target comes first', () => {
  expect(fluidRange({ ...resident, fluid_target_ml: 1750 }, house).target_ml).toBe(1750);
});

test('a ceiling is not a target: who may have at most so much is asked for nothing', () => {
  expect(fluidRange({ ...resident, fluid_restriction_ml: 1500 }, house)).toEqual({ target_ml: null, limit_ml: 1500 });
  expect(fluidRange({ ...resident, fluid_target_ml: 1500, fluid_restriction_ml: 1500 }, house)).toEqual({
    target_ml: null,
    limit_ml: 1500,
  });
});

test('somebody may have a floor and a ceiling, and the floor never lies above', () => {
  const millilitres = fc.option(fc.integer({ min: 200, max: 5000 }));
  fc.assert(
    fc.property(
      fc.constantFrom('female' as const, 'male' as const, 'non_binary' as const, null),
      millilitres,
      millilitres,
      (gender, fluid_target_ml, fluid_restriction_ml) => {
        const { target_ml, limit_ml } = fluidRange({ gender, fluid_target_ml, fluid_restriction_ml }, house);
        expect(limit_ml).toBe(fluid_restriction_ml);
        expect(target_ml ?? 0).toBeLessThanOrEqual(limit_ml ?? Infinity);
        expect(target_ml ?? limit_ml).not.toBeNull();
      },
    ),
  );
});

test('the words know floor, ceiling and both', () => {
  expect(drunkWords({ intake_ml: 760, target_ml: 1500, limit_ml: null })).toBe('760 of 1,500 ml');
  expect(drunkWords({ intake_ml: 1340, target_ml: null, limit_ml: 1500 })).toBe(
    '1,340 ml, 160 ml left of at most 1,500 ml',
  );
  expect(drunkWords({ intake_ml: 1500, target_ml: null, limit_ml: 1500 })).toBe(
    '1,500 ml, 0 ml left of at most 1,500 ml',
  );
  expect(drunkWords({ intake_ml: 900, target_ml: 1200, limit_ml: 1500 })).toBe(
    '900 of 1,200 ml, 600 ml left of at most 1,500 ml',
  );
  expect(drunkWords({ intake_ml: 1650, target_ml: null, limit_ml: 1500 })).toBe(
    '1,650 ml, 150 ml over the 1,500 ml allowed',
  );
});

test('only more than the ceiling is over it, and the day is drawn up to it', () => {
  expect([1499, 1500, 1501].map((intake_ml) => isOverLimit({ intake_ml, limit_ml: 1500 }))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isOverLimit({ intake_ml: 9000, limit_ml: null })).toBe(false);
  expect(fullDay({ target_ml: 1200, limit_ml: 1500 })).toBe(1500);
  expect(fullDay({ target_ml: 1200, limit_ml: null })).toBe(1200);
});
