import { drawing, halfPaths, middlePaths } from './body-outline.ts';
import { bodyRegions, type BodyRegion, type BodySide, type View } from './body-regions.ts';

/** A place in units of the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface BodyShape {
  readonly region: BodyRegion;
  /** As SVG draws it. */
  readonly path: string;
  /** The same as corners, fine enough that nobody could tap between the two. */
  readonly corners: readonly Spot[];
}

/** Whose side the drawn half is: one looks a person in the face, or stands behind them. */
const drawnSide: Readonly<Record<View, BodySide>> = { front: 'right', back: 'left' };

const mirrored = (path: string): string =>
  path.replaceAll(/(-?[\d.]+)\s+(-?[\d.]+)/g, (_, x: string, y: string) => `${drawing.width - Number(x)} ${y}`);

function pathOf({ view, area, side }: BodyRegion): string {
  const path = side ? halfPaths[view][area] : middlePaths[view][area];
  if (path === undefined) throw new Error(`The drawing has no ${view} ${area}.`);
  return side && side !== drawnSide[view] ? mirrored(path) : path;
}

const steps = 12;

const along =
  (a: Spot, b: Spot, c: Spot, d: Spot) =>
  (t: number): Spot => {
    const u = 1 - t;
    const at = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
  };

const spotsIn = (numbers: string): Spot[] =>
  [...numbers.matchAll(/(-?[\d.]+)\s+(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** The outline uses three strokes only: move, line and curve. */
function cornersOf(path: string): Spot[] {
  const corners: Spot[] = [];
  for (const [, stroke, numbers = ''] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const spots = spotsIn(numbers);
    const [second, third, end] = spots;
    const start = corners.at(-1);
    if (stroke !== 'C') corners.push(...spots);
    else if (start && second && third && end) {
      const curve = along(start, second, third, end);
      corners.push(...Array.from({ length: steps }, (_, step) => curve((step + 1) / steps)));
    }
  }
  return corners;
}

const shapes: readonly BodyShape[] = bodyRegions.map((region) => {
  const path = pathOf(region);
  return { region, path, corners: cornersOf(path) };
});

const byView: Readonly<Record<View, readonly BodyShape[]>> = {
  front: shapes.filter(({ region }) => region.view === 'front'),
  back: shapes.filter(({ region }) => region.view === 'back'),
};
const byKey = new Map(shapes.map((shape) => [shape.region.key, shape]));

/** The parts of one view in the order they are drawn: a later one lies on top. */
export const shapesOf = (view: View): readonly BodyShape[] => byView[view];

export const shapeOf = (key: string): BodyShape | null => byKey.get(key) ?? null;

/** Whether a spot lies inside: a line from it to the right crosses the outline an odd number of times. */
export function isInside({ corners }: BodyShape, { x, y }: Spot): boolean {
  let isIn = false;
  corners.forEach((a, at) => {
    const b = corners.at(at - 1);
    if (b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  });
  return isIn;
}

/** How far a spot is from the nearest stretch of a shape's outline. */
export function distanceTo({ corners }: BodyShape, spot: Spot): number {
  return Math.min(...corners.map((a, at) => distanceToStretch(spot, a, corners.at(at - 1) ?? a)));
}

function distanceToStretch({ x, y }: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - (a.x + share * dx), y - (a.y + share * dy));
}
