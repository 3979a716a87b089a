import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { weightAlerts, type WeighingFacts, type WeightFacts } from './weight-alerts.ts';

const at = alertContextAt('2026-11-19T10:00:00Z');
const on = (day: string, weight_kg: number, given: Partial<WeighingFacts> = {}): WeighingFacts => ({
  id: day,
  occurred_at: `${day}T09:00:00Z`,
  outcome: 'measured',
  weight_kg,
  is_deleted: false,
  height_cm: null,
  oedema_or_cast: false,
  loss_is_planned: false,
  acute_disease_effect: false,
  ...given,
});
const steady: WeightFacts = {
  resident: 'colin',
  tracked: true,
  tracked_since: '2026-01-01',
  height_cm: 170,
  weights: [on('2026-11-15', 70), on('2026-10-16', 70)],
  has_eating_plan: false,
  food_is_tracked: false,
  usual: 'monthly',
};
const found = (code: string, given: Partial<WeightFacts>) =>
  whatIsFound(weightAlerts, code, [{ ...steady, ...given }], at);

test('nothing is raised about a steady weight', () => {
  expect(weightAlerts.flatMap((rule) => rule.find([steady], at))).toEqual([]);
});

test('WT-1 is raised at the limit, once for a further loss, and not when the loss is planned or struck out', () => {
  expect(found('WT-1', { weights: [on('2026-11-15', 66.5), on('2026-10-16', 70)] })).toEqual([
    {
      resident: 'colin',
      object: null,
      severity: 'high',
      saw: 'Weighs 66.5 kg: lost 5.0 % in a month.',
      occasions: ['a month 5 %'],
    },
  ]);
  expect(found('WT-1', { weights: [on('2026-11-15', 66.6), on('2026-10-16', 70)] })).toEqual([]);
  expect(found('WT-1', { weights: [on('2026-11-15', 66.5, { loss_is_planned: true }), on('2026-10-16', 70)] })).toEqual(
    [],
  );
  expect(
    found('WT-1', {
      weights: [on('2026-11-15', 60, { is_deleted: true }), on('2026-11-14', 70), on('2026-10-16', 70)],
    }),
  ).toEqual([]);
});

test('WT-1 is told again while a week passes without another weight, whatever was planned', () => {
  const lost = { weights: [on('2026-11-11', 66.5), on('2026-10-12', 70)] };
  const occasionsSince = (since: string) =>
    whatIsFound(weightAlerts, 'WT-1', [{ ...steady, ...lost }], { ...at, openSince: () => since })[0]?.occasions;
  expect(occasionsSince('2026-11-12T10:01:00Z')).toEqual(['a month 5 %']);
  expect(occasionsSince('2026-11-12T09:59:00Z')).toEqual(['a month 5 %', 'unweighed 1']);
  expect(occasionsSince('2026-11-05T09:00:00Z'), 'weighed since').toEqual(['a month 5 %']);
});

test('WT-4 speaks of somebody whose weight is watched and who was never weighed', () => {
  expect(found('WT-4', { weights: [], tracked_since: '2026-11-16' })).toEqual([]);
  expect(found('WT-4', { weights: [], tracked_since: '2026-11-15' })).toMatchObject([
    { severity: 'medium', saw: 'Weight is watched since 15 November and none is on file.' },
  ]);
  expect(found('WT-4', { weights: [], tracked: false })).toEqual([]);
  expect(found('WT-4', { weights: [on('2026-11-01', 0, { outcome: 'declined', weight_kg: null })] })).toEqual([]);
  expect(found('WT-4', { weights: [on('2026-10-01', 0, { outcome: 'declined', weight_kg: null })] })).toHaveLength(1);
});

test('WT-2 asks for a plan and monitoring at score 1, and is content with both', () => {
  const thin = { weights: [on('2026-11-15', 57), on('2026-10-16', 57)] };
  expect(found('WT-2', thin)).toMatchObject([{ severity: 'medium', saw: 'Nutrition score 1 at 57 kg.' }]);
  expect(found('WT-2', { ...thin, has_eating_plan: true })).toHaveLength(1);
  expect(found('WT-2', { ...thin, has_eating_plan: true, food_is_tracked: true })).toEqual([]);
});

test('WT-3 is raised from score 2', () => {
  expect(found('WT-3', { weights: [on('2026-11-15', 53), on('2026-10-16', 53)] })).toMatchObject([
    { severity: 'high' },
  ]);
  expect(found('WT-3', { weights: [on('2026-11-15', 57), on('2026-10-16', 57)] })).toEqual([]);
});

test('WT-3 that was answered is told again after four weeks without a gain, and not before', () => {
  const openedOn = (day: string) => ({ ...at, openSince: () => `${day}T10:00:00Z` });
  const occasion = (weight_kg: number, opened: string) =>
    whatIsFound(
      weightAlerts,
      'WT-3',
      [{ ...steady, weights: [on('2026-11-15', weight_kg), on('2026-10-16', 53)] }],
      openedOn(opened),
    )[0]?.occasions;
  expect(occasion(53, '2026-10-19')).toEqual(['begun']);
  expect(occasion(53, '2026-10-17')).toEqual(['1']);
  expect(occasion(53.2, '2026-10-17')).toEqual(['begun']);
});

test('WT-4 waits three days after the weight was due, and speaks of monitored residents alone', () => {
  expect(found('WT-4', { weights: [on('2026-10-15', 70)] })).toMatchObject([{ saw: 'Was due on 15 Nov 2026.' }]);
  expect(found('WT-4', { weights: [on('2026-10-16', 70)] })).toEqual([]);
  expect(found('WT-4', { weights: [on('2026-08-01', 70)], tracked: false })).toEqual([]);
});

test('WT-5 is raised by a gain of a twentieth in a month', () => {
  expect(found('WT-5', { weights: [on('2026-11-15', 73.5), on('2026-10-16', 70)] })).toMatchObject([
    { saw: 'Weighs 73.5 kg: gained 5.0 % in a month.' },
  ]);
  expect(found('WT-5', { weights: [on('2026-11-15', 73.4), on('2026-10-16', 70)] })).toEqual([]);
});

test('WT-5 leaves alone who was too light and eats by a plan', () => {
  const weights = [on('2026-11-15', 56), on('2026-10-16', 51.2)];
  expect(found('WT-5', { weights, height_cm: 160, has_eating_plan: true })).toEqual([]);
  expect(found('WT-5', { weights, height_cm: 160, has_eating_plan: false })).toHaveLength(1);
  expect(found('WT-5', { weights, height_cm: 159, has_eating_plan: true })).toHaveLength(1);
  expect(found('WT-5', { weights, height_cm: null, has_eating_plan: true })).toHaveLength(1);
});
