import { describe, expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { fluidIntake } from './fluid-intake.ts';

const fluid = (given: Record<string, unknown>) => filled(fluidIntake, { amount_ml: 150, ...given });
const complaints = (given: Record<string, unknown>, resident: Record<string, unknown> | null = null) =>
  fluidIntake.check(fluid(given), circumstances({ resident }));
const warnings = (given: Record<string, unknown>, resident: Record<string, unknown> | null = null) =>
  fluidIntake.warn(fluid(given), circumstances({ resident }));
const derived = (given: Record<string, unknown>) => fluidIntake.derive(fluid(given), circumstances());

describe('a drink', () => {
  test('needs its amount', () => {
    expect(complaints({ amount_ml: null })).toHaveProperty('amount_ml');
    expect(complaints({ amount_ml: 0 })).toEqual({});
  });

  test('cannot be more than was offered', () => {
    expect(complaints({ offered_ml: 200, amount_ml: 200 })).toEqual({});
    expect(complaints({ offered_ml: 200, amount_ml: 201 })).toHaveProperty('amount_ml');
  });

  test('was offered as much as was drunk unless told otherwise', () => {
    expect(derived({ amount_ml: 150 })).toMatchObject({ offered_ml: 150, outcome: 'all' });
    expect(derived({ amount_ml: 100, offered_ml: 200 })).toMatchObject({ offered_ml: 200, outcome: 'most' });
    expect(derived({ amount_ml: 0, offered_ml: 200 })).toMatchObject({ outcome: 'chose_not_to' });
  });

  test('of an unlikely size is asked about', () => {
    expect(warnings({ offered_ml: 1000, amount_ml: 750 })).toEqual({});
    expect(warnings({ offered_ml: 1001, amount_ml: 100 })).toHaveProperty('offered_ml');
    expect(warnings({ amount_ml: 751 })).toHaveProperty('amount_ml');
    expect(warnings({ offered_ml: 1500, amount_ml: 700, route: 'peg' })).toEqual({});
  });

  test('tells its thickness when swallowing is difficult, and asks when it is not the agreed one', () => {
    const resident = { has_dysphagia: true, iddsi_fluid_level: 2 };
    expect(complaints({}, resident)).toHaveProperty('thickness_level');
    expect(complaints({ thickness_level: 2 }, resident)).toEqual({});
    expect(complaints({ route: 'peg' }, resident)).toEqual({});
    expect(warnings({ thickness_level: 2 }, resident)).toEqual({});
    expect(warnings({ thickness_level: 1 }, resident)).toHaveProperty('thickness_level');
  });
});

describe('output', () => {
  test('needs its amount unless nobody measured the urine', () => {
    expect(complaints({ direction: 'output', output_type: 'catheter_urine', amount_ml: null })).toHaveProperty(
      'amount_ml',
    );
    expect(complaints({ direction: 'output', output_type: 'unmeasured_urine', amount_ml: null })).toEqual({});
  });

  test('that was not measured keeps no amount', () => {
    expect(derived({ direction: 'output', output_type: 'unmeasured_urine', amount_ml: 200 })).toMatchObject({
      amount_ml: null,
    });
    expect(derived({ direction: 'output', output_type: 'measured_urine', amount_ml: 200 })).not.toHaveProperty(
      'amount_ml',
    );
  });
});
