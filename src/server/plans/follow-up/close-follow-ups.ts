import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import type { CheckPurpose } from '#domain/incidents/checks/accident-checks.ts';
import type { LinkedRecord } from '#domain/kit/vocabulary/fields.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { askKey, subjectFields, type Ask } from '#domain/plans/follow-up/follow-up-rules.ts';
import { followUp, type FollowUp } from '#domain/plans/follow-up/follow-up.ts';
import { riskScheduler, type RiskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { isOpenRow } from '../../kit/records/scheduled-rows.ts';
import { riskReviewId } from './risk-review-id.ts';
import { updateLinked, type LinkedUpdate } from '../../kit/records/linked-updates.ts';

/** What answers a follow-up: who looked at what, and what came of it. */
interface FollowUpAnswer {
  readonly resident: string;
  readonly asks: Ask;
  readonly closed_how: 'changed' | 'reviewed';
  readonly closed_with: LinkedRecord;
  /** What was written before something happened does not answer it. */
  readonly since: Moment;
  readonly finding?: string | null;
  /** Only those of this cause, where the answer speaks of nothing else. */
  readonly cause?: string;
}

const subject = subjectFields.map((name) => `t.${name} is not distinct from $2::jsonb ->> '${name}'`).join(' and ');
const answered = `select t.id from follow_up t where t.resident = $1::uuid and t.looks_at = $2::jsonb ->> 'looks_at' and ${subject}
  and t.status = 'open' and not t.is_deleted and t.created_at <= $3::timestamptz and ($4::text is null or t.cause ->> 'id' = $4::text) order by t.id`;

/** Every open follow-up that this answers is closed with it, and names it. */
export async function closeFollowUps(following: LinkedUpdate, answer: FollowUpAnswer): Promise<void> {
  const { resident, asks, closed_how, closed_with, since, finding = null, cause = null } = answer;
  const rows = await following.tx.query<{ id: string }>(answered, [resident, JSON.stringify(asks), since, cause]);
  for (const { id } of rows) {
    const closed = await updateLinked(following, followUp, id, {
      status: 'closed',
      closed_how,
      closed_with,
      finding,
      closed_at: following.now,
      closed_by: following.actor.id,
    });
    await closeDiary(following, closed);
  }
}

/** What never happened asks for nothing. */
export async function cancelFollowUps(
  following: LinkedUpdate,
  { person, cause, finding }: { readonly person: string; readonly cause: string; readonly finding: string },
): Promise<void> {
  const rows = await following.tx.query<{ id: string }>(
    `select t.id from follow_up t where t.resident = $1::uuid and t.cause ->> 'id' = $2::text and t.status = 'open' and not t.is_deleted order by t.id`,
    [person, cause],
  );
  for (const { id } of rows) {
    const cancelled = await updateLinked(following, followUp, id, { status: 'cancelled', finding });
    await standAgain(following, cancelled, { status: 'cancelled' });
  }
}

/** The reviews and talks that an incident puts in the diary, and the follow-ups they are about. */
export const askOfPurpose: { readonly [P in CheckPurpose]?: Ask } = {
  falls_risk: { looks_at: 'risk', risk_category: 'falls' },
  plan: { looks_at: 'plan', plan_domain: 'mobility_falls' },
  resident_debrief: { looks_at: 'debrief', debrief_with: 'resident' },
  staff_debrief: { looks_at: 'debrief', debrief_with: 'staff' },
};
const purposeOf = new Map(Object.entries(askOfPurpose).map(([purpose, ask]) => [askKey(ask), purpose]));

/** What stood in the diary for it is done with it. */
export async function closeDiary(following: LinkedUpdate, closed: FollowUp): Promise<void> {
  const doneWith = closed.closed_with ?? { entity: followUp.name, id: closed.id };
  const done = {
    status: 'completed' as const,
    completed_at: following.now,
    completed_by: following.actor.id,
    completion_ref: doneWith,
  };
  const purpose = purposeOf.get(askKey(closed));
  if (purpose && closed.cause) {
    const rows = await following.tx.query<{ id: string }>(
      `select t.id from accident_scheduler t where t.target = $1::uuid and t.purpose = $2::text and ${isOpenRow} and not t.is_deleted order by t.id`,
      [closed.cause.id, purpose],
    );
    for (const { id } of rows)
      await updateLinked(following, accidentScheduler, id, {
        ...done,
        ...(closed.finding ? { note: closed.finding } : {}),
      });
  }
  await standAgain(following, closed, { ...done, finding: closed.finding });
}

const inDoubt = `select r.id from risk r where r.resident = $1::uuid and r.category = $2::text and r.status = 'under_review' and not r.is_deleted
  and not exists (select 1 from follow_up o where o.resident = r.resident and o.looks_at = 'risk' and o.risk_category = r.category and o.status = 'open' and not o.is_deleted) order by r.id`;
const madeFor = `select t.id, t.id = $2::uuid as is_own from risk_scheduler t where t.target = $1::uuid and t.frequency = 'once' and t.source = 'auto' and ${isOpenRow} and not t.is_deleted order by t.id`;

/** A risk that no open follow-up doubts any more holds as it stands, and its review is off the diary. One that somebody else put under review stays there. */
async function standAgain(following: LinkedUpdate, ended: FollowUp, row: Partial<RiskScheduler>): Promise<void> {
  if (ended.looks_at !== 'risk') return;
  for (const { id } of await following.tx.query<{ id: string }>(inDoubt, [ended.resident, ended.risk_category])) {
    const rows = await following.tx.query<{ id: string; is_own: boolean }>(madeFor, [id, riskReviewId(ended, id)]);
    if (!rows.some(({ is_own }) => is_own)) continue;
    for (const one of rows) await updateLinked(following, riskScheduler, one.id, row);
    await updateLinked(following, risk, id, {
      status: 'active',
      ...(ended.status === 'closed' ? { reviewed_at: following.now } : {}),
    });
  }
}
