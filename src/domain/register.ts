import type { Entity } from './kit/entity.ts';
import { answer } from './assessments/answer.ts';
import { assessmentResult } from './assessments/assessment-result.ts';
import { assessment } from './assessments/assessment.ts';
import { choice } from './assessments/choice.ts';
import { question } from './assessments/question.ts';
import { afternoonRoutine } from './daily-care/afternoon-routine.ts';
import { bath } from './daily-care/bath.ts';
import { care } from './daily-care/care.ts';
import { fluidIntake } from './daily-care/fluid-intake.ts';
import { mood } from './daily-care/mood.ts';
import { morningRoutine } from './daily-care/morning-routine.ts';
import { sleep } from './daily-care/sleep.ts';
import { weight } from './daily-care/weight.ts';
import { home } from './homes/home.ts';
import { bodyMap } from './incidents/body-map.ts';
import { evaluationScheduler } from './plans/evaluation-scheduler.ts';
import { evaluation } from './plans/evaluation.ts';
import { planScheduler } from './plans/plan-scheduler.ts';
import { plan } from './plans/plan.ts';
import { riskScheduler } from './plans/risk-scheduler.ts';
import { risk } from './plans/risk.ts';
import { careTracking } from './residents/care-tracking.ts';
import { discharge } from './residents/discharge.ts';
import { family } from './residents/family.ts';
import { inventory } from './residents/inventory.ts';
import { resident } from './residents/resident.ts';
import { group } from './staff/group.ts';
import { permission } from './staff/permission.ts';
import { staff } from './staff/staff.ts';
import { userHistory } from './staff/user-history.ts';

/** Every kind of record the product keeps, each declared once. */
export const register: readonly Entity[] = [
  home, group, permission, staff, userHistory, resident, careTracking, family, inventory, discharge, bath, weight, fluidIntake, mood, sleep,
  care, morningRoutine, afternoonRoutine, bodyMap, assessment, question, choice, assessmentResult, answer, plan, evaluation, risk,
  planScheduler, riskScheduler, evaluationScheduler,
];

const byName = new Map(register.map((entity) => [entity.name, entity]));

export function entityNamed(name: string): Entity {
  const entity = byName.get(name);
  if (!entity) throw new Error(`No entity is called ${name}`);
  return entity;
}
