import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { careTracking } from './care-tracking.ts';

const row = (given: Record<string, unknown>) => ({
  chart: 'weight',
  frequency: 'weekly',
  interval_value: null,
  reason: 'Losing weight',
  start_date: '2026-03-01',
  review_date: '2026-04-01',
  two_staff: false,
  prompt_text: null,
  ...given,
});
const complaints = (given: Record<string, unknown>) => careTracking.check(filled(careTracking, given), circumstances());

test('at first nothing is monitored', () => {
  expect(complaints({})).toEqual({});
  expect(filled(careTracking)).toMatchObject({
    weight: false,
    fluid_intake: false,
    incident: false,
    care: false,
    details: [],
  });
});

test('what is monitored says how often and why', () => {
  expect(complaints({ weight: true })).toEqual({ details: 'Say how often and why Weight is monitored.' });
  expect(complaints({ weight: true, details: [row({})] })).toEqual({});
});

test('a chart has one rhythm', () => {
  expect(complaints({ weight: true, details: [row({}), row({ frequency: 'daily' })] })).toEqual({
    details: 'Weight is listed twice.',
  });
});

test('several times a day says how many', () => {
  const fluids = { chart: 'fluid_intake', frequency: 'x_per_day' };
  expect(complaints({ fluid_intake: true, details: [row(fluids)] })).toHaveProperty('details');
  expect(complaints({ fluid_intake: true, details: [row({ ...fluids, interval_value: 8 })] })).toEqual({});
});

test('the review does not come before the start', () => {
  expect(complaints({ weight: true, details: [row({ review_date: '2026-03-01' })] })).toEqual({});
  expect(complaints({ weight: true, details: [row({ review_date: '2026-02-28' })] })).toHaveProperty('details');
});

test('a new chart begins as often as the house does it, and is reviewed as the house reviews', () => {
  const { settings, ...around } = circumstances();
  const begun = filled(careTracking, { weight: true, details: [row({ frequency: null, review_date: null })] });
  expect(
    careTracking.suggest(begun, { ...around, settings: { ...settings, weigh_default: 'weekly' } })['details'],
  ).toEqual([expect.objectContaining({ frequency: 'weekly', review_date: expect.stringMatching(/^\d{4}-/) })]);
});
