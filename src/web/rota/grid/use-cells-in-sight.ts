import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CellPlace } from '../planning/edits.ts';
import { cellOf, placeOf } from './grid-cells.ts';
import { sameSight, sightOf, stepTowards, within, type Sight, type Span } from './sight.ts';

/** So far beyond the edge cells are drawn ahead, for whoever scrolls on. */
const ahead = 150;
/** Neither a line nor a day is smaller; for the first drawing, when nothing could be measured. */
const [leastLine, leastDay] = [36, 80];
const all: Span = [0, Number.POSITIVE_INFINITY];

const atFirst = (): Sight =>
  sightOf([0, Math.ceil(window.innerHeight / leastLine)], [0, Math.ceil(window.innerWidth / leastDay)]);

/** Where the browser has put the lines and days; to ask it for each step of scrolling takes longer than to draw one. */
interface Measures {
  /** How far down each line reaches. */
  readonly bottoms: readonly number[];
  readonly days: number;
  /** Where the first day begins, and how wide all of them are. */
  readonly start: number;
  readonly width: number;
}

/** Null where nothing is laid out. */
function measure(grid: HTMLTableElement): Measures | null {
  const days = grid.querySelectorAll<HTMLElement>('[data-column]');
  const [first] = days;
  if (!first?.offsetWidth) return null;
  const lines = [...grid.querySelectorAll<HTMLElement>('[data-line]')];
  return {
    bottoms: lines.map((line) => line.offsetTop + line.offsetHeight),
    days: days.length,
    start: first.offsetLeft,
    width: first.offsetWidth,
  };
}

/** The first line that ends below a height. */
function firstBelow(bottoms: readonly number[], height: number): number {
  const found = bottoms.findIndex((bottom) => bottom > height);
  return found === -1 ? bottoms.length : found;
}

function sightIn(scroller: HTMLElement, { bottoms, days, start, width }: Measures): Sight {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
  // The names stand before the first day and stay where they are.
  const before = (scrollLeft - ahead) / width;
  const after = (scrollLeft + clientWidth + ahead - start) / width;
  return sightOf(
    [firstBelow(bottoms, scrollTop - ahead), firstBelow(bottoms, scrollTop + clientHeight + ahead) + 1],
    [Math.max(0, Math.floor(before)), Math.min(days, Math.ceil(after))],
  );
}

/** The cell that has the focus, where it is not in sight. */
function heldIn(grid: HTMLTableElement, sight: Sight, { start, width }: Measures): CellPlace | null {
  const focused = cellOf(grid.contains(document.activeElement) ? document.activeElement : null);
  const line = focused?.closest<HTMLElement>('[data-line]');
  if (!focused || !line) return null;
  const at = [...grid.querySelectorAll('[data-line]')].indexOf(line);
  const day = Math.round((focused.offsetLeft - start) / width);
  return within(at, sight.lines) && sight.days.every((days) => within(day, days)) ? null : placeOf(focused);
}

/**
 * Only the cells in sight are drawn: a browser that paints, lays out and searches sixty people by four weeks takes
 * several frames for each step of scrolling. On paper everything is.
 */
export function useCellsInSight(grid: RefObject<HTMLTableElement | null>) {
  const [sight, setSight] = useState(atFirst);
  const wanted = useRef(sight);
  const drawn = useRef(sight);
  useEffect(() => {
    drawn.current = sight;
  }, [sight]);
  useEffect(() => {
    const [table, scroller] = [grid.current, grid.current?.parentElement];
    if (!table || !scroller) return undefined;
    let measures: Measures | null = null;
    let isPaper = false;
    let frame = 0;
    let last = -1;
    const show = (next: Sight) => {
      if (sameSight(wanted.current, next)) return;
      wanted.current = next;
      setSight(next);
    };
    const look = (): Sight | null => {
      if (isPaper || !measures) return null;
      const next = sightIn(scroller, measures);
      return { ...next, held: heldIn(table, next, measures) };
    };
    // Cells are drawn ahead, so they may come in pieces: one for each frame, once the last one is drawn.
    const step = () => {
      frame = 0;
      const next = look();
      if (!next) return;
      if (drawn.current === wanted.current) {
        const { sight: nearer, step: taken } = stepTowards(wanted.current, next, last);
        last = taken;
        startTransition(() => show(nearer));
      }
      if (!sameSight(wanted.current, next)) frame = requestAnimationFrame(step);
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(step);
    };
    // Lines grow and shrink with what is planned in them.
    const resized = () => {
      measures = measure(table);
      const next = look();
      if (next) show(next);
    };
    const forPaper = () => {
      isPaper = true;
      flushSync(() => show(sightOf(all, all)));
    };
    const forScreen = () => {
      isPaper = false;
      resized();
    };
    const watcher = new ResizeObserver(resized);
    watcher.observe(table);
    watcher.observe(scroller);
    scroller.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('beforeprint', forPaper);
    window.addEventListener('afterprint', forScreen);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      scroller.removeEventListener('scroll', scrolled);
      window.removeEventListener('beforeprint', forPaper);
      window.removeEventListener('afterprint', forScreen);
    };
  }, [grid]);
  /** Draws a cell that is out of sight, so that it can take the focus; the browser then brings it into sight. */
  const hold = useCallback((held: CellPlace) => {
    wanted.current = { ...wanted.current, held };
    flushSync(() => setSight(wanted.current));
  }, []);
  return { sight, hold };
}
