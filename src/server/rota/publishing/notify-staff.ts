import type { RotaMessage } from '#domain/rota/publishing/rota-messages.ts';
import { rota } from '#domain/rota/rota.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { notification } from '#domain/notices/notification.ts';
import { createLinked, type LinkedUpdate } from '../../kit/records/linked-updates.ts';
import { newId } from '../../kit/runtime/new-id.ts';

interface MessageFrame {
  readonly home: string;
  /** No names, as in the title of every reminder. */
  readonly title: string;
  readonly severity: 'info' | 'low';
  /** The shift it is about, where it is about one. */
  readonly shift: string | null;
}

/** A reminder to each person concerned and to nobody else; whoever did it knows already. */
export async function notifyStaff(
  following: LinkedUpdate,
  messages: readonly RotaMessage[],
  { home, title, severity, shift }: MessageFrame,
): Promise<void> {
  for (const { staff, message } of messages.filter((one) => one.staff !== following.actor.id))
    await createLinked(following, notification, {
      id: newId(),
      home,
      staff,
      title,
      message: message.slice(0, 4000),
      severity,
      category: 'staffing',
      linked_object: shift === null ? null : { entity: rota.name, id: shift },
      raised_at: following.now,
      waiting_since: following.now,
      recipients: [inAppRecipient(staff)],
      informed: [staff],
    });
}
