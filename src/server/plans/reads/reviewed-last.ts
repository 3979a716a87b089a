import { localDay, type Day } from '#domain/kit/time/time.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import type { Db } from '../../kit/runtime/database.ts';

const lastReview = `select max(e.evaluation_date)::text as day from evaluation e where e.plan = $1::uuid and not e.is_deleted and e.status = 'approved'`;

/** The day of the last evaluation, else the day the plan came into force or was begun. */
export async function reviewedLast(db: Db, { id, approved_at, start_date }: Plan, zone: string): Promise<Day> {
  const [row] = await db.query<{ day: Day | null }>(lastReview, [id]);
  return row?.day ?? (approved_at === null ? start_date : localDay(approved_at, zone));
}
