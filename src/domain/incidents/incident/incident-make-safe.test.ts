import { expect, test } from 'vitest';
import { keysOf } from '../../kit/vocabulary/record-values.ts';
import { incidentTypes } from './incident-event.ts';
import { ambulanceReasons, firstStepsFor, type Emergency } from './incident-make-safe.ts';

const fall = (more: Partial<Emergency> = {}): Emergency => ({
  incident_type: 'fall',
  head_strike: 'no',
  conscious_throughout: true,
  new_pain_or_deformity: false,
  on_anticoagulant: false,
  ...more,
});

test.each(['yes', 'unknown'] as const)(
  'a blood thinner and a head that was hit (%s) means an ambulance',
  (head_strike) => {
    expect(ambulanceReasons(fall({ head_strike, on_anticoagulant: true }))).toEqual([
      'They may have hit their head and take a blood thinner.',
    ]);
  },
);

test('neither alone means an ambulance, nor does what is not yet answered', () => {
  expect(ambulanceReasons(fall({ head_strike: 'yes' }))).toEqual([]);
  expect(ambulanceReasons(fall({ on_anticoagulant: true }))).toEqual([]);
  expect(
    ambulanceReasons(
      fall({ head_strike: null, conscious_throughout: null, new_pain_or_deformity: null, on_anticoagulant: true }),
    ),
  ).toEqual([]);
});

test('someone who was not awake throughout, or has new pain, needs an ambulance', () => {
  expect(ambulanceReasons(fall({ conscious_throughout: false }))).toHaveLength(1);
  expect(ambulanceReasons(fall({ new_pain_or_deformity: true }))[0]).toContain('Do not move them');
});

test('every kind of incident says what to do first, and none says that a medicine was given', () => {
  for (const type of keysOf(incidentTypes)) expect(firstStepsFor(type).length, type).toBeGreaterThan(1);
  expect(firstStepsFor(null)).toEqual([]);
  expect(firstStepsFor('burn_scald')[0]).toContain('20 minutes');
});
