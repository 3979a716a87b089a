import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { nextDate, type Frequency } from '#domain/kit/time/frequency.ts';
import { localDay, momentAt, type Day } from '#domain/kit/time/time.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import type { Risk } from '#domain/plans/risk/risk.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked, updateLinked, type LinkedUpdate } from '../kit/records/linked-updates.ts';
import { openRows } from '../kit/records/scheduled-rows.ts';

/** By the end of an office day, with the next day as grace; our own choice. */
const byWhen = '17:00';
const graceHours = 24;

interface Awaited {
  readonly on: Day;
  readonly every: Frequency;
  readonly role: 'key_worker' | 'shift_lead' | 'manager';
}

/** What is in force is looked at again. One row waits for it, however often this is asked. */
async function awaitOne(
  following: LinkedUpdate,
  entity: Entity,
  target: Plan | Risk,
  { on, every, role }: Awaited,
): Promise<void> {
  const [waiting] = await openRows(following.tx, entity, target.id);
  if (waiting) return;
  const { zone } = await following.context.homes.factsOf(following.tx, target.home);
  await createLinked(following, entity, {
    id: childId(target.id, `${entity.name} ${following.now}`),
    home: target.home,
    resident: target.resident,
    target: target.id,
    due_at: momentAt(on, byWhen, zone),
    window_hours: graceHours,
    assigned_role: role,
    frequency: every,
    source: 'auto',
  });
}

export const awaitRiskReview = (following: LinkedUpdate, risk: Risk): Promise<void> =>
  awaitOne(following, riskScheduler, risk, {
    on: risk.review_date,
    every: risk.review_every,
    role: risk.resident === null ? 'manager' : 'shift_lead',
  });

/** A plan is reviewed on its date, and evaluated every month with the person. */
export async function awaitPlanReview(following: LinkedUpdate, plan: Plan): Promise<void> {
  const { zone } = await following.context.homes.factsOf(following.tx, plan.home);
  await awaitOne(following, planScheduler, plan, {
    on: plan.review_date,
    every: plan.review_every,
    role: 'key_worker',
  });
  await awaitOne(following, evaluationScheduler, plan, {
    on: nextDate(localDay(following.now, zone), 'monthly'),
    every: 'monthly',
    role: 'key_worker',
  });
}

/** Of what is no longer in force nothing is due. */
export async function awaitNothing(
  following: LinkedUpdate,
  entities: readonly Entity[],
  target: string,
): Promise<void> {
  for (const entity of entities) {
    for (const { id } of await openRows(following.tx, entity, target))
      await updateLinked(following, entity, id, { status: 'cancelled' });
  }
}
