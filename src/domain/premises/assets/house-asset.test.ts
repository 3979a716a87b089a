import { describe, expect, test } from 'vitest';
import { missing } from '#domain/kit/vocabulary/parse.ts';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import { houseAsset } from './house-asset.ts';

const hoist = (given: Record<string, unknown> = {}) =>
  filled(houseAsset, { ...sample(houseAsset, { category: 'hoist_lift' }), ...given });
const complaints = (given: Record<string, unknown>) => houseAsset.check(hoist(given), circumstances());

describe('a house asset', () => {
  test('that is unsafe is out of service', () => {
    expect(complaints({ condition: 'unsafe', status: 'in_use' })).toHaveProperty('status');
    expect(complaints({ condition: 'unsafe', status: 'under_repair' })).toHaveProperty('status');
    expect(complaints({ condition: 'unsafe', status: 'out_of_service' })).toEqual({});
    expect(complaints({ condition: 'unsafe', status: 'disposed' })).toEqual({});
    expect(complaints({ condition: 'poor', status: 'in_use' })).toEqual({});
  });

  test('has a warranty that ends no earlier than it was bought', () => {
    expect(complaints({ purchase_date: '2026-03-01', warranty_expiry: '2026-03-01' })).toEqual({});
    expect(complaints({ purchase_date: '2026-03-01', warranty_expiry: '2026-02-28' })).toHaveProperty(
      'warranty_expiry',
    );
    expect(complaints({ warranty_expiry: '2026-02-28' })).toEqual({});
  });

  test('that lifts people is examined every six months', () => {
    const loler = (interval_months: number) => ({
      checks: [{ kind: 'loler', interval_months, last_on: '2026-01-01', next_due: null }],
    });
    expect(complaints(loler(6))).toEqual({});
    expect(complaints(loler(7))).toEqual({ checks: 'Lifting equipment examination: at most every 6 months.' });
  });

  test('that carries people says what it carries', () => {
    const load = (category: string) => missing(houseAsset.fields, hoist({ category, safe_working_load_kg: null }));
    for (const category of ['hoist_lift', 'sling', 'bed'])
      expect(load(category)).toHaveProperty('safe_working_load_kg');
    expect(load('scales')).not.toHaveProperty('safe_working_load_kg');
  });

  test('knows its next check and who entered it', () => {
    const checks = [{ kind: 'gas', interval_months: null, last_on: '2025-06-01', next_due: null }];
    expect(houseAsset.derive(hoist({ checks }), circumstances({ actor: 'ann' }))).toMatchObject({
      recorded_by: 'ann',
      next_check_kind: 'gas',
      next_check_on: '2026-06-01',
      checks: [{ interval_months: 12 }],
    });
    expect(houseAsset.derive(hoist(), circumstances({ actor: 'ben', before: hoist() }))).not.toHaveProperty(
      'recorded_by',
    );
  });

  test('is disposed of for good, with date and reason', () => {
    const states = houseAsset.states ?? { start: '', moves: [] };
    expect(moveBetween(states, 'in_store', 'disposed')).toMatchObject({
      right: 'dispose',
      needs: ['disposal_date', 'disposal_reason'],
    });
    expect(moveBetween(states, 'disposed', 'in_use')).toBeUndefined();
    expect(moveBetween(states, 'in_use', 'under_repair')?.right).toBe('change');
  });
});
