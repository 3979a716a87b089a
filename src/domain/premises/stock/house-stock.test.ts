import { describe, expect, test } from 'vitest';
import { missing } from '#domain/kit/vocabulary/parse.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import { houseStock } from './house-stock.ts';

const gloves = (given: Record<string, unknown> = {}) =>
  filled(houseStock, { ...sample(houseStock, { category: 'ppe' }), quantity: 10, reorder_level: 2, ...given });
const moved = (kind: string, quantity: number) => ({
  kind,
  quantity,
  reason: null,
  at: '2026-03-01T09:00:00.000Z',
  by: 'ann',
  resident: null,
});
const complaints = (given: Record<string, unknown>, before: Record<string, unknown> | null = null) =>
  houseStock.check(gloves(given), circumstances({ before }));
const warnings = (given: Record<string, unknown>) => houseStock.warn(gloves(given), circumstances());

describe('stock', () => {
  test('changes in quantity only by a movement', () => {
    expect(complaints({ quantity: 9 }, gloves())).toHaveProperty('quantity');
    expect(complaints({ quantity: 9, movements: [moved('out', 1)] }, gloves())).toEqual({});
    expect(complaints({ quantity: 8, movements: [moved('out', 1)] }, gloves())).toHaveProperty('quantity');
    expect(complaints({ quantity: 7, movements: [moved('count', 7)] }, gloves())).toEqual({});
    expect(complaints({ location: 'Cellar' }, gloves())).toEqual({});
    expect(complaints({ quantity: 10 })).toEqual({});
  });

  test('counts only the movements that are new', () => {
    const before = gloves({ quantity: 9, movements: [moved('out', 1)] });
    expect(complaints({ quantity: 12, movements: [moved('out', 1), moved('in', 3)] }, before)).toEqual({});
  });

  test('is not taken in past its date, though it may pass it on the shelf', () => {
    expect(complaints({ expiry_date: '2026-03-01' })).toEqual({});
    expect(complaints({ expiry_date: '2026-02-28' })).toHaveProperty('expiry_date');
    expect(complaints({ expiry_date: '2026-02-28' }, gloves({ expiry_date: '2026-02-28' }))).toEqual({});
    expect(complaints({ expiry_date: '2026-02-28' }, gloves({ expiry_date: '2026-05-01' }))).toHaveProperty(
      'expiry_date',
    );
  });

  test('that goes off says when', () => {
    const needs = (category: string) => missing(houseStock.fields, gloves({ category, expiry_date: null }));
    for (const category of ['food', 'first_aid', 'medical_consumable'])
      expect(needs(category)).toHaveProperty('expiry_date');
    expect(needs('drink')).not.toHaveProperty('expiry_date');
  });

  test('is asked about where nobody would be told in time', () => {
    expect(warnings({ reorder_level: 0 })).toHaveProperty('reorder_level');
    expect(warnings({ reorder_level: 0.001 })).toEqual({});
  });

  test('for cleaning is asked for its safety sheet', () => {
    expect(warnings({ category: 'cleaning_coshh', safety_sheet: null })).toHaveProperty('safety_sheet');
    expect(warnings({ category: 'cleaning_coshh', safety_sheet: 'a-file' })).toEqual({});
  });
});
