import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHours } from '../../kit/time/time.ts';
import { lastBowels, type BowelSighting } from './last-bowels.ts';

const now = '2026-07-10T12:00:00Z';
const seen = (at: string, bowels_opened: BowelSighting['bowels_opened'], is_deleted = false): BowelSighting => ({
  at,
  bowels_opened,
  is_deleted,
});

test('the latest yes counts, from whichever sheet it comes', () => {
  const sightings = [
    seen('2026-07-09T08:00:00Z', 'yes'),
    seen('2026-07-08T16:00:00Z', 'yes'),
    seen('2026-07-10T08:00:00Z', 'no'),
  ];
  expect(lastBowels(sightings, now)).toEqual({ at: '2026-07-09T08:00:00Z', hours: 28 });
});

test('unknown, struck-out and future records are no yes', () => {
  const sightings = [
    seen('2026-07-10T08:00:00Z', 'unknown'),
    seen('2026-07-10T09:00:00Z', 'yes', true),
    seen('2026-07-11T09:00:00Z', 'yes'),
  ];
  expect(lastBowels(sightings, now)).toBeNull();
});

test('no record that counts is later than the one shown, and striking it out shows an earlier one or none', () => {
  const sightings = fc.array(
    fc
      .record({
        hours: fc.integer({ min: -48, max: 240 }),
        bowels_opened: fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const, null),
        is_deleted: fc.boolean(),
      })
      .map(({ hours, bowels_opened, is_deleted }) => seen(addHours(now, -hours), bowels_opened, is_deleted)),
  );
  fc.assert(
    fc.property(sightings, (all) => {
      const last = lastBowels(all, now);
      fc.pre(last !== null);
      expect(last.hours).toBeGreaterThanOrEqual(0);
      const rest = lastBowels(
        all.map((one) => (one.at === last.at ? { ...one, is_deleted: true } : one)),
        now,
      );
      expect(rest === null || rest.hours > last.hours).toBe(true);
    }),
  );
});
