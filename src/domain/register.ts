import type { Entity } from './kit/vocabulary/entity.ts';
import { appointment } from './appointments/appointment.ts';
import { answer } from './assessments/answer.ts';
import { assessmentResult } from './assessments/assessment-result.ts';
import { assessment } from './assessments/assessment.ts';
import { choice } from './assessments/choice.ts';
import { question } from './assessments/question.ts';
import { attachment } from './attachments/attachment.ts';
import { complaint } from './complaints/complaint.ts';
import { confidentialInfo } from './confidential/confidential-info.ts';
import { afternoonRoutine } from './daily-care/routines/afternoon-routine.ts';
import { bath } from './daily-care/baths/bath.ts';
import { care } from './daily-care/mood/care.ts';
import { fluidIntake } from './daily-care/fluids/fluid-intake.ts';
import { mood } from './daily-care/mood/mood.ts';
import { morningRoutine } from './daily-care/routines/morning-routine.ts';
import { sleep } from './daily-care/sleep/sleep.ts';
import { weight } from './daily-care/weight/weight.ts';
import { handoverResident } from './handover/handover-resident.ts';
import { handover } from './handover/handover.ts';
import { home } from './homes/home.ts';
import { accidentScheduler } from './incidents/checks/accident-scheduler.ts';
import { bodyMap } from './incidents/body-map/body-map.ts';
import { incident } from './incidents/incident/incident.ts';
import { payment } from './money/payment.ts';
import { paymentsHandover } from './money/payments-handover.ts';
import { pettyCash } from './money/petty-cash.ts';
import { transaction } from './money/transaction.ts';
import { note } from './notes/note.ts';
import { notification } from './notices/notification.ts';
import { evaluationScheduler } from './plans/review/evaluation-scheduler.ts';
import { evaluation } from './plans/review/evaluation.ts';
import { followUp } from './plans/follow-up/follow-up.ts';
import { planScheduler } from './plans/plan/plan-scheduler.ts';
import { plan } from './plans/plan/plan.ts';
import { riskScheduler } from './plans/risk/risk-scheduler.ts';
import { risk } from './plans/risk/risk.ts';
import { assetCheck } from './premises/assets/asset-check.ts';
import { houseAsset } from './premises/assets/house-asset.ts';
import { houseStock } from './premises/stock/house-stock.ts';
import { repairRecord } from './premises/repairs/repair-record.ts';
import { careTracking } from './residents/monitoring/care-tracking.ts';
import { discharge } from './residents/leaving/discharge.ts';
import { family } from './residents/family/family.ts';
import { inventory } from './residents/belongings/inventory.ts';
import { resident } from './residents/person/resident.ts';
import { planStarter } from './plans/starters/plan-starter.ts';
import { legalHold } from './retention/legal-hold.ts';
import { rotaTemplate } from './rota/copying/rota-template.ts';
import { rota } from './rota/rota.ts';
import { group } from './staff/access/group.ts';
import { permission } from './staff/access/permission.ts';
import { staff } from './staff/person/staff.ts';
import { suggestion } from './suggestions/suggestion.ts';
import { userHistory } from './staff/history/user-history.ts';

const declared = [
  home,
  group,
  permission,
  staff,
  userHistory,
  resident,
  careTracking,
  family,
  inventory,
  discharge,
  rota,
  rotaTemplate,
  appointment,
  note,
  attachment,
  handover,
  handoverResident,
  suggestion,
  complaint,
  notification,
  bath,
  weight,
  fluidIntake,
  mood,
  sleep,
  care,
  morningRoutine,
  afternoonRoutine,
  incident,
  accidentScheduler,
  bodyMap,
  assessment,
  question,
  choice,
  assessmentResult,
  answer,
  plan,
  planStarter,
  evaluation,
  risk,
  planScheduler,
  riskScheduler,
  evaluationScheduler,
  followUp,
  payment,
  pettyCash,
  transaction,
  paymentsHandover,
  houseAsset,
  assetCheck,
  houseStock,
  repairRecord,
  confidentialInfo,
  legalHold,
] as const;

/** Every kind of record the product keeps, each declared once. */
export const register: readonly Entity[] = declared;
/** What one of them is called. */
export type EntityName = (typeof declared)[number]['name'];

const byName = new Map(register.map((entity) => [entity.name, entity]));

export function entityNamed(name: string): Entity {
  const entity = byName.get(name);
  if (!entity) throw new Error(`No entity is called ${name}`);
  return entity;
}
