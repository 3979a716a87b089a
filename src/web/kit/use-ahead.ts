import { addDays, addHours, localDay } from '#domain/kit/time.ts';
import { useState } from 'react';
import { useHouseClock } from './house-clock.ts';
import type { Filters } from './use-records.ts';

export type Side = 'coming' | 'past';

/** A night that began yesterday evening still belongs to what is coming. */
const nightHours = 12;

/** What comes next stands first; what is past is one step away, the latest first. */
export function useAhead(): { side: Side; turn(side: Side): void; window: Filters } {
  const { now, zone } = useHouseClock();
  const [side, turn] = useState<Side>('coming');
  const from = localDay(addHours(now(), -nightHours), zone);
  return { side, turn, window: side === 'coming' ? { date_from: from } : { date_to: addDays(from, -1) } };
}
