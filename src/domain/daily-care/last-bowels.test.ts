import { expect, test } from 'vitest';
import { lastBowels, type BowelSighting } from './last-bowels.ts';

const now = '2026-07-10T12:00:00Z';
const seen = (at: string, bowels_opened: BowelSighting['bowels_opened'], is_deleted = false): BowelSighting => ({ at, bowels_opened, is_deleted });

test('the latest yes counts, from whichever sheet it comes', () => {
  const sightings = [seen('2026-07-09T08:00:00Z', 'yes'), seen('2026-07-08T16:00:00Z', 'yes'), seen('2026-07-10T08:00:00Z', 'no')];
  expect(lastBowels(sightings, now)).toEqual({ at: '2026-07-09T08:00:00Z', hours: 28 });
});

test('unknown, struck-out and future records are no yes', () => {
  const sightings = [seen('2026-07-10T08:00:00Z', 'unknown'), seen('2026-07-10T09:00:00Z', 'yes', true), seen('2026-07-11T09:00:00Z', 'yes')];
  expect(lastBowels(sightings, now)).toBeNull();
});
