import { keysOf } from '../kit/vocabulary/record-values.ts';
import { compareMoments, type Moment } from '../kit/time/time.ts';
import { isStillAhead } from './still-ahead.ts';

interface Visit {
  readonly id: string;
  readonly status: string;
  readonly starts_at: Moment;
  readonly ends_at: Moment | null;
  readonly resident: string | null;
  readonly escort_staff: string | null;
  readonly transport: string | null;
}

export const clashWords = { resident: 'Two at once', escort: 'Escort is elsewhere', car: 'Car is out' } as const;
type Clash = keyof typeof clashWords;

const isSame = (a: string | null, b: string | null) => a !== null && a === b;
const overlap = (a: Visit, b: Visit) =>
  compareMoments(a.starts_at, b.ends_at ?? b.starts_at) < 0 &&
  compareMoments(b.starts_at, a.ends_at ?? a.starts_at) < 0;

/** What one appointment and others of the same house need at the same time: the person, the escort, the one car. */
export function clashesOf(visit: Visit, others: readonly Visit[]): readonly Clash[] {
  if (!isStillAhead(visit)) return [];
  const atOnce = others.filter((other) => other.id !== visit.id && isStillAhead(other) && overlap(visit, other));
  const shared: Readonly<Record<Clash, (other: Visit) => boolean>> = {
    resident: (other) => isSame(visit.resident, other.resident),
    escort: (other) => isSame(visit.escort_staff, other.escort_staff),
    car: (other) => visit.transport === 'house_car' && other.transport === 'house_car',
  };
  return keysOf(shared).filter((clash) => atOnce.some(shared[clash]));
}
