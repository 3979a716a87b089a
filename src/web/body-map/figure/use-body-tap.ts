import { pointAt, regionAt, type BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import type { View } from '#domain/incidents/body-map/body-regions.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { spotUnder, type BodyWindow } from './body-window.ts';

/** A tap on the drawing, turned into a place on the body. Beside the body it means nothing. */
export function useBodyTap(view: View, window: BodyWindow, onPlace: ((point: BodyPoint) => void) | undefined) {
  const svg = useRef<SVGSVGElement>(null);
  const tap = useEffectEvent((event: MouseEvent) => {
    if (!svg.current) return;
    const point = pointAt(view, spotUnder(window, svg.current.getBoundingClientRect(), event));
    if (regionAt(point)) onPlace?.(point);
  });
  const takes = onPlace !== undefined;
  useEffect(() => {
    const drawing = svg.current;
    if (!drawing || !takes) return;
    const listener = (event: MouseEvent) => tap(event);
    drawing.addEventListener('click', listener);
    return () => drawing.removeEventListener('click', listener);
  }, [takes]);
  return svg;
}
