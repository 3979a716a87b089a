/** From the first to before the last. */
export type GridSpan = readonly [from: number, to: number];

/** Which days of each line are drawn. What is drawn stays: to scroll past it costs less than to draw it again. */
export type DrawnCells = readonly GridSpan[];

/** Lines by days. */
export interface GridArea {
  readonly lines: GridSpan;
  readonly days: GridSpan;
}

const none: GridSpan = [0, 0];
const lengthOf = ([from, to]: GridSpan) => to - from;

export const within = (at: number, [from, to]: GridSpan): boolean => at >= from && at < to;
export const daysOf = (drawn: DrawnCells, line: number): GridSpan => drawn[line] ?? none;

/** Both and what is between them. */
const together = (a: GridSpan, b: GridSpan): GridSpan =>
  lengthOf(a) > 0 ? [Math.min(a[0], b[0]), Math.max(a[1], b[1])] : b;

/** Draws what an area lacks, line by line, until so many cells are new; the same cells where it lacks nothing. */
export function drawMore(drawn: DrawnCells, { lines, days }: GridArea, most = Number.POSITIVE_INFINITY): DrawnCells {
  const more = Array.from({ length: Math.max(drawn.length, lines[1]) }, (_, line) => daysOf(drawn, line));
  let added = 0;
  for (let line = lines[0]; line < lines[1] && added < most; line++) {
    const was = daysOf(drawn, line);
    const next = together(was, days);
    more[line] = next;
    added += lengthOf(next) - lengthOf(was);
  }
  return added > 0 ? more : drawn;
}
