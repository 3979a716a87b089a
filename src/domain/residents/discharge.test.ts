import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/filled.ts';
import { missing } from '../kit/parse.ts';
import { discharge } from './discharge.ts';

const leaving = (given: Record<string, unknown>) => filled(discharge, { discharge_type: 'family', ...given });
const here = circumstances({ resident: { admission_date: '2025-06-01' } });

test('nobody leaves before they came', () => {
  expect(discharge.check(leaving({ discharge_date: '2025-06-01' }), here)).toEqual({});
  expect(discharge.check(leaving({ discharge_date: '2025-05-31' }), here)).toHaveProperty('discharge_date');
});

test('a discharge is completed on the day of leaving and not before', () => {
  expect(discharge.check(leaving({ status: 'completed', discharge_date: '2026-03-01' }), here)).toEqual({});
  expect(discharge.check(leaving({ status: 'completed', discharge_date: '2026-03-02' }), here)).toHaveProperty('discharge_date');
  expect(discharge.check(leaving({ status: 'in_progress', discharge_date: '2026-03-02' }), here)).toEqual({});
});

test('who completes a discharge, and when, is written down once', () => {
  const before = leaving({ status: 'in_progress' });
  const after = { ...before, status: 'completed' };
  expect(discharge.derive(after, circumstances({ actor: 'mia', before }))).toEqual({ completed_by: 'mia', completed_at: here.now });
  expect(discharge.derive(after, circumstances({ actor: 'ann', before: after }))).toEqual({});
});

test('a discharge can be reversed for thirty days', () => {
  const reversed = (completed_at: string) => {
    const before = leaving({ status: 'completed', completed_at });
    return discharge.check({ ...before, status: 'reversed' }, circumstances({ before }));
  };
  expect(reversed('2026-01-30T12:00:00.000Z')).toEqual({});
  expect(reversed('2026-01-29T12:00:00.000Z')).toHaveProperty('status');
});

test('a death is told to the family and the regulator before the discharge is completed', () => {
  const death = { discharge_type: 'deceased', reason: 'Died', summary: 'Peacefully' };
  expect(Object.keys(missing(discharge.fields, leaving(death)))).toEqual(['resident', 'died_at', 'place']);
  expect(Object.keys(missing(discharge.fields, leaving({ ...death, status: 'completed' })))).toEqual(
    ['resident', 'discharge_date', 'died_at', 'place', 'next_of_kin_told_at', 'regulator_notified_at'],
  );
});
