import { entersState } from '#domain/kit/vocabulary/states.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { notification } from '#domain/notices/notification.ts';
import { unansweredStates } from '#domain/notices/open-reminder.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked, updateLinked } from '../kit/records/linked-updates.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';

/** Our own choice: a plan that waits helps nobody, so by the end of the next day. */
const withinHours = 24;

/** No name and nothing clinical, as in the title of every reminder. */
const title = 'A support plan waits for your approval';

const waiting = `select n.id from notification n where n.linked_object ->> 'id' = $1 and n.title = $2 and not n.is_deleted and ${sqlIn('n.status', unansweredStates)}`;

async function remind(saved: SavedRecord<Plan>, approver: string): Promise<void> {
  const { id, version, home, resident, title: called } = saved.record;
  if (home === null) return;
  await createLinked(saved, notification, {
    id: childId(id, `waits for approval ${version}`),
    home,
    resident,
    staff: approver,
    title,
    message: called,
    severity: 'medium',
    category: 'task',
    linked_object: { entity: plan.name, id },
    due_at: addHours(saved.now, withinHours),
    raised_at: saved.now,
    waiting_since: saved.now,
    recipients: [inAppRecipient(approver)],
    informed: [approver],
  });
}

async function stopReminding(saved: SavedRecord<Plan>): Promise<void> {
  const open = await saved.tx.query<{ id: string }>(waiting, [saved.record.id, title]);
  for (const { id } of open)
    await updateLinked(saved, notification, id, { status: 'cleared', cleared_by: 'rule', gone_at: saved.now });
}

/** Whoever was asked to approve a plan has it as a task until somebody decides on it. */
export async function remindApprover(saved: SavedRecord<Plan>): Promise<void> {
  const { record, before } = saved;
  if (before && entersState(record, before, 'awaiting_approval')) {
    if (record.approver !== null) await remind(saved, record.approver);
  } else if (before?.status === 'awaiting_approval' && record.status !== 'awaiting_approval')
    await stopReminding(saved);
}
