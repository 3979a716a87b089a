import { laneOf, type Severity } from '#domain/kit/traits/severity.ts';
import { rankOf } from '#domain/alerts/engine/due-steps.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import type { LaneItem } from '#domain/notices/in-lanes.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import type { ScheduledItem } from './use-scheduled.ts';

/** One thing that waits: an alert, a review or check that is due, or both where they are about the same. */
export type ReminderItem = LaneItem & { readonly heading: string } & (
    | { readonly alert: StoredRecord; readonly due: ScheduledItem | undefined }
    | { readonly alert: null; readonly due: ScheduledItem }
  );

const linkOf = (alert: StoredRecord): string | undefined => (alert['linked_object'] as { id?: string } | null)?.id;
/** A check after an incident is a thing of its own: what is said of the incident is not done with it. */
const isAbout = (alert: StoredRecord, { of, row }: ScheduledItem): boolean =>
  linkOf(alert) === row.id || (of !== accidentScheduler && linkOf(alert) === row['target']);
const graver = (a: Severity, b: Severity | undefined): Severity => (b && rankOf(b) > rankOf(a) ? b : a);

function itemOf(alert: StoredRecord, due: ScheduledItem | undefined): ReminderItem {
  return {
    id: alert.id,
    severity: graver(alert['severity'] as Severity, due?.severity),
    category: String(alert['category']),
    group: String(alert['rule_code']) === 'manual' ? alert.id : String(alert['rule_code']),
    heading: String(alert['title']),
    due_at: alert['due_at'] as string | null,
    raised_at: alert['raised_at'] as string | null,
    alert,
    due,
  };
}

/** A review that has an alert stands with it, so that nothing is asked for twice. */
export function reminderItems(
  alerts: readonly StoredRecord[],
  scheduled: readonly ScheduledItem[],
): readonly ReminderItem[] {
  const told = alerts.map((alert) =>
    itemOf(
      alert,
      scheduled.find((item) => isAbout(alert, item)),
    ),
  );
  const taken = new Set(told.map(({ due }) => due));
  const rest: ReminderItem[] = scheduled
    .filter((item) => !taken.has(item))
    .map((due) => ({
      id: due.row.id,
      severity: due.severity,
      category: due.of === accidentScheduler ? 'safety' : 'task',
      group: due.of.name,
      heading: due.of.labels.many,
      due_at: String(due.row['due_at']),
      alert: null,
      due,
    }));
  return [...told, ...rest];
}

export const toActOnNow = (items: readonly ReminderItem[]): readonly ReminderItem[] =>
  items.filter(({ severity }) => laneOf(severity) === 'act_now');
