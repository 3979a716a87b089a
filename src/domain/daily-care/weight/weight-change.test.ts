import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHours } from '../../kit/time/time.ts';
import { lossFromHighest, needsReweigh, weightChange, type Weighing } from './weight-change.ts';

const today = '2026-06-30T09:00:00Z';
const weighed = (days_back: number, weight_kg: number | null, more: Partial<Weighing> = {}): Weighing => ({
  occurred_at: addHours(today, -24 * days_back),
  outcome: 'measured',
  weight_kg,
  is_deleted: false,
  ...more,
});

test('each comparison takes the weight nearest 30, 90 and 180 days back', () => {
  const earlier = [weighed(7, 58.5), weighed(28, 60), weighed(36, 61), weighed(91, 62), weighed(175, 64)];
  expect(weightChange(weighed(0, 57), earlier)).toEqual({
    change_kg: -1.5,
    pct_change_1m: -5,
    pct_change_3m: (100 * -50) / 620,
    pct_change_6m: (100 * -70) / 640,
  });
});

test('a weight outside 10, 21 or 30 days of the mark is no weight to compare', () => {
  const change = weightChange(weighed(0, 57), [weighed(19, 60), weighed(41, 60), weighed(112, 60), weighed(149, 60)]);
  expect([change.pct_change_1m, change.pct_change_3m, change.pct_change_6m]).toEqual([null, null, null]);
});

test('a weight on the edge of the window still counts', () => {
  expect(weightChange(weighed(0, 57), [weighed(20, 60)]).pct_change_1m).toBe(-5);
  expect(weightChange(weighed(0, 57), [weighed(40, 60)]).pct_change_1m).toBe(-5);
});

test('struck-out and declined weighings are left out', () => {
  const earlier = [weighed(30, 90, { is_deleted: true }), weighed(29, null, { outcome: 'declined' })];
  expect(weightChange(weighed(0, 57), earlier).pct_change_1m).toBeNull();
  expect(lossFromHighest(weighed(0, 57), earlier)).toBeNull();
});

test('the loss is counted from the highest weight in six months', () => {
  expect(lossFromHighest(weighed(0, 58.9), [weighed(20, 60), weighed(100, 62), weighed(181, 80)])).toBe(5);
  expect(lossFromHighest(weighed(0, 65), [weighed(20, 60)])).toBe(0);
});

test('more than 3 kg or 5 % from last time asks for a second weighing', () => {
  expect(needsReweigh(73, 70)).toBe(false);
  expect(needsReweigh(73.1, 70)).toBe(true);
  expect(needsReweigh(38, 40)).toBe(false);
  expect(needsReweigh(37.9, 40)).toBe(true);
});

test('an exact twentieth is exactly five per cent, whatever the weight', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 150 }), (twenties) => {
      const before = twenties * 2;
      expect(weightChange(weighed(0, before - before / 20), [weighed(30, before)]).pct_change_1m).toBe(-5);
    }),
  );
});

const some = fc.array(
  fc
    .record({
      days_back: fc.integer({ min: 1, max: 260 }),
      tenths: fc.integer({ min: 300, max: 1500 }),
      is_deleted: fc.boolean(),
    })
    .map(({ days_back, tenths, is_deleted }) => ({ days_back, ...weighed(days_back, tenths / 10, { is_deleted }) })),
);
const windows = { pct_change_1m: [20, 40], pct_change_3m: [69, 111], pct_change_6m: [150, 210] } as const;

test('there is a change exactly where a weight that counts lies in the window, and it compares with one of those', () => {
  fc.assert(
    fc.property(some, (earlier) => {
      const change = weightChange(weighed(0, 60), earlier);
      for (const [name, [from, to]] of Object.entries(windows) as [keyof typeof windows, readonly [number, number]][]) {
        const candidates = earlier.filter(
          ({ is_deleted, days_back }) => !is_deleted && days_back >= from && days_back <= to,
        );
        const possible = candidates.map(
          ({ weight_kg }) => (100 * (600 - Math.round((weight_kg ?? 0) * 10))) / Math.round((weight_kg ?? 0) * 10),
        );
        if (candidates.length === 0) expect(change[name]).toBeNull();
        else expect(possible).toContain(change[name]);
      }
    }),
  );
});

test('struck-out weights and the order of writing change nothing', () => {
  fc.assert(
    fc.property(some, (earlier) => {
      const notStruckOut = earlier.filter(({ is_deleted }) => !is_deleted);
      expect(weightChange(weighed(0, 60), earlier)).toEqual(weightChange(weighed(0, 60), notStruckOut));
      expect(lossFromHighest(weighed(0, 60), earlier)).toBe(lossFromHighest(weighed(0, 60), notStruckOut.toReversed()));
    }),
  );
});

test('a loss lies between nothing and everything, and a gain is none', () => {
  fc.assert(
    fc.property(some, (earlier) => {
      const loss = lossFromHighest(weighed(0, 60), earlier);
      const isGain = earlier.every(
        ({ is_deleted, days_back, weight_kg }) => is_deleted || days_back > 180 || (weight_kg ?? 0) <= 60,
      );
      expect(loss === null || (loss >= 0 && loss < 100)).toBe(true);
      if (isGain) expect(loss ?? 0).toBe(0);
    }),
  );
});
