import type { Board, DueItem } from '#domain/homes/board.ts';
import type { severities } from '#domain/kit/severity.ts';
import type { Moment } from '#domain/kit/time.ts';
import { mostUrgent } from '#domain/notices/most-urgent.ts';
import { careEntries } from '#domain/residents/care-entries.ts';
import type { Kept } from '../kit/kept.ts';

export type Severity = keyof typeof severities;
export type Reminder = Kept & { severity: Severity; due_at?: Moment | null; raised_at?: Moment | null };

/** Something that waits for whoever looks at the board: an alert, or what is overdue for one person. */
export type Waiting =
  | { readonly of: 'alert'; readonly id: string; readonly reminder: Reminder }
  | { readonly of: 'care'; readonly id: string; readonly row: Board['residents'][number]; readonly overdue: readonly DueItem[] };

const grave: readonly Severity[] = ['critical', 'high'];

/** What is written down opens its pad; what is looked at opens its page. */
export const isWritten = ({ kind }: DueItem): boolean => careEntries.some(({ entity }) => entity.name === kind);

/** The grave alerts, then what is overdue for each person, then the rest. */
export function whatNeedsMe(reminders: readonly Reminder[], board: Board | null): readonly Waiting[] {
  const alerts = mostUrgent(reminders).map((reminder): Waiting => ({ of: 'alert', id: reminder.id, reminder }));
  const isGrave = (waiting: Waiting) => waiting.of === 'alert' && grave.includes(waiting.reminder.severity);
  const care = (board?.residents ?? []).flatMap((row): Waiting[] => {
    const overdue = row.due.filter(({ state }) => state === 'overdue');
    return overdue.length > 0 ? [{ of: 'care', id: row.resident.id, row, overdue }] : [];
  });
  return [...alerts.filter(isGrave), ...care, ...alerts.filter((waiting) => !isGrave(waiting))];
}
