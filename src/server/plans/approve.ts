import type { FastifyInstance } from 'fastify';
import type { RecordOf } from '#domain/kit/vocabulary/entity.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { lacksFooting } from '#domain/plans/plan/capacity-basis.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { isExtreme } from '#domain/plans/risk/risk-rules.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import { updateLinked } from '../kit/records/linked-updates.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid, refused } from '../kit/runtime/refusals.ts';
import { findRecord } from '../kit/records/find-record.ts';
import { homeIn, identityOf } from '../kit/history/write-audit.ts';
import { awaitNothing } from './await-review.ts';

/** Somebody else than its author puts a plan or a risk assessment in force, in the place of the version before it. */
export function declareApprove(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, {
    entity: plan,
    action: 'approve',
    auditedAs: 'plan_approved',
    to: () => 'active',
    async sets(asking) {
      const lacking = lacksFooting(asking.before);
      if (lacking) throw invalid({ capacity_basis: lacking });
      const old = await replaced(asking, plan);
      if (!old) return {};
      const gone = await updateLinked(asking, plan, old.id, { status: 'superseded' });
      await writeHistory(asking.tx, {
        at: asking.now,
        actor: asking.actor,
        action: 'plan_superseded',
        ...identityOf(plan, gone),
      });
      await awaitNothing(asking, [planScheduler, evaluationScheduler], old.id);
      return {};
    },
  });
  declareAction(app, context, {
    entity: risk,
    action: 'approve',
    auditedAs: 'risk_approved',
    async to(asking) {
      if (!(await isFirstOfTwo(asking))) return 'active';
      refuseOwn(asking);
      return null;
    },
    sets: async (asking) => ((await isFirstOfTwo(asking)) ? firstApproval(asking) : lastApproval(asking)),
  });
}

/** The version whose place the new one takes, while it is still in force. */
async function replaced<E extends typeof plan | typeof risk>(
  { context, tx, actor, before }: RecordActionContext<typeof plan | typeof risk>,
  entity: E,
): Promise<RecordOf<E> | null> {
  const id = before.supersedes;
  if (id === null || before.status !== 'awaiting_approval') return null;
  const old = await findRecord({ context, actor, entity, within: tx }, id);
  return isInForce(old) ? old : null;
}

/** Two people approve what is extreme, and also what was extreme until now: nobody lowers such a risk alone. */
async function asksTwo(asking: RecordActionContext<typeof risk>): Promise<boolean> {
  const old = await replaced(asking, risk);
  return isExtreme(asking.before) || (old !== null && isExtreme(old));
}

const isFirstOfTwo = async (asking: RecordActionContext<typeof risk>): Promise<boolean> =>
  asking.before.approved_by === null && (await asksTwo(asking));

function refuseOwn({ before, actor }: RecordActionContext<typeof risk>): void {
  if (before.created_by === actor.id)
    throw refused('Somebody else has to do this: nobody approves or checks their own record.');
}

/** It goes on waiting, for another manager or for head office. */
function firstApproval({ before, actor, now }: RecordActionContext<typeof risk>) {
  if (before.status !== 'awaiting_approval')
    throw invalid({ status: 'Only what was submitted for approval is approved.' });
  return { approved_by: actor.id, approved_at: now };
}

async function lastApproval(asking: RecordActionContext<typeof risk>) {
  const isSecond = await asksTwo(asking);
  const old = await replaced(asking, risk);
  if (old) {
    const { zone } = await asking.context.homes.factsOf(asking.tx, homeIn(old));
    await updateLinked(asking, risk, old.id, { status: 'closed', end_date: localDay(asking.now, zone) });
    await awaitNothing(asking, [riskScheduler], old.id);
  }
  return isSecond ? { second_approved_by: asking.actor.id } : {};
}
