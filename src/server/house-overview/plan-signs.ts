import { addDays } from '#domain/kit/time/time.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { unreadBy } from '../plans/reads/unread-by.ts';
import type { Overlooking } from './overlooking.ts';

const soonDays = 7;

/** Who lives in the house is asked first: from the other end PostgreSQL would go through what is in force in every house. */
const ofTheHouse = (column: string): string =>
  `${column} = any(array(select p.id from resident p where p.home = $1 and not p.is_discharged_status))`;

const reviews = `select
    count(*) filter (where l.review_date < $2::date)::int as overdue,
    count(*) filter (where l.review_date between $2::date and $3::date)::int as due_in_7_days,
    count(*) filter (where l.status = 'active' and ${unreadBy('l', '$4::uuid')})::int as unread
  from plan l where ${ofTheHouse('l.resident')} and not l.is_deleted and ${sqlIn('l.status', inForceStatuses)}`;

/** Reviews of plans that are in force, and the plans this person has not yet read. */
export async function planReviews({ db, actor, home, today }: Overlooking): Promise<unknown> {
  const [row] = await db.query(reviews, [home.id, today, addDays(today, soonDays), actor.id]);
  return row;
}

const loops = `select count(*)::int as open, count(*) filter (where f.due_at < $2::timestamptz)::int as overdue
  from follow_up f where ${ofTheHouse('f.resident')} and f.status = 'open' and not f.is_deleted`;

/** What happened and waits for an answer. */
export async function followUps({ db, home, now }: Overlooking): Promise<unknown> {
  const [row] = await db.query(loops, [home.id, now]);
  return row;
}

const riskReviews = `select
    count(*) filter (where k.review_date < $2::date)::int as overdue,
    count(*) filter (where k.review_date between $2::date and $3::date)::int as due_in_7_days
  from risk k where ${ofTheHouse('k.resident')} and not k.is_deleted and ${sqlIn('k.status', inForceStatuses)}`;

export async function risks({ db, home, today }: Overlooking): Promise<unknown> {
  const [row] = await db.query(riskReviews, [home.id, today, addDays(today, soonDays)]);
  return row;
}
