import { poundWords } from '#domain/kit/words/pound-words.ts';
import { entersState } from '#domain/kit/vocabulary/states.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { paymentsHandover, type PaymentsHandover } from '#domain/money/payments-handover.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { notification } from '#domain/notices/notification.ts';
import { openStates } from '#domain/notices/open-reminder.ts';
import { recipientsAt } from '../alerts/sweep/recipients.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { createLinked, updateLinked } from '../kit/records/linked-updates.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';

/** Our own choice: what is missing is found most easily on the next day. */
const withinHours = 24;

/** No name and nothing clinical, as in the title of every reminder. */
const title = 'A difference of cash is to be resolved';

export const resolvingTask = (count: string): string => childId(count, 'resolve the difference');

/** Whoever may resolve it and did not count: a manager, else the provider's administrators. */
async function thirdPersons({ tx, now, record }: SavedRecord<PaymentsHandover>, home: string) {
  const recipients = await recipientsAt(tx, home, now);
  const object = { entity: paymentsHandover.name, id: record.id };
  const counters = [record.handed_over_by, record.received_by];
  const among = (to: 'manager' | 'superuser') =>
    recipients({ to: [to], severity: 'high', resident: null, object }).filter((one) => !counters.includes(one));
  const managers = among('manager');
  return managers.length > 0 ? managers : among('superuser');
}

type Differs = Pick<PaymentsHandover, 'id' | 'home' | 'total_difference' | 'discrepancy_note'>;

/** The task as it stands for whoever is to resolve the difference. */
export const resolvingReminder = (count: Differs, informed: readonly string[], at: string) => {
  const { id, home, total_difference, discrepancy_note } = count;
  return {
    id: resolvingTask(id),
    home,
    staff: informed[0] ?? null,
    title,
    message: `The tins differ by ${poundWords(Math.abs(Number(total_difference)))}. ${discrepancy_note ?? ''}`
      .trim()
      .slice(0, 4000),
    severity: 'high' as const,
    category: 'task' as const,
    linked_object: { entity: paymentsHandover.name, id },
    due_at: addHours(at, withinHours),
    raised_at: at,
    waiting_since: at,
    recipients: informed.map(inAppRecipient),
    informed: [...informed],
  };
};

const stillOpen = `select n.id from notification n where n.id = $1::uuid and not n.is_deleted and ${sqlIn('n.status', openStates)}`;

/** A count that differs is a task for a third person until one has resolved it. */
export async function askToResolve(saved: SavedRecord<PaymentsHandover>): Promise<void> {
  const { record, before } = saved;
  if (record.home !== null && entersState(record, before, 'discrepancy'))
    await createLinked(
      saved,
      notification,
      resolvingReminder(record, await thirdPersons(saved, record.home), saved.now),
    );
  else if (before !== null && entersState(record, before, 'resolved'))
    for (const { id } of await saved.tx.query<{ id: string }>(stillOpen, [resolvingTask(record.id)]))
      await updateLinked(saved, notification, id, { status: 'cleared', cleared_by: 'rule', gone_at: saved.now });
}
