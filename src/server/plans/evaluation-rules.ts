import { entersState } from '#domain/kit/vocabulary/states.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { amendedContent } from '#domain/plans/plan/amended-content.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { evaluation, type Evaluation } from '#domain/plans/review/evaluation.ts';
import { isBeforePlan } from '#domain/plans/plan/plan-dates.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { evaluationColumns } from '#domain/plans/review/evaluation-columns.ts';
import { updateLinked } from '../kit/records/linked-updates.ts';
import { findRecord } from '../kit/records/find-record.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { rulesFor, type FillContext, type RuleContext, type SavedRecord } from '../kit/context/record-context.ts';
import { refused } from '../kit/runtime/refusals.ts';
import { completeOpen } from '../kit/records/scheduled-rows.ts';
import { staysOnceFixed } from '../kit/validation/stays-once-fixed.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { beginVersion, versionUnderWay } from './new-version.ts';
import { evidence } from './reads/evidence.ts';

type PlanFacts = Pick<Plan, 'resident' | 'start_date' | 'domain' | 'goals' | 'actions'>;

const known = new NamedStatement(
  `select t.resident, t.start_date, t.domain, t.goals, t.actions from plan t where t.id = :plan::uuid and not t.is_deleted and ${scopeSql(plan)}`,
);

async function planOf({ db, actor, now, record }: FillContext<Evaluation>): Promise<PlanFacts | null> {
  const [row] = await known.run<PlanFacts>(db, {
    plan: record.plan ?? null,
    viewer: viewerOf(actor, now),
  });
  return row ?? null;
}

const keyWorker = 'select 1 from resident where id = $1::uuid and $2::uuid in (key_worker, co_key_worker)';

async function askKeyWorker({ db, actor, record, before }: RuleContext<Evaluation>): Promise<void> {
  if (before || may(actor.rights, 'add', evaluation.name)) return;
  const known = await db.query(keyWorker, [record.resident, actor.id]);
  if (known.length === 0) throw refused('Plans are evaluated by the resident’s key worker. Ask them or a senior.');
}

/** The figures are taken when the evaluation is written or its period changes, and stay as they were then. */
async function evidenceFor(
  { db, record, before }: FillContext<Evaluation>,
  { resident, domain, goals, actions }: PlanFacts,
): Promise<{ readonly evidence?: readonly unknown[] }> {
  const { plan: about, period_from: from, period_to: to } = record;
  if (typeof about !== 'string' || typeof from !== 'string' || typeof to !== 'string') return {};
  if (before && before.period_from === from && before.period_to === to) return {};
  const [figures] = await evidence(db, [{ resident, domain, goals, actions, plan: about, from, to }]);
  return figures ? { evidence: figures } : {};
}

/** An evaluation is about its plan's resident, and once approved it moves the plan's review on. */
export const evaluationRules = rulesFor(evaluation, {
  columns: computedColumns({ of: evaluationColumns }),
  async fill(asking) {
    const about = await planOf(asking);
    if (!about) return {};
    return { resident: asking.record.resident ?? about.resident, ...(await evidenceFor(asking, about)) };
  },
  async check(asking) {
    await askKeyWorker(asking);
    const about = await planOf(asking);
    const isEarly = about && isBeforePlan(String(asking.record.evaluation_date), about.start_date);
    return isEarly ? { evaluation_date: 'Date is before the plan starts.' } : {};
  },
  async after(saved) {
    const { outcome } = saved.record;
    if (outcome === 'amend' && saved.before && entersState(saved.record, saved.before, 'submitted'))
      await openAmended(saved);
    if (saved.before?.status !== 'approved' && saved.record.status === 'approved') await approved(saved);
  },
  checkRemoval: staysOnceFixed(evaluation),
});

/** An evaluation that asks for a change opens the next version of its plan, which stays in force until that one is approved. */
async function openAmended(saved: SavedRecord<Evaluation>): Promise<void> {
  const { context, tx, actor } = saved;
  const { id, plan: about, next_review_date } = saved.record;
  if (await versionUnderWay(tx, plan, about)) return;
  const old = await findRecord({ context, actor, entity: plan, within: tx }, about);
  await beginVersion(saved, plan, old, {
    id: childId(id, 'amended plan'),
    review_date: next_review_date,
    changed: amendedContent(old, saved.record),
  });
}

async function approved(saved: SavedRecord<Evaluation>): Promise<void> {
  const done = saved.record;
  await writeAudit(saved, evaluation, 'evaluation_approved');
  await updateLinked(saved, plan, done.plan, { review_date: done.next_review_date, ...(await endOf(saved)) });
  for (const due of [planScheduler, evaluationScheduler])
    await completeOpen(saved, due, done.plan, { entity: evaluation.name, id: done.id });
}

/** A plan that has served its purpose waits under review for whoever archives it. */
async function endOf({ context, tx, actor, record }: SavedRecord<Evaluation>): Promise<Partial<Plan>> {
  if (record.outcome !== 'end') return {};
  const about = await findRecord({ context, actor, entity: plan, within: tx }, record.plan);
  return about.status === 'active'
    ? { status: 'under_review', status_reason: 'An approved evaluation asks to end this plan.' }
    : {};
}
