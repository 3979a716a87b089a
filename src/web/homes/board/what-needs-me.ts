import type { Board, BoardResident, DueItem } from '#domain/homes/board.ts';
import { compareDue, dueUrgency } from '#domain/homes/due-urgency.ts';
import { compareUrgency, type Urgent } from '#domain/notices/most-urgent.ts';
import type { Notification } from '#domain/notices/notification.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';

export type Reminder = StoredRecord &
  Pick<Notification, 'severity' | 'title'> &
  Partial<
    Pick<Notification, 'category' | 'due_at' | 'raised_at' | 'resident' | 'rule_code' | 'linked_object' | 'message'>
  >;

/** Something that waits for whoever looks at the board: an alert, or what is overdue for one person. */
export type Waiting = { readonly of: 'alert'; readonly id: string; readonly reminder: Reminder } | Care;

interface Care {
  readonly of: 'care';
  readonly id: string;
  readonly row: BoardResident;
  /** The most urgent first. */
  readonly overdue: readonly DueItem[];
}

/** What is written down opens its pad; what is looked at opens its page. */
export const isWritten = ({ kind }: DueItem): boolean => careEntries.some(({ entity }) => entity.name === kind);

/** What is overdue for a person says it already: the same chart or check is not asked for twice. */
function isSaidByCare({ resident, rule_code, linked_object }: Reminder, care: readonly Care[]): boolean {
  const own = care.find(({ id }) => id === resident)?.overdue ?? [];
  return rule_code === 'TRK-1' ? own.some(isWritten) : own.some(({ id }) => id !== null && id === linked_object?.id);
}

const urgencyOf = (waiting: Waiting): Urgent =>
  waiting.of === 'alert' ? waiting.reminder : (waiting.overdue.map(dueUrgency)[0] ?? { severity: 'info' });

/** Alerts and overdue care in one order, the most urgent first. */
export function whatNeedsMe(reminders: readonly Reminder[], board: Board | null): readonly Waiting[] {
  const care = (board?.residents ?? []).flatMap((row): Care[] => {
    const overdue = row.due.filter(({ state }) => state === 'overdue').toSorted(compareDue);
    return overdue.length > 0 ? [{ of: 'care', id: row.resident.id, row, overdue }] : [];
  });
  const alerts = reminders
    .filter((reminder) => !isSaidByCare(reminder, care))
    .map((reminder): Waiting => ({ of: 'alert', id: reminder.id, reminder }));
  return [...alerts, ...care].toSorted((a, b) => compareUrgency(urgencyOf(a), urgencyOf(b)));
}
