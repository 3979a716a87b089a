import { drawing } from '#domain/incidents/body-map/body-outline.ts';
import type { BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import { spotOf } from '#domain/incidents/body-map/body-point.ts';
import type { Spot } from '#domain/incidents/body-map/body-shapes.ts';

/** The part of the drawing that is shown: all of it, or a closer look at one place. Stored points are not affected. */
export interface BodyWindow extends Spot {
  readonly width: number;
  readonly height: number;
}

export const zoomedBy = 2.5;

const whole: BodyWindow = { x: 0, y: 0, ...drawing };
const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

export function windowAround(point: Pick<BodyPoint, 'x' | 'y'> | null): BodyWindow {
  if (!point) return whole;
  const [width, height] = [drawing.width / zoomedBy, drawing.height / zoomedBy];
  const { x, y } = spotOf(point);
  return {
    x: within(x - width / 2, drawing.width - width),
    y: within(y - height / 2, drawing.height - height),
    width,
    height,
  };
}

/** Where a place of the drawing stands in its window, as shares; outside 0 to 1 it is out of sight. */
export const shareOf = (window: BodyWindow, { x, y }: Spot): Spot => ({
  x: (x - window.x) / window.width,
  y: (y - window.y) / window.height,
});

/** The place of the drawing under a pointer. The window fills its frame, so the two only differ in scale. */
export const spotUnder = (
  window: BodyWindow,
  frame: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  pointer: { clientX: number; clientY: number },
): Spot => ({
  x: window.x + ((pointer.clientX - frame.left) / frame.width) * window.width,
  y: window.y + ((pointer.clientY - frame.top) / frame.height) * window.height,
});
