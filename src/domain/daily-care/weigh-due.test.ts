import { expect, test } from 'vitest';
import { weighDue } from './weigh-due.ts';

test('low risk is weighed in the usual rhythm of the house', () => {
  expect(weighDue('2026-01-31', { risk: 'low', loss_points: 0 }, 'monthly')).toEqual({ due_on: '2026-02-28', food_record_days: 0 });
  expect(weighDue('2026-01-31', { risk: null, loss_points: 0 }, 'quarterly').due_on).toBe('2026-04-30');
});

test('medium risk is weighed within a month and keeps a three-day food and fluid record', () => {
  expect(weighDue('2026-01-31', { risk: 'medium', loss_points: 0 }, 'quarterly')).toEqual({ due_on: '2026-02-28', food_record_days: 3 });
  expect(weighDue('2026-01-31', { risk: 'medium', loss_points: 0 }, 'fortnightly').due_on).toBe('2026-02-14');
});

test('high risk, and anyone losing weight, is weighed weekly', () => {
  expect(weighDue('2026-01-31', { risk: 'high', loss_points: 0 }, 'monthly').due_on).toBe('2026-02-07');
  expect(weighDue('2026-01-31', { risk: 'medium', loss_points: 1 }, 'monthly')).toEqual({ due_on: '2026-02-07', food_record_days: 3 });
});
