import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDate } from '../../kit/time/frequency.ts';
import { addDays, daysBetween } from '../../kit/time/time.ts';
import { weighDue } from './weigh-due.ts';

test('low risk is weighed in the usual rhythm of the house', () => {
  expect(weighDue('2026-01-31', { risk: 'low', loss_points: 0 }, 'monthly')).toEqual({
    due_on: '2026-02-28',
    food_record_days: 0,
  });
  expect(weighDue('2026-01-31', { risk: null, loss_points: 0 }, 'quarterly').due_on).toBe('2026-04-30');
});

test('medium risk is weighed within a month and keeps a three-day food and fluid record', () => {
  expect(weighDue('2026-01-31', { risk: 'medium', loss_points: 0 }, 'quarterly')).toEqual({
    due_on: '2026-02-28',
    food_record_days: 3,
  });
  expect(weighDue('2026-01-31', { risk: 'medium', loss_points: 0 }, 'fortnightly').due_on).toBe('2026-02-14');
});

test('high risk, and anyone losing weight, is weighed weekly', () => {
  expect(weighDue('2026-01-31', { risk: 'high', loss_points: 0 }, 'monthly').due_on).toBe('2026-02-07');
  expect(weighDue('2026-01-31', { risk: 'medium', loss_points: 1 }, 'monthly')).toEqual({
    due_on: '2026-02-07',
    food_record_days: 3,
  });
});

test('nobody waits longer than the house usually does, and who is at high risk no longer than a week', () => {
  const screened = fc.record({
    risk: fc.constantFrom('low' as const, 'medium' as const, 'high' as const, null),
    loss_points: fc.nat(2),
  });
  const usual = fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const, 'quarterly' as const);
  const days = fc.nat(1500).map((more) => addDays('2026-01-01', more));
  fc.assert(
    fc.property(days, screened, usual, (last, found, rhythm) => {
      const { due_on } = weighDue(last, found, rhythm);
      expect(due_on > last && due_on <= nextDate(last, rhythm)).toBe(true);
      if (found.risk === 'high') expect(daysBetween(last, due_on)).toBeLessThanOrEqual(7);
    }),
  );
});
