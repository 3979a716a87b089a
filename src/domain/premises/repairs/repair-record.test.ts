import { describe, expect, test } from 'vitest';
import { missing } from '#domain/kit/vocabulary/parse.ts';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { circumstances, filled, sundayMorning } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import { repairRecord } from './repair-record.ts';

const tap = (given: Record<string, unknown> = {}) =>
  filled(repairRecord, { ...sample(repairRecord), photo: 'a-file', reported_at: sundayMorning, ...given });
const complaints = (given: Record<string, unknown>) => repairRecord.check(tap(given), circumstances());
const derived = (given: Record<string, unknown>, around = {}) => repairRecord.derive(tap(given), circumstances(around));

describe('a repair', () => {
  test('is due by its priority', () => {
    expect(derived({ priority: 'emergency' })).toMatchObject({
      make_safe_by: '2026-03-01T13:00:00.000Z',
      target_at: '2026-03-02T09:00:00.000Z',
    });
    expect(derived({ priority: 'urgent' })).toMatchObject({
      make_safe_by: null,
      target_at: '2026-03-04T09:00:00.000Z',
    });
    expect(derived({ priority: 'routine' })).toMatchObject({ target_at: '2026-03-29T09:00:00.000Z' });
    expect(derived({ priority: 'planned', planned_date: '2026-07-01' })).toMatchObject({
      target_at: '2026-07-01T16:00:00.000Z',
    });
  });

  test('keeps the time it was reported and who reported it', () => {
    const later = derived({}, { now: '2026-03-05T09:00:00.000Z', actor: 'ben', before: tap() });
    expect(later).toMatchObject({ reported_at: sundayMorning });
    expect(later).not.toHaveProperty('recorded_by');
    expect(derived({}, { actor: 'ann' })).toMatchObject({ reported_at: sundayMorning, recorded_by: 'ann' });
  });

  test('that could harm someone says what keeps people safe', () => {
    expect(missing(repairRecord.fields, tap({ safety_risk: true, interim_control: null }))).toHaveProperty(
      'interim_control',
    );
    expect(missing(repairRecord.fields, tap({ safety_risk: false, interim_control: null }))).toEqual({});
  });

  test('is not completed in the future, nor before anyone came', () => {
    expect(complaints({ completed_at: '2026-03-01T09:05:00.000Z' })).toEqual({});
    expect(complaints({ completed_at: '2026-03-01T09:06:00.000Z' })).toHaveProperty('completed_at');
    expect(complaints({ attended_at: sundayMorning, completed_at: sundayMorning })).toEqual({});
    expect(complaints({ attended_at: sundayMorning, completed_at: '2026-03-01T08:59:00.000Z' })).toHaveProperty(
      'completed_at',
    );
  });

  test('is verified by someone other than who completed it', () => {
    expect(complaints({ completed_by: 'ann', verified_by: 'ann' })).toHaveProperty('verified_by');
    expect(complaints({ completed_by: 'ann', verified_by: 'mia' })).toEqual({});
    expect(moveBetween(repairRecord.states ?? { start: '', moves: [] }, 'completed', 'verified')).toMatchObject({
      right: 'verify',
      by: 'status',
      notBy: ['completed_by'],
    });
  });

  test('remembers who completed and who verified it, until it is taken up again', () => {
    const moved = (status: string, from: string) =>
      derived({ status }, { actor: 'ann', before: tap({ status: from }) });
    expect(moved('completed', 'in_progress')).toMatchObject({ completed_by: 'ann' });
    expect(moved('verified', 'completed')).toMatchObject({ verified_by: 'ann' });
    expect(moved('in_progress', 'verified')).toMatchObject({ completed_by: null, verified_by: null });
  });

  test('asks for a photo, and whether a failed lift can wait', () => {
    const warned = (given: Record<string, unknown>) => repairRecord.warn(tap(given), circumstances());
    expect(warned({})).toEqual({});
    expect(warned({ photo: null })).toHaveProperty('photo');
    expect(warned({ category: 'lift_hoist', priority: 'urgent' })).toHaveProperty('priority');
    expect(warned({ category: 'lift_hoist', priority: 'emergency' })).toEqual({});
    expect(warned({ photo: null, status: 'triaged' })).toEqual({});
  });
});
