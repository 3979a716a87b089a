import type { FastifyInstance } from 'fastify';
import { newId } from '../kit/runtime/new-id.ts';
import { note } from '#domain/notes/note.ts';
import { notification, type Notification } from '#domain/notices/notification.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import { createLinked } from '../kit/records/linked-updates.ts';
import type { RecordContext } from '../kit/context/record-context.ts';

/** Who has seen it says so under their own name, whether they were told or looked for themselves. */
function seenBy({ before, actor, now }: RecordActionContext<typeof notification>): Notification['recipients'] {
  const recipients = before.recipients;
  const own = recipients.find((row) => row.staff === actor.id) ?? inAppRecipient(actor.id);
  const seen = { ...own, read_at: own.read_at ?? now, acknowledged_at: own.acknowledged_at ?? now };
  return [...recipients.filter((row) => row.staff !== actor.id), seen];
}

/** What is done about it stands with the resident's notes too, and is told to the next shift; what concerns a colleague is not. */
async function writeNote(
  asking: RecordActionContext<typeof notification> & {
    readonly record: RecordActionContext<typeof notification>['before'];
  },
): Promise<void> {
  const { actor, now } = asking;
  const { id, home, resident, title, category, severity, action_plan, rule_code } = asking.record;
  if (action_plan === null || asking.context.alertRules.private.includes(rule_code)) return;
  const house = await asking.context.homes.factsOf(asking.tx, home);
  await createLinked(asking, note, {
    id: newId(),
    home,
    resident,
    category: resident === null ? 'house' : category === 'clinical' ? 'health' : 'other',
    body: `${title}\n${action_plan}`,
    occurred_at: now,
    recorded_by: actor.id,
    recorded_at: now,
    shift: actor.shiftAt(now, house),
    is_late_entry: false,
    is_important: severity === 'high' || severity === 'critical',
    include_in_handover: true,
    linked_object: { entity: notification.name, id },
  });
}

export function declareReminderActs(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, {
    entity: notification,
    action: 'acknowledge',
    auditedAs: 'alert_acknowledged',
    // A second person who has seen it adds their name; the reminder is seen already.
    to: ({ before }) => (before.status === 'acknowledged' ? null : 'acknowledged'),
    sets: (asking) => ({ recipients: seenBy(asking) }),
  });
  declareAction(app, context, {
    entity: notification,
    action: 'action',
    auditedAs: 'alert_actioned',
    to: () => 'actioned',
    sets: (asking) => ({ recipients: seenBy(asking) }),
    after: writeNote,
  });
  declareAction(app, context, { entity: notification, action: 'snooze', auditedAs: 'update', to: () => 'snoozed' });
}
