import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centreOf, nudged, pointAt, regionAt, spotOf } from './body-point.ts';
import { bodyRegions, regionOf, type View } from './body-regions.ts';
import { isInside, shapeOf, shapesOf, type BodyShape } from './body-shapes.ts';

const views = fc.constantFrom<View>('front', 'back');
const shapes = fc.constantFrom(...shapesOf('front'), ...shapesOf('back'));
const spots = fc.record({
  x: fc.double({ min: 0, max: 200, noNaN: true }),
  y: fc.double({ min: 0, max: 460, noNaN: true }),
});

/** Any spot inside a part of the body. */
const inside = shapes
  .chain((shape) => {
    const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
    const between = (values: number[]) =>
      fc.double({ min: Math.min(...values), max: Math.max(...values), noNaN: true });
    return fc.tuple(fc.constant(shape), fc.record({ x: between(xs), y: between(ys) }));
  })
  .filter(([shape, spot]) => isInside(shape, spot));

/** The drawing is a body, not a puzzle: some neighbours lie over each other by a hair. */
const neighbours = [
  ['face', 'neck'],
  ['backofhead', 'nape'],
  ['shoulder', 'shoulderblade'],
];
const overlaps = (shape: BodyShape, key: string) => {
  const areas = [shape.region.area, regionOf(key)?.area];
  return neighbours.some((pair) => pair.every((area) => areas.includes(area)));
};

/** Four decimals may carry a spot on the very outline across it. */
const isOnTheEdge = (shape: BodyShape, { x, y }: { x: number; y: number }) =>
  [-0.03, 0.03].some((by) => !isInside(shape, { x: x + by, y }) || !isInside(shape, { x, y: y + by }));

describe('a point on the drawing', () => {
  test.each(bodyRegions.map(({ key }) => key))('put in the middle of %s lies in it', (key) => {
    const point = centreOf(key);
    expect(point && regionAt(point)).toBe(key);
    expect(point?.view).toBe(regionOf(key)?.view);
  });

  test('inside a part of the body is in that part', () => {
    expect(
      fc.check(
        fc.property(inside, ([shape, spot]) => {
          const key = regionAt(pointAt(shape.region.view, spot));
          return key === shape.region.key || (key !== null && overlaps(shape, key)) || isOnTheEdge(shape, spot);
        }),
        { numRuns: 1000 },
      ),
    ).toMatchObject({ failed: false });
  });

  test('stored and read again is the same place, to a fiftieth of a unit', () => {
    expect(
      fc.check(
        fc.property(views, spots, (view, spot) => {
          const again = spotOf(pointAt(view, spot));
          return (
            Math.hypot(again.x - spot.x, again.y - spot.y) < 0.03 &&
            pointAt(view, again).x === pointAt(view, spot).x &&
            pointAt(view, again).y === pointAt(view, spot).y
          );
        }),
      ),
    ).toMatchObject({ failed: false });
  });

  test('on one half is, mirrored, the same part of the other half', () => {
    expect(
      fc.check(
        fc.property(inside, ([shape, spot]) => {
          const { region } = shape;
          const [here, there] = [
            regionAt(pointAt(region.view, spot)),
            regionAt(pointAt(region.view, { x: 200 - spot.x, y: spot.y })),
          ];
          const side = { left: 'right', right: 'left' } as const;
          const wanted = here ? regionOf(here) : null;
          const other = there ? regionOf(there) : null;
          return (
            isOnTheEdge(shape, spot) ||
            (wanted !== null &&
              other?.area === wanted.area &&
              (wanted.side === null || other.side === side[wanted.side]))
          );
        }),
        { numRuns: 500 },
      ),
    ).toMatchObject({ failed: false });
  });

  test('never belongs to the other view', () => {
    expect(
      fc.check(
        fc.property(views, spots, (view, spot) => {
          const key = regionAt(pointAt(view, spot));
          return key === null || regionOf(key)?.view === view;
        }),
      ),
    ).toMatchObject({ failed: false });
  });

  test('moved by the keys stays on the body', () => {
    expect(
      fc.check(
        fc.property(
          inside,
          fc.integer({ min: -5, max: 5 }),
          fc.integer({ min: -5, max: 5 }),
          ([{ region }, spot], across, down) => regionAt(nudged(pointAt(region.view, spot), across, down)) !== null,
        ),
      ),
    ).toMatchObject({ failed: false });
  });
});

describe('left and right are the resident’s', () => {
  test.each([
    ['front', 82, 260, 'front.thigh.right'],
    ['front', 118, 260, 'front.thigh.left'],
    ['back', 82, 270, 'back.thigh.left'],
    ['back', 118, 270, 'back.thigh.right'],
  ] as const)('from the %s, %d units across is %s', (view, x, y, key) => {
    expect(regionAt(pointAt(view, { x, y }))).toBe(key);
  });
});

describe('a tap beside the body', () => {
  test('close to an ear means the ear', () => {
    expect(regionAt(pointAt('front', { x: 66, y: 35 }))).toBe('front.ear.right');
  });
  test('in the corner means nothing', () => {
    expect(regionAt(pointAt('front', { x: 2, y: 2 }))).toBeNull();
  });
  test('between two parts means the nearer', () => {
    expect(regionAt(pointAt('front', { x: 82, y: 298.4 }))).toBe('front.thigh.right');
    expect(regionAt(pointAt('front', { x: 82, y: 299.6 }))).toBe('front.knee.right');
  });
});

test('every named part of the body is drawn', () => {
  expect(bodyRegions.filter(({ key }) => !shapeOf(key))).toEqual([]);
});
