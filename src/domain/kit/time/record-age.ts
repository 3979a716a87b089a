import { minutesBetween, type Moment } from './time.ts';

export interface Recorded {
  occurred_at: Moment;
  recorded_at: Moment;
}

/** Minutes between what happened and its being written down. A clock running a little ahead counts as none. */
export const recordAge = (entry: Recorded): number => Math.max(0, minutesBetween(entry.occurred_at, entry.recorded_at));

export const isLateEntry = (entry: Recorded, late_entry_minutes: number): boolean =>
  recordAge(entry) > late_entry_minutes;

/** The mean a manager sees for a house; without entries there is none. */
export function meanRecordAge(entries: Recorded[]): number | null {
  if (entries.length === 0) return null;
  return entries.reduce((sum, entry) => sum + recordAge(entry), 0) / entries.length;
}
