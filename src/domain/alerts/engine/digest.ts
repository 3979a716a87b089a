import { compareMoments, localDay, momentAt, type Moment } from '../../kit/time/time.ts';

/** What can wait is told together, early in the day. */
const digestTime = '07:00';

/** Whether today's digest is still to be sent, by the clock of the house; `last` is when the last one was. */
export function isDigestDue(now: Moment, last: Moment | null, zone: string): boolean {
  const due = momentAt(localDay(now, zone), digestTime, zone);
  return compareMoments(now, due) >= 0 && (last === null || compareMoments(last, due) < 0);
}
