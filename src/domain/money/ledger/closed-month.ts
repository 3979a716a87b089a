import { monthWords } from '../../kit/time/day-words.ts';
import { localDay, type Day, type Moment } from '../../kit/time/time.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface ClosedMonth {
  /** The last month that is closed, as its first day; null where none is. */
  readonly closed: Day | null;
  readonly now: Moment;
  readonly zone: string;
}

/** What happened in a closed month is posted in the open one, and whoever writes it down is told so. */
export function closedMonthWarning(occurred_at: Moment, { closed, now, zone }: ClosedMonth) {
  const month = localDay(occurred_at, zone).slice(0, 7);
  const isClosed = closed !== null && month <= closed.slice(0, 7);
  return warningsOf(
    isClosed
      ? {
          occurred_at: [
            'closed_month',
            `${monthWords(month)} is closed. This is posted in the open month, ${monthWords(localDay(now, zone))}, and keeps its own date.`,
          ],
        }
      : {},
  );
}
