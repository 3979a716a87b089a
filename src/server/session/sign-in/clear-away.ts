import type { Job } from '../../kit/context/job.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

/** What is of no more use and says something about somebody; the history keeps what happened. $1 is the moment now. */
const leftovers = [
  // A session nobody came back to ended when its time was up, and that is told first.
  `with over as (update session set ended_at = expires_at where ended_at is null and expires_at < $1 returning id, staff, home, expires_at, ip, device)
   insert into user_history (id, at, "user", user_name, home, action, summary, result, ip, device, session)
   select gen_random_uuid(), o.expires_at, o.staff, ${personNameSql('s')}, o.home, 'session_expired', 'Ended by time', 'ok', o.ip, o.device, o.id
   from over o join staff s on s.id = o.staff`,
  `delete from ticket where expires_at < $1`,
  `delete from session s where s.ended_at < $1::timestamptz - interval '1 day' and not exists (select 1 from ticket t where t.session = s.id)`,
  // Until a colleague has come, it is asked when they were invited and by whom.
  `delete from one_time_link where least(used_at, expires_at) < $1::timestamptz - case when kind = 'invitation' and used_at is null then interval '90 days' else interval '1 day' end`,
  `delete from second_step where expires_at < $1`,
  `delete from second_factor where confirmed_at is null and created_at < $1::timestamptz - interval '1 day'`,
  // The daily digest looks at yesterday's letter before it writes today's.
  `delete from letter where coalesce(sent_at, worth_until) < $1::timestamptz - interval '3 days'`,
  `delete from delivery where created_at < $1::timestamptz - interval '90 days'`,
  `delete from draft where saved_at < $1::timestamptz - interval '14 days'`,
];

async function clearAway(context: RecordContext): Promise<void> {
  const at = context.now();
  for (const statement of leftovers) await context.db.query(statement, [at]);
}

/** Unsent words about residents, links that once opened an account and sessions long over do not stay for good. */
export const clearAwayJob: Job = { name: 'clear-away', every: 30, atStart: true, work: clearAway };
