import { compareMoments, hoursBetween, type Moment } from '../kit/time/time.ts';

/** From the start up to, not including, the end. */
export interface Span {
  start_at: Moment;
  end_at: Moment;
}

/** Working Time Regulations 1998 reg. 10: eleven hours between working days. */
export const MIN_REST_HOURS = 11;

/** Two shifts that follow on from one another do not overlap. */
export const overlap = (a: Span, b: Span): boolean =>
  compareMoments(a.start_at, b.end_at) < 0 && compareMoments(b.start_at, a.end_at) < 0;

/** Hours between the end of the shift before and the start of this one. Null where there is none before it. */
export function restBefore(shift: Span, others: Span[]): number | null {
  const ends = others.filter((other) => compareMoments(other.end_at, shift.start_at) <= 0).map((other) => other.end_at);
  const last = ends.toSorted(compareMoments).at(-1);
  return last === undefined ? null : hoursBetween(last, shift.start_at);
}
