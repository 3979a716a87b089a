import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, spotUnder, windowAround } from './body-window.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const points = fc.record({ x: share, y: share });
const frames = fc
  .record({
    left: fc.integer({ min: 0, max: 900 }),
    top: fc.integer({ min: -400, max: 400 }),
    width: fc.integer({ min: 100, max: 800 }),
  })
  .map(({ left, top, width }) => ({ left, top, width, height: width * 2.3 }));

test('the whole drawing is shown until one looks closer', () => {
  expect(windowAround(null)).toEqual({ x: 0, y: 0, width: 200, height: 460 });
  expect(windowAround({ x: 0.5, y: 0.5 })).toEqual({ x: 60, y: 138, width: 80, height: 184 });
});

test('a closer look never leaves the drawing, and has its place in sight', () => {
  fc.assert(
    fc.property(points, (point) => {
      const window = windowAround(point);
      expect(window.x).toBeGreaterThanOrEqual(0);
      expect(window.x + window.width).toBeLessThanOrEqual(200);
      expect(window.y + window.height).toBeLessThanOrEqual(460);
      const { x, y } = shareOf(window, { x: point.x * 200, y: point.y * 460 });
      for (const value of [x, y]) expect(value).toBeCloseTo(Math.max(0, Math.min(1, value)), 6);
    }),
  );
});

test('a tap on a mark means the place of the mark, at any size and however close', () => {
  fc.assert(
    fc.property(points, fc.option(points), frames, (point, around, frame) => {
      const window = windowAround(around);
      const spot = { x: point.x * 200, y: point.y * 460 };
      const shown = shareOf(window, spot);
      const again = spotUnder(window, frame, {
        clientX: frame.left + shown.x * frame.width,
        clientY: frame.top + shown.y * frame.height,
      });
      expect(again.x).toBeCloseTo(spot.x, 6);
      expect(again.y).toBeCloseTo(spot.y, 6);
    }),
  );
});
