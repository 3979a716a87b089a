import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from '#domain/kit/time/time.ts';
import { trendPoints, trendSentence } from './size-trend.tsx';

const seen = (at: string, length_mm: number) => ({ at, length_mm, width_mm: null });

test.each([
  [[seen('2026-06-01T09:00:00Z', 30)], '30 mm when it was found.'],
  [
    [seen('2026-06-01T09:00:00Z', 30), seen('2026-06-04T09:00:00Z', 12)],
    'Smaller: 30 mm at first, 12 mm on 4 June 2026.',
  ],
  [
    [seen('2026-06-01T09:00:00Z', 30), seen('2026-06-04T09:00:00Z', 40)],
    'Larger: 30 mm at first, 40 mm on 4 June 2026.',
  ],
  [
    [seen('2026-06-01T09:00:00Z', 30), seen('2026-06-04T09:00:00Z', 0)],
    'Gone: 30 mm at first, nothing left to see on 4 June 2026.',
  ],
])('the sentence comes first: %#', (sizes, sentence) => {
  expect(trendSentence(sizes, 'Europe/London')).toBe(sentence);
});

test('no size falls out of the picture', () => {
  const sizes = fc
    .array(
      fc.record({
        at: fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
        length_mm: fc.integer({ min: 0, max: 1000 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((given) => given.map(({ at, length_mm }) => seen(momentOf(at), length_mm)));
  fc.assert(
    fc.property(sizes, (given) => {
      for (const { x, y } of trendPoints(given)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(320);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(100);
      }
    }),
  );
});
