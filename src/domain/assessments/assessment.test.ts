import { describe, expect, test } from 'vitest';
import { missing } from '#domain/kit/vocabulary/parse.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { assessment } from './assessment.ts';
import { fixedComplaints } from '../kit/vocabulary/fixed.ts';

const pain = {
  title: 'Pain',
  licence_note: 'Ours',
  licence_status: 'free',
  scoring: 'sum',
  min_score: 0,
  max_score: 18,
};
const form = (given: Record<string, unknown> = {}) => filled(assessment, { ...pain, ...given });
const complaints = (given: Record<string, unknown>, before: Record<string, unknown> | null = null) =>
  assessment.check(form(given), circumstances({ before }));

describe('a form', () => {
  test('is published only if its licence allows it', () => {
    expect(
      complaints({ status: 'published', licence_status: 'blocked' }, form({ licence_status: 'blocked' })),
    ).toHaveProperty('licence_status');
    expect(complaints({ status: 'published', licence_status: 'free' }, form())).toEqual({});
    expect(complaints({ status: 'draft', licence_status: 'blocked' })).toEqual({});
  });

  test('in use is not changed, only retired', () => {
    const published = form({ status: 'published' });
    expect(fixedComplaints(assessment, { ...published, title: 'Pains' }, published)).toEqual({
      title: expect.stringContaining('make a new version'),
    });
    expect(fixedComplaints(assessment, { ...published, status: 'retired' }, published)).toEqual({});
    expect(fixedComplaints(assessment, form({ title: 'Pains' }), form())).toEqual({});
  });

  test('has a highest score above its lowest', () => {
    expect(complaints({ max_score: 0 })).toEqual({ max_score: 'Highest score must be above the lowest.' });
    expect(complaints({ max_score: 0.1 })).toEqual({});
  });

  test('has bands without gaps', () => {
    const band = (from: number, to: number) => ({
      from,
      to,
      label: `${from}`,
      severity: 'info',
      advice: null,
      review_days: null,
    });
    expect(complaints({ bands: [band(0, 7), band(9, 18)] })).toEqual({ bands: 'Scores that no band covers: 8 to 8.' });
    expect(complaints({ bands: [band(0, 8), band(8, 18)] })).toEqual({ bands: 'Scores that two bands cover: 8 to 8.' });
    expect(complaints({ bands: [band(7, 0)] })).toEqual({ bands: 'A band that ends before it begins: 7 to 0.' });
    expect(complaints({ bands: [band(0, 7), band(8, 18)] })).toEqual({});
  });

  test('needs no bands, and no range for them', () => {
    expect(complaints({ bands: [] })).toEqual({});
    const bands = [{ from: 2, to: 5, label: 'Some', severity: 'info', advice: null, review_days: null }];
    expect(complaints({ bands, min_score: null, max_score: null })).toEqual({});
    expect(complaints({ bands, min_score: 1, max_score: 5 })).toHaveProperty('bands');
  });

  test('that is free with acknowledgement says the acknowledgement', () => {
    expect(missing(assessment.fields, form({ licence_status: 'acknowledge' }))).toHaveProperty('acknowledgement');
    expect(missing(assessment.fields, form())).toEqual({});
  });
});
