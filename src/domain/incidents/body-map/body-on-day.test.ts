import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBetween, daysOfChange, numbered, sizeOn, sizesOf, statusOn, type SeenMark } from './body-on-day.ts';

const zone = 'Europe/London';
const mark = (given: Partial<SeenMark> = {}): SeenMark => ({
  id: 'a',
  occurred_at: '2026-06-01T22:30:00Z',
  updated_at: '2026-06-10T09:00:00Z',
  is_deleted: false,
  length_mm: 30,
  width_mm: 20,
  status: 'healed',
  reviews: [
    { at: '2026-06-04T09:00:00Z', size: '20 × 10 mm', healing: 'better' },
    { at: '2026-06-10T09:00:00Z', size: null, healing: 'healed' },
  ],
  ...given,
});

describe('the body on a day', () => {
  test.each([
    ['2026-05-31', null],
    ['2026-06-01', 'open'],
    ['2026-06-03', 'open'],
    ['2026-06-04', 'healing'],
    ['2026-06-10', 'healed'],
    ['2027-01-01', 'healed'],
  ])('on %s the mark is %s', (day, status) => {
    expect(statusOn(mark(), day, zone)).toBe(status);
  });

  test('begins on the calendar of the house, not of the server', () => {
    expect(statusOn(mark({ occurred_at: '2026-06-01T23:30:00Z' }), '2026-06-01', zone)).toBeNull();
  });

  test('does not show what was struck out', () => {
    expect(statusOn(mark({ is_deleted: true }), '2026-06-05', zone)).toBeNull();
    expect(daysOfChange([mark({ is_deleted: true })], zone)).toEqual([]);
  });

  test('shows a status set without a review from the day it was set', () => {
    const left = mark({ status: 'transferred_with', reviews: [], updated_at: '2026-06-08T10:00:00Z' });
    expect(statusOn(left, '2026-06-07', zone)).toBe('open');
    expect(statusOn(left, '2026-06-08', zone)).toBe('transferred_with');
  });

  test('knows the size of a mark as it was last seen', () => {
    expect(sizeOn(mark(), '2026-06-02', zone)).toMatchObject({ length_mm: 30, width_mm: 20 });
    expect(sizeOn(mark(), '2026-06-05', zone)).toMatchObject({ length_mm: 20, width_mm: 10 });
    expect(sizesOf(mark()).map(({ length_mm }) => length_mm)).toEqual([30, 20, 0]);
    expect(sizesOf(mark({ length_mm: null, reviews: [] }))).toEqual([]);
  });

  test('lists the days on which something changed', () => {
    expect(daysOfChange([mark()], zone)).toEqual(['2026-06-01', '2026-06-04', '2026-06-10']);
  });
});

describe('between two days', () => {
  test.each([
    ['2026-05-01', '2026-06-02', 'found'],
    ['2026-06-02', '2026-06-05', 'healing'],
    ['2026-06-05', '2026-06-11', 'healed'],
    ['2026-06-01', '2026-06-03', null],
    ['2026-05-01', '2026-05-02', null],
  ])('from %s to %s the mark was %s', (from, to, change) => {
    expect(changeBetween(mark(), from, to, zone)).toBe(change);
  });

  test('a mark that stays open may grow or shrink', () => {
    const watched = (size: string) =>
      mark({ status: 'open', reviews: [{ at: '2026-06-04T09:00:00Z', size, healing: 'same' }] });
    expect(changeBetween(watched('35 mm'), '2026-06-02', '2026-06-05', zone)).toBe('larger');
    expect(changeBetween(watched('25 mm'), '2026-06-02', '2026-06-05', zone)).toBe('smaller');
    expect(changeBetween(watched('30 mm'), '2026-06-02', '2026-06-05', zone)).toBeNull();
  });
});

describe('numbers', () => {
  const marks = fc
    .uniqueArray(fc.record({ id: fc.uuid(), day: fc.integer({ min: 1, max: 28 }) }), {
      selector: ({ id }) => id,
      maxLength: 20,
    })
    .map((given) =>
      given.map(({ id, day }) => mark({ id, occurred_at: `2026-06-${String(day).padStart(2, '0')}T10:00:00Z` })),
    );
  const pairs = (all: readonly SeenMark[]) => Object.fromEntries(numbered(all).map(({ id, number }) => [id, number]));

  test('do not depend on the order of the answer', () => {
    fc.assert(
      fc.property(marks, (all) => {
        expect(pairs(all.toReversed())).toEqual(pairs(all));
      }),
    );
  });

  test('stay when a mark is struck out', () => {
    fc.assert(
      fc.property(marks, (all) => {
        expect(pairs(all.map((one, at) => (at === 0 ? { ...one, is_deleted: true } : one)))).toEqual(pairs(all));
      }),
    );
  });
});
