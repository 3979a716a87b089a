import type { CellPlace } from '../planning/edits.ts';

/** From the first to before the last. */
export type Span = readonly [from: number, to: number];

/** Which cells of the grid are drawn. */
export interface Sight {
  readonly lines: Span;
  /** By turns: each line takes the days of its turn, so that a new day is not drawn in all of them at once. */
  readonly days: readonly Span[];
  /** The cell that has the focus, when it was scrolled out of sight. */
  readonly held: CellPlace | null;
}

/** A day that comes into sight is drawn in every fourth line, in the next frame in the ones after them. */
const turns = 4;
const none: Span = [0, 0];

export const sightOf = (lines: Span, days: Span, held: CellPlace | null = null): Sight => ({
  lines,
  days: Array.from({ length: turns }, () => days),
  held,
});

export const within = (at: number, [from, to]: Span): boolean => at >= from && at < to;
export const daysOf = ({ lines, days }: Sight, line: number): Span =>
  (within(line, lines) && days[line % turns]) || none;

const sameSpan = (a: Span, b: Span) => a[0] === b[0] && a[1] === b[1];
const sameDays = (a: Sight, b: Sight, turn: number) => sameSpan(a.days[turn] ?? none, b.days[turn] ?? none);
export const sameSight = (a: Sight, b: Sight): boolean =>
  sameSpan(a.lines, b.lines) &&
  a.days.every((_, turn) => sameDays(a, b, turn)) &&
  a.held?.staff === b.held?.staff &&
  a.held?.date === b.held?.date;

/**
 * One step from what is drawn to what is in sight: the lines, or the days of one turn, whatever is next after the last
 * step. So every frame of scrolling has a share of the work, and none of them all of it.
 */
export function stepTowards(now: Sight, next: Sight, last: number): { sight: Sight; step: number } {
  const isDone = (step: number) => (step === turns ? sameSpan(now.lines, next.lines) : sameDays(now, next, step));
  const order = Array.from({ length: turns + 1 }, (_, at) => (last + 1 + at) % (turns + 1));
  const step = order.find((one) => !isDone(one)) ?? last;
  const days = now.days.map((was, turn) => (turn === step ? (next.days[turn] ?? was) : was));
  return { sight: { lines: step === turns ? next.lines : now.lines, days, held: next.held }, step };
}
