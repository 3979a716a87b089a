import { entersState } from '#domain/kit/vocabulary/states.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { columnsSql, listColumns, namesSql, wholeColumns } from '../kit/schema/columns.ts';
import { rulesFor, type Nested, type SavedRecord } from '../kit/context/record-context.ts';
import { permissionOrNull, rowsSql } from '../kit/access/permission.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { completeOpen } from '../kit/records/scheduled-rows.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { awaitNothing, awaitPlanReview } from './await-review.ts';
import { planApprovers } from './reads/plan-people.ts';
import { planListed } from './reads/plan-listed.ts';

/** A list tells how a plan has been going lately; the plan itself tells its whole story. */
const newest = { list: 20, one: 200 };

const evaluations: Nested = {
  name: 'evaluations',
  async read({ context, actor, ids, isList }) {
    const permission = permissionOrNull(actor, 'view', evaluation);
    if (!permission) return null;
    const columns = isList ? listColumns(evaluation) : wholeColumns(evaluation);
    const text = `select w.plan, json_agg(row_to_json(w) order by w.place) as evaluations from (
      select ${columnsSql(columns, 't')}, ${namesSql(evaluation, columns, context.named, 't')} as names, t.place from unnest(:plans::uuid[]) as p(id) cross join lateral (
        select t.*, row_number() over (order by t.evaluation_date desc, t.id desc) as place from evaluation t
        where t.plan = p.id and not t.is_deleted and ${rowsSql(evaluation, permission)} and ${scopeSql(evaluation)}
        order by t.evaluation_date desc, t.id desc limit :most::int) t
      ) w group by w.plan`;
    const rows = await new NamedStatement(text).run<{
      plan: string;
      evaluations: readonly Record<string, unknown>[];
    }>(context.db, {
      plans: ids,
      viewer: viewerOf(actor, context.now()),
      most: isList ? newest.list : newest.one,
    });
    return new Map(rows.map((row) => [row.plan, row.evaluations.map(({ place: _place, ...shown }) => shown)]));
  },
};

/** A plan carries its evaluations, newest first; while it is in force its next review and evaluation are waited for. */
export const planRules = rulesFor(plan, {
  columns: planListed,
  nested: evaluations,
  async check({ db, record, before, now }) {
    const { approver, home, created_by } = record;
    if (approver === null || approver === before?.approver || home === null) return {};
    const able = await planApprovers(db, { home, author: created_by, now });
    return able.some(({ id }) => id === approver)
      ? {}
      : { approver: 'Choose somebody of this house who may approve plans, and not the author.' };
  },
  async after(saved) {
    const { before } = saved;
    const now = saved.record;
    if (before && entersState(now, before, 'awaiting_approval')) await writeAudit(saved, plan, 'plan_submitted');
    if (entersState(now, before, 'active')) await inForce(saved, now);
    if (over.some((state) => entersState(now, before, state)))
      await awaitNothing(saved, [planScheduler, evaluationScheduler], now.id);
  },
});

const over = ['superseded', 'archived'] as const;

/** Approved anew after a review, the plan has had the review that was open. */
async function inForce(saved: SavedRecord<Plan>, now: Plan): Promise<void> {
  if (saved.before?.status === 'under_review')
    await completeOpen(saved, planScheduler, now.id, { entity: plan.name, id: now.id });
  await awaitPlanReview(saved, now);
}
