import { expect, test } from 'vitest';
import { occupancyWords, tilesOf } from './overview-signs.ts';

test('a part that may not be seen has no tile, not a nought', () => {
  expect(tilesOf({ name: 'Rose House' })).toEqual([]);
  expect(
    tilesOf({ name: 'Rose House', plans: { overdue: 0, due_in_7_days: 0, unread: 0 } }).map(({ title }) => title),
  ).toEqual(['Plans and risks']);
});

test('nothing overdue is quiet, one overdue review is not', () => {
  const tone = (overdue: number) =>
    tilesOf({ name: '', plans: { overdue, due_in_7_days: 0, unread: 0 } })[0]?.signs[0]?.tone;
  expect(tone(0)).toBe('quiet');
  expect(tone(1)).toBe('danger');
});

test('a figure names those it counts, each once', () => {
  const training = [
    { staff: '1', name: 'Joy Osei', course: 'fire', expires_on: '2026-12-01' },
    { staff: '1', name: 'Joy Osei', course: 'food', expires_on: '2026-12-02' },
  ];
  expect(tilesOf({ name: '', training })[0]?.signs[0]).toEqual({
    label: 'Training missing or due in 30 days',
    figure: '2',
    tone: 'watch',
    names: ['Joy Osei'],
  });
  expect(
    tilesOf({ name: '', training: [{ staff: '1', name: 'Joy Osei', course: 'fire', expires_on: null }] })[0]?.signs[0]
      ?.tone,
  ).toBe('danger');
});

test('the house says who is in it', () => {
  expect(
    occupancyWords({
      name: '',
      occupancy: { residents: 12, in_house: 11, in_hospital: 1, on_leave: 0, max_residents: 14, vacancies: 2 },
    }),
  ).toBe('12 of 14 places · 11 in · 1 in hospital');
  expect(occupancyWords({ name: '' })).toBeNull();
});

test('the count of incidents leads to their list', () => {
  const [care] = tilesOf({ name: '', incidents: { last_28_days: 3, by_week: [], open: 1 } });
  expect(care?.signs.map(({ label, to }) => [label, to])).toEqual([
    ['Incidents in 28 days', '?incidents=all'],
    ['Incidents still open', '?incidents=open'],
  ]);
});

test('the count of follow-ups leads to their board', () => {
  const [plans] = tilesOf({ name: '', follow_ups: { open: 3, overdue: 1 } });
  expect(plans?.signs.map(({ label, figure, tone, to }) => [label, figure, tone, to])).toEqual([
    ['Follow-ups overdue', '1', 'danger', '?followups=open'],
    ['Follow-ups open', '3', 'watch', '?followups=open'],
  ]);
});
