import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { rota } from '#domain/rota/rota.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { followed } from './follow-suggestions.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

const around = circumstances();
const after = (entity: typeof plan | typeof rota | typeof careTracking, was: RecordValues, part: RecordValues) =>
  followed({ entity, was, now: { ...was, ...part }, changed: Object.keys(part)[0] ?? null, circumstances: around });

test('the next review follows from the start and how often, until somebody says otherwise', () => {
  const begun = { start_date: '2026-03-01', review_every: 'monthly', review_date: '2026-04-01' };
  expect(after(plan, {}, { start_date: '2026-03-01', review_every: 'monthly' })).toEqual({ review_date: '2026-04-01' });
  expect(after(plan, begun, { review_every: 'weekly' })).toEqual({ review_date: '2026-03-08' });
  expect(after(plan, { ...begun, review_date: '2026-03-20' }, { review_every: 'weekly' })).toEqual({});
  expect(after(plan, begun, { review_date: null })).toEqual({});
});

test('a shift has the hours of the house, and a night ends the next morning', () => {
  expect(after(rota, { date: '2026-03-01' }, { shift_type: 'early' })).toEqual({
    start_at: '2026-03-01T07:30:00.000Z',
    end_at: '2026-03-01T15:00:00.000Z',
  });
  expect(after(rota, { date: '2026-03-01' }, { shift_type: 'waking_night' })).toEqual({
    start_at: '2026-03-01T21:45:00.000Z',
    end_at: '2026-03-02T07:45:00.000Z',
  });
  expect(after(rota, { date: '2026-03-01' }, { shift_type: 'training' })).toEqual({});
});

test('what is monitored begins as often as the house does it', () => {
  const added = after(
    careTracking,
    { details: [] },
    { details: [{ chart: 'weight', frequency: null, review_date: null }] },
  );
  expect(added).toMatchObject({ details: [{ chart: 'weight', frequency: 'monthly', review_date: '2026-04-01' }] });
});
