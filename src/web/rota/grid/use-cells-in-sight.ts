import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CellPlace } from '../planning/edits.ts';
import { cellOf, placeOf } from './grid-cells.ts';

/** From the first to before the last. */
export type Span = readonly [from: number, to: number];

export interface Sight {
  readonly lines: Span;
  readonly days: Span;
  /** The cell that has the focus, when it was scrolled out of sight. */
  readonly held: CellPlace | null;
}

/** So far beyond the edge cells are drawn ahead, for whoever scrolls on. */
const ahead = 150;
/** Neither a line nor a day is smaller; for the first drawing, when nothing could be measured. */
const [leastLine, leastDay] = [36, 80];
const all: Span = [0, Number.POSITIVE_INFINITY];

const within = (at: number, [from, to]: Span) => at >= from && at < to;
const sameSpan = (a: Span, b: Span) => a[0] === b[0] && a[1] === b[1];
const same = (a: Sight, b: Sight) =>
  sameSpan(a.lines, b.lines) &&
  sameSpan(a.days, b.days) &&
  a.held?.staff === b.held?.staff &&
  a.held?.date === b.held?.date;

const atFirst = (): Sight => ({
  lines: [0, Math.ceil(window.innerHeight / leastLine)],
  days: [0, Math.ceil(window.innerWidth / leastDay)],
  held: null,
});

/** The first line that ends below a height, by halves: each look at a line makes the browser look at the whole. */
function firstBelow(rows: readonly HTMLElement[], height: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const row = rows[middle];
    if (row && row.offsetTop + row.offsetHeight > height) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Which lines reach into the scroller, by where the browser has put them. */
const linesIn = ({ scrollTop, clientHeight }: HTMLElement, rows: readonly HTMLElement[]): Span => [
  firstBelow(rows, scrollTop - ahead),
  firstBelow(rows, scrollTop + clientHeight + ahead) + 1,
];

/** Which days do; all are as wide as the first. */
function daysIn(scroller: HTMLElement, first: HTMLElement): Span {
  const [left, right] = [scroller.scrollLeft, scroller.scrollLeft + scroller.clientWidth];
  const start = first.offsetLeft;
  const place = (x: number) => (x - start) / first.offsetWidth;
  return [Math.max(0, Math.floor(place(left + start - ahead))), Math.ceil(place(right + ahead))];
}

/** Null where nothing is laid out. */
function lookAt(grid: HTMLTableElement, scroller: HTMLElement): Sight | null {
  const first = grid.querySelector<HTMLElement>('[data-column]');
  if (!first?.offsetWidth) return null;
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-line]')];
  const [lines, days] = [linesIn(scroller, rows), daysIn(scroller, first)];
  const focused = cellOf(grid.contains(document.activeElement) ? document.activeElement : null);
  const row = focused?.closest<HTMLElement>('[data-line]');
  const isSeen =
    !focused ||
    !row ||
    (within(rows.indexOf(row), lines) &&
      within(Math.round((focused.offsetLeft - first.offsetLeft) / first.offsetWidth), days));
  return { lines, days, held: isSeen ? null : placeOf(focused) };
}

/**
 * Only the cells in sight are drawn: a browser that paints, lays out and searches sixty people by four weeks takes
 * several frames for each step of scrolling. On paper everything is.
 */
export function useCellsInSight(grid: RefObject<HTMLTableElement | null>) {
  const [sight, setSight] = useState(atFirst);
  useEffect(() => {
    const [table, scroller] = [grid.current, grid.current?.parentElement];
    if (!table || !scroller) return undefined;
    let isPaper = false;
    const look = () => {
      const next = isPaper ? null : lookAt(table, scroller);
      if (next) setSight((now) => (same(now, next) ? now : next));
    };
    // Cells are drawn ahead, so they may come in pieces between the frames.
    const scrolled = () => startTransition(look);
    const forPaper = () => {
      isPaper = true;
      flushSync(() => setSight({ lines: all, days: all, held: null }));
    };
    const forScreen = () => {
      isPaper = false;
      look();
    };
    // Lines grow and shrink with what is planned in them.
    const watcher = new ResizeObserver(look);
    watcher.observe(table);
    watcher.observe(scroller);
    scroller.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('beforeprint', forPaper);
    window.addEventListener('afterprint', forScreen);
    return () => {
      watcher.disconnect();
      scroller.removeEventListener('scroll', scrolled);
      window.removeEventListener('beforeprint', forPaper);
      window.removeEventListener('afterprint', forScreen);
    };
  }, [grid]);
  /** Draws a cell that is out of sight, so that it can take the focus; the browser then brings it into sight. */
  const hold = useCallback((held: CellPlace) => flushSync(() => setSight((now) => ({ ...now, held }))), []);
  return { sight, hold };
}
