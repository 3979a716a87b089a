import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { notification } from '#domain/notices/notification.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useRecords, type Records, worstState } from '../../kit/data/use-records.ts';
import { isMineToDo } from '../reminders/is-mine.ts';
import { reminderItems, toActOnNow, type ReminderItem } from '../reminders/reminder-items.ts';
import { useMyPart } from '../reminders/use-my-part.ts';
import { grave } from '../reminders/use-reminders.ts';
import { openSchedules, scheduledItems } from '../reminders/use-scheduled.ts';

/** What the lane "Act now" of a person's own reminders holds. Of what is on the calendar only a check of somebody can be that grave. */
export function useActNow(
  home: string,
): Pick<Records, 'hasMore'> & { readonly items: readonly ReminderItem[]; readonly state: Records['state'] | 'stale' } {
  const now = useNow();
  const rights = useRights();
  const me = useMyPart(home, now);
  const alerts = useRecords(notification, { home, informed: me.me, severity: grave, limit: '200' }, { isPart: true });
  const checks = useRecords(accidentScheduler, { home, ...openSchedules }, { isPart: true });
  const seesChecks = maySee(rights, accidentScheduler.name);
  const due = seesChecks
    ? scheduledItems(accidentScheduler, checks.records, now).filter(({ row }) => isMineToDo(row, me))
    : [];
  return {
    items: toActOnNow(reminderItems(alerts.records, due)),
    state: worstState([alerts, me, ...(seesChecks ? [checks] : [])]),
    hasMore: alerts.hasMore,
  };
}
