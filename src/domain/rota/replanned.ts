import { compareMoments, type Moment } from '../kit/time/time.ts';

/** What a person arranges their week around. */
export interface Replannable {
  readonly home: string;
  readonly staff: string | null;
  readonly shift_type: string;
  readonly start_at: Moment;
  readonly end_at: Moment;
}

const isAnother = (before: Moment | undefined, after: Moment): boolean =>
  before === undefined || compareMoments(before, after) !== 0;

/** Who, where, when, or what is another. */
export const isReplanned = (before: Partial<Replannable>, after: Replannable): boolean =>
  before.home !== after.home ||
  before.staff !== after.staff ||
  before.shift_type !== after.shift_type ||
  isAnother(before.start_at, after.start_at) ||
  isAnother(before.end_at, after.end_at);
