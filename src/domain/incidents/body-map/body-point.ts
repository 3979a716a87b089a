import { drawing } from './body-outline.ts';
import type { View } from './body-regions.ts';
import { distanceTo, isInside, shapeOf, shapesOf, type BodyShape, type Spot } from './body-shapes.ts';

/** Where a mark is, as it is stored: shares of the drawing, so that any size, print and redraw keep the place. */
export interface BodyPoint {
  readonly view: View;
  readonly x: number;
  readonly y: number;
}

const places = 10_000;
const share = (units: number, whole: number): number =>
  Math.round(Math.max(0, Math.min(1, units / whole)) * places) / places;

export const pointAt = (view: View, { x, y }: Spot): BodyPoint => ({
  view,
  x: share(x, drawing.width),
  y: share(y, drawing.height),
});

export const spotOf = ({ x, y }: Pick<BodyPoint, 'x' | 'y'>): Spot => ({ x: x * drawing.width, y: y * drawing.height });

/** A finger that misses the body by so many units of the drawing still means the nearest part. */
const reach = 8;

/** The part of the body at a point. In a gap it is the nearest within reach; farther out there is none. */
export function regionAt(point: BodyPoint): string | null {
  const spot = spotOf(point);
  const shapes = shapesOf(point.view);
  const hit = shapes.findLast((shape) => isInside(shape, spot)) ?? nearest(shapes, spot);
  return hit?.region.key ?? null;
}

function nearest(shapes: readonly BodyShape[], spot: Spot): BodyShape | null {
  const near = shapes.map((shape) => ({ shape, far: distanceTo(shape, spot) })).filter(({ far }) => far <= reach);
  return near.toSorted((a, b) => a.far - b.far)[0]?.shape ?? null;
}

const centres = new Map<string, BodyPoint>();
/** How fine the middle is looked for, in units of the drawing. */
const grain = 1;

/** The place farthest inside a part, found by looking everywhere: a hand bends, and its mean would lie beside it. */
function deepest(shape: BodyShape): Spot {
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  let best: { spot: Spot; depth: number } | null = null;
  for (let x = Math.min(...xs) + grain / 2; x < Math.max(...xs); x += grain) {
    for (let y = Math.min(...ys) + grain / 2; y < Math.max(...ys); y += grain) {
      const spot = { x, y };
      const depth = isInside(shape, spot) ? distanceTo(shape, spot) : 0;
      if (depth > (best?.depth ?? 0)) best = { spot, depth };
    }
  }
  if (!best) throw new Error(`${shape.region.key} has no inside.`);
  return best.spot;
}

/** Where a mark is put that was placed by the name of the part alone. */
export function centreOf(key: string): BodyPoint | null {
  const shape = shapeOf(key);
  if (!shape) return null;
  const known = centres.get(key) ?? pointAt(shape.region.view, deepest(shape));
  centres.set(key, known);
  return known;
}

/** Moves a point by units of the drawing, and never off the body. */
export function nudged(point: BodyPoint, across: number, down: number): BodyPoint {
  const { x, y } = spotOf(point);
  const moved = pointAt(point.view, { x: x + across, y: y + down });
  return regionAt(moved) ? moved : point;
}
