import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { comesBack, isTakenBack } from '#domain/kit/traits/sent-back.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { notification } from '#domain/notices/notification.ts';
import { unansweredStates } from '#domain/notices/open-reminder.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { recipientsAt } from '../alerts/sweep/recipients.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked, updateLinked } from '../kit/records/linked-updates.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { homeIn, residentIn } from '../kit/history/write-audit.ts';

type Submitted = AnyRecord & { readonly status: string; readonly sent_back_reason: string | null };

/** Our own choice: by the next day. */
const withinHours = 24;

/** No name and nothing clinical, as in the title of every reminder. */
const titleOf = ({ labels }: Entity): string => `${labels.one} sent back to you`;

const atWork = 'select 1 from staff where id = $1::uuid and is_active and not is_deleted';

/** The author; whoever leads the shift in their place once they have left. */
async function addressees(
  { tx, now, record }: SavedRecord<Submitted>,
  entity: Entity,
  home: string,
): Promise<readonly string[]> {
  const author = record.created_by;
  if (author !== null && (await tx.query(atWork, [author])).length > 0) return [author];
  return (await recipientsAt(tx, home, now))({
    to: ['lead'],
    severity: 'medium',
    resident: residentIn(entity, record),
    object: { entity: entity.name, id: record.id },
  });
}

async function remind(saved: SavedRecord<Submitted>, entity: Entity): Promise<void> {
  const { id, version, sent_back_reason } = saved.record;
  const home = homeIn(saved.record);
  if (home === null) return;
  const notified = await addressees(saved, entity, home);
  await createLinked(saved, notification, {
    id: childId(id, `sent back ${version}`),
    home,
    resident: residentIn(entity, saved.record),
    staff: notified[0] ?? null,
    title: titleOf(entity),
    message: sent_back_reason,
    severity: 'medium',
    category: 'task',
    linked_object: { entity: entity.name, id },
    due_at: addHours(saved.now, withinHours),
    raised_at: saved.now,
    waiting_since: saved.now,
    recipients: notified.map(inAppRecipient),
    informed: notified,
  });
}

const waiting = `select n.id from notification n where n.linked_object ->> 'id' = $1 and n.title = $2 and not n.is_deleted and ${sqlIn('n.status', unansweredStates)}`;

async function stopReminding(saved: SavedRecord<Submitted>, entity: Entity): Promise<void> {
  const open = await saved.tx.query<{ id: string }>(waiting, [saved.record.id, titleOf(entity)]);
  for (const { id } of open)
    await updateLinked(saved, notification, id, { status: 'cleared', cleared_by: 'rule', gone_at: saved.now });
}

/** What was sent back is a task of its author, with the reason, until it is submitted again. */
export const remindAuthor =
  (entity: Entity) =>
  async (saved: SavedRecord<Submitted>): Promise<void> => {
    const { before } = saved;
    const record = saved.record;
    if (comesBack(record, before) && !isTakenBack(record, before, saved.actor.id)) await remind(saved, entity);
    else if (before?.status === 'draft' && record.status !== 'draft') await stopReminding(saved, entity);
  };
