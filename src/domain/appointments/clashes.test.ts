import { expect, test } from 'vitest';
import { clashesOf } from './clashes.ts';

const visit = (id: string, from: string, to: string, given: object = {}) => ({
  id,
  status: 'scheduled',
  starts_at: `2026-03-01T${from}:00.000Z`,
  ends_at: `2026-03-01T${to}:00.000Z`,
  resident: id,
  escort_staff: null,
  transport: 'none',
  ...given,
});

test('the same person, the same escort and the one car cannot be in two places', () => {
  const dentist = visit('a', '10:00', '11:00', { resident: 'hale', escort_staff: 'ann', transport: 'house_car' });
  expect(clashesOf(dentist, [dentist, visit('b', '10:30', '11:30', { resident: 'hale' })])).toEqual(['resident']);
  expect(clashesOf(dentist, [visit('b', '10:30', '11:30', { escort_staff: 'ann', transport: 'house_car' })])).toEqual([
    'escort',
    'car',
  ]);
});

test('one after the other is no clash, nor is what was called off', () => {
  const dentist = visit('a', '10:00', '11:00', { resident: 'hale' });
  expect(
    clashesOf(dentist, [
      visit('b', '11:00', '12:00', { resident: 'hale' }),
      visit('c', '10:00', '11:00', { resident: 'hale', status: 'cancelled' }),
    ]),
  ).toEqual([]);
});

test('two taxis, or two visits of the house without an escort, do not clash', () => {
  const taxi = visit('a', '10:00', '11:00', { resident: null, transport: 'taxi' });
  expect(clashesOf(taxi, [visit('b', '10:00', '11:00', { resident: null, transport: 'taxi' })])).toEqual([]);
});
