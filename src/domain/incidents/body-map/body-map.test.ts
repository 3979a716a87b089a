import { describe, expect, test } from 'vitest';
import { missing } from '../../kit/vocabulary/parse.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { bodyMap } from './body-map.ts';

const mark = (given: Record<string, unknown>) =>
  filled(bodyMap, {
    view: 'front',
    region: 'front.thigh.left',
    mark_type: 'bruise',
    cause: 'fall',
    colour: ['purple'],
    length_mm: 30,
    ...given,
  });
const complaints = (given: Record<string, unknown>) => bodyMap.check(mark(given), circumstances());
const warnings = (given: Record<string, unknown>) => bodyMap.warn(mark(given), circumstances());
const derived = (given: Record<string, unknown>, around = {}) => bodyMap.derive(mark(given), circumstances(around));

describe('a mark on the body map', () => {
  test('lies in the view it was drawn in', () => {
    expect(complaints({})).toEqual({});
    expect(complaints({ view: 'back' })).toHaveProperty('region');
  });

  test('has a length unless it has no edge', () => {
    expect(missing(bodyMap.fields, mark({ length_mm: null }))).toHaveProperty('length_mm');
    expect(missing(bodyMap.fields, mark({ length_mm: null, mark_type: 'rash' }))).not.toHaveProperty('length_mm');
    expect(missing(bodyMap.fields, mark({ length_mm: null, mark_type: 'redness' }))).not.toHaveProperty('length_mm');
  });

  test('of pressure damage has a category', () => {
    expect(missing(bodyMap.fields, mark({ mark_type: 'pressure_damage' }))).toHaveProperty('pressure_category');
  });

  test('that nobody can explain, or a burn, belongs to an incident', () => {
    expect(complaints({ cause: 'unexplained' })).toHaveProperty('incident');
    expect(complaints({ mark_type: 'burn_scald' })).toHaveProperty('incident');
    expect(complaints({ mark_type: 'burn_scald', incident: 'i' })).toEqual({});
  });

  test.each([
    ['1', false],
    ['2', true],
    ['4', true],
    ['unstageable', true],
    ['deep_tissue', true],
  ])('of pressure category %s asks for an incident: %s', (pressure_category, asked) => {
    expect('incident' in complaints({ mark_type: 'pressure_damage', pressure_category })).toBe(asked);
  });

  test('with a photo nobody agreed to is asked about', () => {
    expect(warnings({ photo: 'p', photo_consent: null })).toHaveProperty('photo_consent');
    expect(warnings({ photo: 'p', photo_consent: 'no' })).toHaveProperty('photo_consent');
    expect(warnings({ photo: 'p', photo_consent: 'best_interests' })).toEqual({});
    expect(warnings({ photo: null })).toEqual({});
  });

  test('is looked at again after three days on the house’s calendar', () => {
    expect(derived({ occurred_at: '2026-07-01T23:30:00Z' })).toMatchObject({ next_review_on: '2026-07-05' });
    expect(derived({ next_review_on: '2026-03-10' })).toMatchObject({ next_review_on: '2026-03-10' });
    expect(derived({ next_review_on: '2026-03-10', status: 'healed' })).toMatchObject({ next_review_on: null });
  });

  test('keeps the name of each reviewer', () => {
    const first = {
      at: '2026-03-01T08:00:00.000Z',
      size: null,
      colour: [],
      healing: 'same',
      note: null,
      by: 'joy',
      photo: null,
    };
    const second = { ...first, healing: 'better', by: null };
    expect(
      derived({ reviews: [first, second] }, { actor: 'sam', before: mark({ reviews: [first] }) })['reviews'],
    ).toMatchObject([{ by: 'joy' }, { by: 'sam' }]);
  });
});
