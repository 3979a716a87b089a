import { appointment, type Appointment } from '#domain/appointments/appointment.ts';
import { preparingStep } from '#domain/appointments/preparing.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { notification } from '#domain/notices/notification.ts';
import { unansweredStates } from '#domain/notices/open-reminder.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { recipientsAt } from '../alerts/sweep/recipients.ts';
import { createAsSystem, updateAsSystem, type Due } from '../kit/records/system-updates.ts';
import { childId } from '../kit/runtime/child-id.ts';
import type { Job } from '../kit/context/job.ts';
import type { Db } from '../kit/runtime/database.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';

type Visit = Pick<
  Appointment,
  'id' | 'home' | 'resident' | 'title' | 'starts_at' | 'preparation' | 'reminders' | 'escort_staff'
>;

const isOpen = `${sqlIn('n.status', unansweredStates)} and not n.is_deleted and n.linked_object ->> 'entity' = '${appointment.name}' and n.title = $2`;
const isAhead = `${sqlIn('a.status', stillAhead)} and not a.is_deleted and a.starts_at > $1::timestamptz`;

/** No name and nothing clinical, as in the title of every reminder. */
const title = 'Get ready for an appointment';

const coming = `select row_to_json(a) as visit from appointment a where ${isAhead} and a.preparation is not null and a.starts_at <= $1::timestamptz + interval '8 days'
  and not exists (select 1 from notification n where ${isOpen} and n.linked_object ->> 'id' = a.id::text) order by a.starts_at`;
const over = `select n.id, n.version, array[n.home] as homes from notification n where ${isOpen}
  and not exists (select 1 from appointment a where a.id::text = n.linked_object ->> 'id' and ${isAhead})`;

/** The reminder that a visit calls for, and whom it is for at that hour. */
export async function preparationReminder(db: Db, visit: Visit, at: Moment): Promise<RecordValues> {
  const object = { entity: appointment.name, id: visit.id };
  const recipients = await recipientsAt(db, visit.home, at);
  const informed = recipients({
    to: ['lead', 'key_worker', ...(visit.escort_staff ? ['owner' as const] : [])],
    severity: 'low',
    resident: visit.resident,
    owner: visit.escort_staff,
    object,
  });
  return {
    home: visit.home,
    resident: visit.resident,
    title,
    message: `${visit.title}: ${visit.preparation}`.slice(0, 4000),
    category: 'task',
    severity: 'low',
    due_at: visit.starts_at,
    raised_at: at,
    linked_object: object,
    staff: visit.escort_staff,
    informed,
    recipients: informed.map(inAppRecipient),
  };
}

async function raise(context: RecordContext, visit: Visit, step: number): Promise<void> {
  const id = childId(visit.id, `prepare ${visit.starts_at} ${step}`);
  if ((await context.db.query('select 1 from notification where id = $1', [id])).length > 0) return;
  const reminder = await preparationReminder(context.db, visit, context.now());
  await createAsSystem(context, notification, { id, ...reminder });
}

/** What a visit needs beforehand is asked for at the times its form names, and no more once the visit has begun or is off. */
export const prepareVisits: Job = {
  name: 'prepare-visits',
  every: 5,
  atStart: true,
  async work(context) {
    const now = context.now();
    for (const { visit } of await context.db.query<{ visit: Visit }>(coming, [now, title])) {
      const step = preparingStep(visit, now);
      if (step !== null) await raise(context, visit, step);
    }
    for (const due of await context.db.query<Due>(over, [now, title]))
      await updateAsSystem(context, notification, due, { status: 'cleared', cleared_by: 'rule', gone_at: now });
  },
};
