import { addHours, momentOf, type Moment } from '#domain/kit/time/time.ts';
import { useState } from 'react';
import { useNow } from '../house/use-now.ts';

export type Side = 'coming' | 'past';

/** A shift or an outing that began this long ago may still be going on. */
const stillGoingHours = 12;
const hour = 3_600_000;

/** What comes next stands first; what is past is one step away, the latest first. The line between them moves by the hour. */
export function useAhead(): {
  side: Side;
  turn(side: Side): void;
  window: Partial<Record<'date_from' | 'date_to', Moment>>;
} {
  const [side, turn] = useState<Side>('coming');
  const wholeHour = Math.floor(Date.parse(useNow()) / hour) * hour;
  const line = addHours(momentOf(wholeHour), -stillGoingHours);
  return { side, turn, window: side === 'coming' ? { date_from: line } : { date_to: line } };
}
