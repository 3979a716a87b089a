import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bmi, bodyMass } from './bmi.ts';

test('BMI is kilograms by height in metres squared, to one decimal', () => {
  expect(bmi(70, 175)).toBe(22.9);
  expect(bmi(51.2, 160)).toBe(20);
});

test('without a height there is no BMI', () => {
  expect(bmi(70, null)).toBeNull();
  expect(bmi(70, 0)).toBeNull();
});

test('oedema or a cast marks the figure to be read with care', () => {
  expect(bodyMass({ weight_kg: 70, height_cm: 175, oedema_or_cast: true })).toEqual({
    bmi: 22.9,
    read_with_care: true,
  });
});

test('at the same height more weight never means a lower BMI', () => {
  const kg = fc.double({ min: 20, max: 300, noNaN: true });
  fc.assert(
    fc.property(kg, kg, fc.integer({ min: 100, max: 230 }), (a, b, height) => {
      expect(bmi(Math.max(a, b), height)).toBeGreaterThanOrEqual(bmi(Math.min(a, b), height) ?? Infinity);
    }),
  );
});
