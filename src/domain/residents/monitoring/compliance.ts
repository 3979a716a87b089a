import { compareMoments, type Moment } from '../../kit/time/time.ts';

/** A time in which an entry of one chart was due, its end not included. */
export interface DueWindow {
  from: Moment;
  to: Moment;
}

interface DatedEntry {
  occurred_at: Moment;
  is_deleted: boolean;
}

interface Compliance {
  due: number;
  done: number;
  pct: number | null;
}

/** How many of a chart's due entries were made. A declined one is recorded care and counts; a struck-out one does not. */
export function compliance(windows: DueWindow[], entries: DatedEntry[]): Compliance {
  const notStruckOut = entries.filter((entry) => !entry.is_deleted);
  const done = windows.filter((window) => notStruckOut.some((entry) => isWithin(entry.occurred_at, window))).length;
  return { due: windows.length, done, pct: windows.length === 0 ? null : (100 * done) / windows.length };
}

const isWithin = (moment: Moment, window: DueWindow) =>
  compareMoments(window.from, moment) <= 0 && compareMoments(moment, window.to) < 0;
