import { appointment, type Appointment } from '#domain/appointments/appointment.ts';
import { notification } from '#domain/notices/notification.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { recipientsAt } from '../alerts/sweep/recipients.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked } from '../kit/records/linked-updates.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';

/** What is to be done after a visit waits as a task for whoever came along and for the key worker, until somebody has done it. */
export async function askForNext(saved: SavedRecord<Appointment>): Promise<void> {
  const { id, home, resident, title, status, follow_up_actions: next, escort_staff } = saved.record;
  if (!next || saved.before === null || saved.before.status === status) return;
  const object = { entity: appointment.name, id };
  const notified = (await recipientsAt(saved.tx, home, saved.now))({
    to: ['owner', 'key_worker'],
    owner: escort_staff ?? saved.actor.id,
    severity: 'low',
    resident,
    object,
  });
  await createLinked(saved, notification, {
    id: childId(id, 'follow up'),
    home,
    resident,
    title: 'Something to do after an appointment',
    message: `${title}: ${next}`.slice(0, 4000),
    category: 'task',
    severity: 'low',
    raised_at: saved.now,
    linked_object: object,
    staff: notified[0] ?? null,
    informed: notified,
    recipients: notified.map(inAppRecipient),
  });
}
