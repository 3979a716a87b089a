import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Day, Moment } from '#domain/kit/time/time.ts';

/** What was answered on one day and has not arrived. */
export interface UnsentDay {
  /** Of the sheet, should these be the first answers on it. */
  id: string;
  day: Day;
  now: Moment;
  /** When they got up, which a sheet may have to begin with; empty until somebody says. */
  up_at: string;
  /** Why the sheet is begun late; empty until that is asked. */
  late_entry_reason: string;
  steps: RecordValues;
}
type Days = readonly UnsentDay[];

const isUnsentDay = (value: unknown): value is UnsentDay =>
  isRecordValues(value) &&
  [value['id'], value['day'], value['now'], value['up_at'], value['late_entry_reason']].every(
    (part) => typeof part === 'string',
  ) &&
  isRecordValues(value['steps']);
export const isUnsentDays = (value: unknown): value is Days => Array.isArray(value) && value.every(isUnsentDay);

export const hasSteps = ({ steps }: UnsentDay): boolean => Object.keys(steps).length > 0;

const orNull = (days: Days): Days | null => {
  const unsent = days.filter((day) => hasSteps(day) || day.up_at !== '').toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return unsent.length > 0 ? unsent : null;
};

/** Older days first; null where nothing is left. */
export function withChange(days: Days, begun: UnsentDay, change: (day: UnsentDay) => UnsentDay): Days | null {
  const former = days.find(({ day }) => day === begun.day) ?? begun;
  return orNull([...days.filter(({ day }) => day !== begun.day), change(former)]);
}

/** What was sent has arrived; what was answered otherwise meanwhile has not. */
export function withoutSent(days: Days, sent: UnsentDay): Days | null {
  const left = ({ steps }: UnsentDay) =>
    Object.fromEntries(Object.entries(steps).filter(([name, value]) => sent.steps[name] !== value));
  return orNull(days.map((one) => (one.day === sent.day ? { ...one, up_at: '', steps: left(one) } : one)));
}
