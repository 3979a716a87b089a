import { laneOf, type Severity, isGraver } from '#domain/kit/traits/severity.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import type { LaneItem } from '#domain/notices/in-lanes.ts';
import type { notification } from '#domain/notices/notification.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import type { ScheduledItem } from './use-scheduled.ts';

/** One thing that waits: an alert, a review or check that is due, or both where they are about the same. */
export type ReminderItem = LaneItem & { readonly heading: string } & (
    | { readonly alert: Listed<typeof notification>; readonly due: ScheduledItem | undefined }
    | { readonly alert: null; readonly due: ScheduledItem }
  );

/** A check after an incident is a thing of its own: what is said of the incident is not done with it. */
const isAbout = (alert: Listed<typeof notification>, { of, row }: ScheduledItem): boolean =>
  alert.linked_object !== null &&
  (alert.linked_object.id === row.id || (of !== accidentScheduler && alert.linked_object.id === row.target));
const graver = (a: Severity, b: Severity | undefined): Severity => (b && isGraver(b, a) ? b : a);

function itemOf(alert: Listed<typeof notification>, due: ScheduledItem | undefined): ReminderItem {
  return {
    id: alert.id,
    severity: graver(alert.severity, due?.severity),
    category: alert.category,
    group: alert.rule_code === 'manual' ? alert.id : alert.rule_code,
    heading: alert.title,
    due_at: alert.due_at,
    raised_at: alert.raised_at,
    alert,
    due,
  };
}

/** A review that has an alert stands with it, so that nothing is asked for twice. */
export function reminderItems(
  alerts: readonly Listed<typeof notification>[],
  scheduled: readonly ScheduledItem[],
): readonly ReminderItem[] {
  const fromAlerts = alerts.map((alert) =>
    itemOf(
      alert,
      scheduled.find((item) => isAbout(alert, item)),
    ),
  );
  const taken = new Set(fromAlerts.map(({ due }) => due));
  const rest: ReminderItem[] = scheduled
    .filter((item) => !taken.has(item))
    .map((due) => ({
      id: due.row.id,
      severity: due.severity,
      category: due.of === accidentScheduler ? 'safety' : 'task',
      group: due.of.name,
      heading: due.of.labels.many,
      due_at: String(due.row.due_at),
      alert: null,
      due,
    }));
  return [...fromAlerts, ...rest];
}

export const toActOnNow = (items: readonly ReminderItem[]): readonly ReminderItem[] =>
  items.filter(({ severity }) => laneOf(severity) === 'act_now');
