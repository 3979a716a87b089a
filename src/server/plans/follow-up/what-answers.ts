import { assessmentResult, type AssessmentResult } from '#domain/assessments/assessment-result.ts';
import { accidentScheduler, type AccidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import { entersState } from '#domain/kit/vocabulary/states.ts';
import type { Ask } from '#domain/plans/follow-up/follow-up-rules.ts';
import { planScheduler, type PlanScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { evaluation, type Evaluation } from '#domain/plans/review/evaluation.ts';
import { riskScheduler, type RiskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk, type Risk } from '#domain/plans/risk/risk.ts';
import { resident, type Resident } from '#domain/residents/person/resident.ts';
import { afterSaveOf, type AfterSave } from '../../kit/area/area.ts';
import type { SavedRecord } from '../../kit/context/record-context.ts';
import { askOfPurpose, closeFollowUps } from './close-follow-ups.ts';

/** What a save shows to have been looked at or changed, and so what is closed with it. */
export const answers: readonly AfterSave[] = [
  afterSaveOf(plan, afterPlan),
  afterSaveOf(risk, afterRisk),
  afterSaveOf(evaluation, afterEvaluation),
  afterSaveOf(assessmentResult, afterAssessment),
  afterSaveOf(incident, afterDebrief),
  afterSaveOf(planScheduler, afterPlanReview),
  afterSaveOf(riskScheduler, afterRiskReview),
  afterSaveOf(accidentScheduler, afterCheck),
  afterSaveOf(resident, afterAuthorisation),
];

/** A version answers what was known when it was submitted, and an approval adds nothing to it. */
async function afterPlan(saved: SavedRecord<Plan>): Promise<void> {
  const { record, before } = saved;
  if (!before || !entersState(record, before, 'active')) return;
  await closeFollowUps(saved, {
    resident: record.resident,
    asks: { looks_at: 'plan', plan_domain: record.domain },
    closed_how: before.status === 'under_review' ? 'reviewed' : 'changed',
    closed_with: { entity: plan.name, id: record.id },
    since: before.status === 'under_review' ? saved.now : before.updated_at,
  });
}

async function afterRisk(saved: SavedRecord<Risk>): Promise<void> {
  const { record, before } = saved;
  if (!before || record.resident === null) return;
  const isApproved = before.status === 'awaiting_approval' && entersState(record, before, 'active');
  const isReviewed =
    !isApproved &&
    record.status === 'active' &&
    (before.status === 'under_review' || record.reviewed_at !== before.reviewed_at);
  if (!isApproved && !isReviewed) return;
  await closeFollowUps(saved, {
    resident: record.resident,
    asks: { looks_at: 'risk', risk_category: record.category },
    closed_how: isApproved ? 'changed' : 'reviewed',
    closed_with: { entity: risk.name, id: record.id },
    since: isApproved ? before.updated_at : saved.now,
  });
}

type Domain = Plan['domain'];

async function domainOf({ tx }: Pick<SavedRecord, 'tx'>, id: string): Promise<Domain | null> {
  const [row] = await tx.query<{ domain: Domain }>('select domain from plan where id = $1::uuid', [id]);
  return row?.domain ?? null;
}

/** One that asks for a change leaves the follow-up open until the changed plan is approved. */
async function afterEvaluation(saved: SavedRecord<Evaluation>): Promise<void> {
  const { record, before } = saved;
  if (!before || !entersState(record, before, 'approved') || record.outcome === 'amend') return;
  const plan_domain = await domainOf(saved, record.plan);
  if (plan_domain === null) return;
  await closeFollowUps(saved, {
    resident: record.resident,
    asks: { looks_at: 'plan', plan_domain },
    closed_how: 'reviewed',
    closed_with: { entity: evaluation.name, id: record.id },
    since: before.updated_at,
  });
}

async function afterAssessment(saved: SavedRecord<AssessmentResult>): Promise<void> {
  const { record, before, tx, now } = saved;
  if (!entersState(record, before, 'complete')) return;
  const [form] = await tx.query<{ category: string }>('select category from assessment where id = $1::uuid', [
    record.assessment,
  ]);
  if (form?.category !== 'skin' && form?.category !== 'nutrition') return;
  await closeFollowUps(saved, {
    resident: record.resident,
    asks: { looks_at: 'assessment', assessment_category: form.category },
    closed_how: 'reviewed',
    closed_with: { entity: assessmentResult.name, id: record.id },
    since: now,
    finding: record.summary,
  });
}

const debriefs = [
  ['resident_debrief_at', 'resident'],
  ['staff_debrief_at', 'staff'],
] as const;

async function afterDebrief(saved: SavedRecord<Incident>): Promise<void> {
  const { record, before, now } = saved;
  if (record.resident === null) return;
  for (const [field, debrief_with] of debriefs)
    if (record[field] !== null && (before?.[field] ?? null) === null)
      await closeFollowUps(saved, {
        resident: record.resident,
        asks: { looks_at: 'debrief', debrief_with },
        closed_how: 'reviewed',
        closed_with: { entity: incident.name, id: record.id },
        since: now,
        cause: record.id,
      });
}

/** Done by hand in the diary, with the sentence that a review without a record of its own needs. */
async function afterPlanReview(saved: SavedRecord<PlanScheduler>): Promise<void> {
  const { record, before } = saved;
  if (!before || !entersState(record, before, 'completed') || record.finding === null) return;
  const plan_domain = await domainOf(saved, record.target);
  if (plan_domain !== null) await reviewed(saved, { looks_at: 'plan', plan_domain }, planScheduler.name);
}

async function afterRiskReview(saved: SavedRecord<RiskScheduler>): Promise<void> {
  const { record, before, tx } = saved;
  if (!before || !entersState(record, before, 'completed') || record.finding === null || record.resident === null)
    return;
  const [found] = await tx.query<{ category: Risk['category'] }>('select category from risk where id = $1::uuid', [
    record.target,
  ]);
  if (found) await reviewed(saved, { looks_at: 'risk', risk_category: found.category }, riskScheduler.name);
}

const reviewed = (saved: SavedRecord<PlanScheduler | RiskScheduler>, asks: Ask, entity: string): Promise<void> =>
  closeFollowUps(saved, {
    resident: String(saved.record.resident),
    asks,
    closed_how: 'reviewed',
    closed_with: { entity, id: saved.record.id },
    since: saved.now,
    finding: saved.record.finding,
  });

/** Without a note nothing was said about the plan or the risk, and the follow-up stays open. */
async function afterCheck(saved: SavedRecord<AccidentScheduler>): Promise<void> {
  const { record, before, now } = saved;
  const asks = record.purpose === null ? undefined : askOfPurpose[record.purpose];
  if (!asks || !before || !entersState(record, before, 'completed') || record.note === null || !record.resident) return;
  await closeFollowUps(saved, {
    resident: record.resident,
    asks,
    closed_how: 'reviewed',
    closed_with: { entity: accidentScheduler.name, id: record.id },
    since: now,
    finding: record.note,
    cause: record.target,
  });
}

/** A new date, or no need of one any more, answers that the old one was running out. */
async function afterAuthorisation(saved: SavedRecord<Resident>): Promise<void> {
  const { record, before, now } = saved;
  if (!before || (record.dols_expiry === before.dols_expiry && record.dols_status === before.dols_status)) return;
  const isRenewed = record.dols_expiry !== null && record.dols_expiry > (before.dols_expiry ?? '');
  if (!isRenewed && record.dols_status !== 'not_required') return;
  await closeFollowUps(saved, {
    resident: record.id,
    asks: { looks_at: 'referral', refer_to: 'dols_body' },
    closed_how: 'changed',
    closed_with: { entity: resident.name, id: record.id },
    since: now,
  });
}
