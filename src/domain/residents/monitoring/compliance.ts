import { instantOf, type Moment } from '../../kit/time/time.ts';

/** A time in which an entry of one chart was due, its end not included. */
export interface DueWindow {
  from: Moment;
  to: Moment;
}

export interface ChartEntry {
  occurred_at: Moment;
  is_deleted: boolean;
}

export interface Compliance {
  due: number;
  done: number;
  pct: number | null;
}

/** How many of a chart's due entries were made. A declined one is recorded care and counts; a struck-out one does not. */
export function compliance(windows: DueWindow[], entries: ChartEntry[]): Compliance {
  const made = entries.filter((entry) => !entry.is_deleted).map((entry) => instantOf(entry.occurred_at));
  const done = windows.filter((window) => {
    const from = instantOf(window.from);
    const to = instantOf(window.to);
    return made.some((instant) => from <= instant && instant < to);
  }).length;
  return { due: windows.length, done, pct: windows.length === 0 ? null : (100 * done) / windows.length };
}
