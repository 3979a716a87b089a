import type { LinkedRecord } from '#domain/kit/vocabulary/fields.ts';
import { addHours, compareMoments, type Moment } from '#domain/kit/time/time.ts';
import { askKey, rulesOf, type Ask, type FollowUpRule, type Trigger } from '#domain/plans/follow-up/follow-up-rules.ts';
import { followUp, type FollowUp } from '#domain/plans/follow-up/follow-up.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { nextBand } from '#domain/rota/band-starts.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import { createLinked, updateLinked, type LinkedUpdate } from '../../kit/records/linked-updates.ts';
import { childId } from '../../kit/runtime/child-id.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { riskReviewId } from './risk-review-id.ts';

/** What happened, to whom, and where it is written down. */
interface Cause {
  readonly trigger: Trigger;
  readonly resident: string;
  readonly cause: LinkedRecord;
  readonly happened_at: Moment;
  readonly what_happened?: string;
  /** Tells two occasions apart that are written in one record, such as two returns from hospital. */
  readonly occasion?: string;
  /** What several records share that show the same thing, such as the marks of one chart. */
  readonly shared?: string;
  /** When it runs out, where that is what happens. */
  readonly expires_at?: Moment;
  /** Which of the rules of its trigger apply, where not all do. */
  readonly only?: (ask: Ask) => boolean;
}

/** The id of a follow-up follows from its cause and from what it asks, so that it is opened once however often it is asked for. */
export const followUpId = ({ cause, trigger, shared = cause.id, occasion = '' }: Cause, ask: Ask): string =>
  childId(shared, `follow-up ${trigger} ${askKey(ask)} ${occasion}`.trim());

/** Opens what the rules ask for, in the transaction of its cause: either both are saved or neither. */
export async function openFollowUps(following: LinkedUpdate, cause: Cause): Promise<void> {
  const isAsked = cause.only ?? (() => true);
  for (const rule of rulesOf(cause.trigger)) if (isAsked(rule.ask)) await openOne(following, cause, rule);
}

async function openOne(following: LinkedUpdate, cause: Cause, rule: FollowUpRule): Promise<void> {
  const { ask } = rule;
  const inDoubt = ask.looks_at === 'risk' ? await risksInForce(following, cause.resident, ask.risk_category) : [];
  if (ask.looks_at === 'risk' && ask.whereThere && inDoubt.length === 0) return;
  const values = await valuesOf(following, cause, rule);
  const opened = (await createLinked(following, followUp, values)) ?? (await openedAgain(following, values));
  if (opened) for (const id of inDoubt) await callIntoQuestion(following, opened, id);
}

const wasCancelled = `select 1 from follow_up t join resident p on p.id = t.resident and not p.is_discharged_status where t.id = $1::uuid and t.status = 'cancelled' and not t.is_deleted`;

/** What was cancelled with its cause is asked again when the cause asks again. */
async function openedAgain(
  following: LinkedUpdate,
  { id, ...values }: Partial<FollowUp> & { readonly id: string },
): Promise<FollowUp | null> {
  const [found] = await following.tx.query(wasCancelled, [id]);
  return found ? updateLinked(following, followUp, id, { ...values, status: 'open', finding: null }) : null;
}

/** Brings a cancelled follow-up back as it was, and its risk under review. */
export async function reopenFollowUp(following: LinkedUpdate, id: string): Promise<void> {
  const opened = await openedAgain(following, { id });
  if (opened?.looks_at !== 'risk' || opened.risk_category === null) return;
  for (const inDoubt of await risksInForce(following, opened.resident, opened.risk_category))
    await callIntoQuestion(following, opened, inDoubt);
}

const keyWorker = 'select key_worker from resident where id = $1::uuid';

async function valuesOf(following: LinkedUpdate, cause: Cause, { ask, owner, within }: FollowUpRule) {
  const [person] =
    owner === 'key_worker' ? await following.tx.query<{ key_worker: string | null }>(keyWorker, [cause.resident]) : [];
  const { trigger, resident, happened_at, what_happened = null } = cause;
  const { whereThere: _, ...asked } = { whereThere: undefined, ...ask };
  return {
    id: followUpId(cause, ask),
    resident,
    trigger,
    cause: cause.cause,
    happened_at,
    what_happened,
    ...asked,
    owner: person?.key_worker ?? null,
    owner_role: owner,
    due_at: await dueAt(following, cause, within),
  };
}

async function dueAt(
  { context, tx, now }: LinkedUpdate,
  { resident, happened_at, expires_at }: Cause,
  within: FollowUpRule['within'],
): Promise<Moment> {
  if (typeof within === 'number') return addHours(happened_at, within);
  if (within === 'expiry') return expires_at ?? now;
  const [home] = await tx.query<{ home: string }>('select home from resident where id = $1::uuid', [resident]);
  const { zone, settings } = await context.homes.factsOf(tx, home?.home ?? null);
  return nextBand(now, zone, settings.shift_times);
}

const inForce = new NamedStatement(
  `select t.id, t.status from risk t where t.resident = :resident::uuid and t.category = :category::text and t.status in ('active', 'under_review') and not t.is_deleted
  and ${scopeSql(risk)} order by t.id`,
);

async function risksInForce(
  { tx, actor, now }: LinkedUpdate,
  resident: string,
  category: string,
): Promise<readonly string[]> {
  const rows = await inForce.run<{ id: string }>(tx, { resident, category, viewer: viewerOf(actor, now) });
  return rows.map(({ id }) => id);
}

const cancelledReview = `select 1 from risk_scheduler where id = $1::uuid and status = 'cancelled' and not is_deleted`;

/** The risk goes under review, and its review stands in the diary until the follow-up is due. */
async function callIntoQuestion(following: LinkedUpdate, opened: FollowUp, id: string): Promise<void> {
  const [open] = await following.tx.query(`select 1 from risk where id = $1::uuid and status = 'active'`, [id]);
  if (open) await updateLinked(following, risk, id, { status: 'under_review' });
  const isPast = compareMoments(opened.due_at, following.now) < 0;
  const review = riskReviewId(opened, id);
  const due_at = isPast ? following.now : opened.due_at;
  const made = await createLinked(following, riskScheduler, {
    id: review,
    resident: opened.resident,
    target: id,
    due_at,
    assigned_role: 'shift_lead',
    lead_days: ['1', '0'],
    source: 'auto',
  });
  const [cancelled] = made ? [] : await following.tx.query(cancelledReview, [review]);
  if (cancelled) await updateLinked(following, riskScheduler, review, { status: 'scheduled', due_at });
}
