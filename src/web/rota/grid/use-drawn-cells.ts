import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { drawMore, type GridArea, type DrawnCells } from './drawn-cells.ts';

/** So far beyond the edge cells are drawn ahead, for whoever scrolls on. */
const ahead = 150;
/** Neither a line nor a day is smaller; for the first drawing, when nothing could be measured. */
const [leastLine, leastDay] = [36, 80];
/** More would make a frame long. */
const cellsInFrame = 12;

const atFirst = (): DrawnCells =>
  drawMore([], {
    lines: [0, Math.ceil(window.innerHeight / leastLine)],
    days: [0, Math.ceil(window.innerWidth / leastDay)],
  });

/** Where the browser has put the lines and days; to ask it for each step of scrolling takes longer than to draw one. */
interface Measures {
  /** How far down each line reaches. */
  readonly bottoms: readonly number[];
  readonly days: number;
  /** Where the first day begins, and how wide each of them is. */
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

function areaInSight(scroller: HTMLElement, { bottoms, days, start, width }: Measures): GridArea {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
  // The names stand before the first day and stay where they are.
  const before = (scrollLeft - ahead) / width;
  const after = (scrollLeft + clientWidth + ahead - start) / width;
  const below = firstBelow(bottoms, scrollTop + clientHeight + ahead) + 1;
  return {
    lines: [firstBelow(bottoms, scrollTop - ahead), Math.min(bottoms.length, below)],
    days: [Math.max(0, Math.floor(before)), Math.min(days, Math.ceil(after))],
  };
}

/** Not every browser says when it has nothing to do. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}

/**
 * The cells in sight are drawn first, so that sixty people by four weeks come as soon as a week of eight, and the others
 * in pieces while the browser has nothing else to do: scrolling then draws nothing. On paper everything is drawn.
 */
export function useDrawnCells(grid: RefObject<HTMLTableElement | null>, lines: number, days: number) {
  const [drawn, setDrawn] = useState(atFirst);
  const wanted = useRef(drawn);
  const shown = useRef(drawn);
  useEffect(() => {
    shown.current = drawn;
  }, [drawn]);
  const draw = useCallback((area: GridArea, most?: number) => {
    const next = drawMore(wanted.current, area, most);
    if (next === wanted.current) return false;
    wanted.current = next;
    setDrawn(next);
    return true;
  }, []);
  useEffect(() => {
    const [table, scroller] = [grid.current, grid.current?.parentElement];
    if (!table || !scroller) return undefined;
    const everything: GridArea = { lines: [0, lines], days: [0, days] };
    let measures: Measures | null = null;
    let frame = 0;
    /** One piece, once the last one is shown. Says whether there may be more. */
    const drawPiece = (area: GridArea): boolean => {
      if (shown.current !== wanted.current) return true;
      let isMore = false;
      startTransition(() => {
        isMore = draw(area, cellsInFrame);
      });
      return isMore;
    };
    const inFrame = () => {
      frame = measures && drawPiece(areaInSight(scroller, measures)) ? requestAnimationFrame(inFrame) : 0;
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(inFrame);
    };
    let endIdle = whenIdle(function inIdle() {
      if (drawPiece(everything)) endIdle = whenIdle(inIdle);
    });
    // Lines grow and shrink with what is planned in them.
    const resized = () => {
      measures = measure(table);
      if (measures) draw(areaInSight(scroller, measures));
    };
    const forPaper = () => flushSync(() => void draw(everything));
    const watcher = new ResizeObserver(resized);
    watcher.observe(table);
    watcher.observe(scroller);
    scroller.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('beforeprint', forPaper);
    return () => {
      cancelAnimationFrame(frame);
      endIdle();
      watcher.disconnect();
      scroller.removeEventListener('scroll', scrolled);
      window.removeEventListener('beforeprint', forPaper);
    };
  }, [grid, lines, days, draw]);
  /** Draws a cell at once, so that it can take the focus; the browser then brings it into sight. */
  const drawCell = useCallback(
    (line: number, day: number) => flushSync(() => void draw({ lines: [line, line + 1], days: [day, day + 1] })),
    [draw],
  );
  return { drawn, drawCell };
}
