import { appointment } from '#domain/appointments/appointment.ts';
import { attachment } from '#domain/attachments/attachment.ts';
import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import { handover } from '#domain/handover/handover.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { addDays, type Day, type Moment } from '#domain/kit/time/time.ts';
import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { transaction } from '#domain/money/transaction.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { complaint } from '#domain/complaints/complaint.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { notification } from '#domain/notices/notification.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { answerAlerts } from './answer-alerts.ts';
import { answerComplaints } from './answer-complaints.ts';
import { answerSuggestions } from './answer-suggestions.ts';
import { assessAgain } from './care/assess-again.ts';
import { Calendar } from '../stage/calendar.ts';
import { storeHistory } from '../loading/load.ts';
import { composeHandovers } from '../events/composed-handovers.ts';
import type { People } from '../people/people.ts';
import type { Scene } from '../stage/scene.ts';
import { attendVisits, bookVisits } from './care/attend-visits.ts';
import { checkThings } from './premises/check-things.ts';
import { countCash, sealedTins, settleCounts } from './money/count-cash.ts';
import { doChecks, followIncidents } from './care/follow-incidents.ts';
import { handOverDay } from './hand-over-day.ts';
import { healMarks } from './care/heal-marks.ts';
import { restockShelves } from './premises/restock-shelves.ts';
import { trainStaff } from './train-staff.ts';
import { storedLedger } from './money/stored-ledger.ts';
import { closeMonths } from '../money/close-months.ts';
import { storeWritten, storedRecords } from './stored-records.ts';
import { storedScene } from './stored-scene.ts';
import { mendThings } from './premises/mend-things.ts';
import { paperRenewedBeforeDays, renewPapers } from './premises/renew-papers.ts';
import { renewedBeforeDays, renewRights } from './care/renew-rights.ts';
import { reviewPlans, reviewRisks } from './care/review-plans.ts';
import { signWaiting, spendDay } from './money/spend-day.ts';
import { takeEvidence } from '../support-plans/take-evidence.ts';

/** What is written, in the order in which one points to another. */
const written: readonly Entity[] = [
  handover,
  paymentsHandover,
  payment,
  pettyCash,
  transaction,
  houseStock,
  houseAsset,
  assetCheck,
  repairRecord,
  appointment,
  plan,
  evaluation,
  evaluationScheduler,
  planScheduler,
  risk,
  riskScheduler,
  assessmentResult,
  answer,
  incident,
  bodyMap,
  accidentScheduler,
  followUp,
  staff,
  resident,
  notification,
  suggestion,
  complaint,
  attachment,
];

/** What is looked at on the day: what comes due soon, or is still open. $1 is the day. */
const waiting = `t.status in ('scheduled', 'due', 'overdue') and t.due_at < $1::date + 9`;
const due: readonly (readonly [Entity, string])[] = [
  [plan, `t.status = 'active' and t.review_date <= $1::date + 8`],
  [risk, `t.status in ('active', 'under_review') and t.review_date <= $1::date + 8`],
  [evaluationScheduler, waiting],
  [planScheduler, waiting],
  [riskScheduler, waiting],
  [
    assessmentResult,
    `t.next_due <= $1::date + 8 and t.status in ('complete', 'countersigned') and not exists (select from assessment_result n where n.resident = t.resident and n.assessment = t.assessment and n.assessed_at > t.assessed_at and not n.is_deleted)`,
  ],
  [assessment, `t.status = 'published' and t.created_at < $1::date`],
  [incident, `t.status in ('draft', 'submitted', 'under_review', 'actions_open') and t.created_at < $1::date - 3`],
  [followUp, `t.status = 'open' and t.created_at < $1::date + 1`],
  [bodyMap, `t.status in ('open', 'healing') and coalesce(t.next_review_on, t.created_at::date + 3) <= $1::date`],
  [
    resident,
    `t.status = 'current' and least(t.dols_expiry, t.dnacpr_review, t.mha_review_date) <= $1::date + ${renewedBeforeDays}`,
  ],
  [
    notification,
    `t.created_by is null and t.status in ('active', 'acknowledged') and t.severity in ('medium', 'high', 'critical') and t.gone_at is null and t.raised_at < $1::date`,
  ],
  [
    suggestion,
    `t.status in ('new', 'acknowledged', 'considering') and not t.is_complaint and t.created_at < $1::date - 11`,
  ],
  [
    complaint,
    `(t.status = 'received' and t.acknowledge_by <= $1::date) or (t.status = 'acknowledged' and t.investigate_by <= $1::date)
      or (t.status = 'investigating' and t.answer_by <= $1::date + 2) or (t.status = 'answered' and t.learn_by <= $1::date)`,
  ],
  [payment, `t.status = 'awaiting_witness' and t.occurred_at < $1::date - 1`],
  [paymentsHandover, `t.status = 'discrepancy' and t.counted_at < $1::date - 2`],
  [houseStock, 't.created_at < $1::date'],
  [houseAsset, `t.status <> 'disposed' and t.created_at < $1::date`],
  [repairRecord, `t.status <> 'cancelled' and t.reported_at > $1::date - 90`],
  [attachment, `t.expiry_date <= $1::date + ${paperRenewedBeforeDays} and not t.is_obsolete`],
  [staff, `t.status = 'active' and t.created_at < $1::date`],
];
/** What is done at its hour, whether or not the day is over. */
const checks = `t.status not in ('completed', 'skipped', 'cancelled') and t.due_at < least($1::date + 1, $2::timestamptz - interval '6 minutes')`;
const visits = `t.status in ('scheduled', 'confirmed') and t.starts_at >= $1::date - 3 and t.starts_at < least($1::date + 1, $2::timestamptz - interval '100 minutes')`;

/** The ids of what no visitor has had in hand. */
async function know(db: Db, { book }: Scene, day: Day, now: Moment, isOver: boolean): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const take = async (entity: Entity, where: string, values: readonly unknown[] = [day]) => {
    const records = await storedRecords(db, entity, where, values);
    book.know(entity, records);
    for (const { id } of records) known.add(id);
  };
  await take(appointment, visits, [day, now]);
  await take(accidentScheduler, checks, [day, now]);
  if (isOver) for (const [entity, where] of due) await take(entity, where);
  return known;
}

/** What comes round in a well-run house, done on its day: handovers, counts and visits as they happen, reviews once the day is over. */
export async function rollDuties(
  db: Db,
  people: People,
  now: Moment,
  { day, isOver }: { readonly day: Day; readonly isOver: boolean },
): Promise<void> {
  const scene = await storedScene(db, people, new Calendar(now, day), `duties of ${day} at ${now}`);
  const untouchedIds = await know(db, scene, day, now, isOver);
  const given = await handOverDay(db, scene, day);
  const accounts = await storedLedger(db, scene);
  await spendDay(db, scene, accounts.ledger);
  const sealed = await sealedTins(db);
  for (const one of given) countCash(scene, one, accounts, sealed);
  attendVisits(scene);
  doChecks(scene);
  if (isOver) signWaiting(scene, accounts.ledger);
  if (isOver)
    for (const duty of [
      bookVisits,
      reviewPlans,
      reviewRisks,
      assessAgain,
      followIncidents,
      trainStaff,
      settleCounts,
      restockShelves,
      checkThings,
      mendThings,
      renewRights,
      renewPapers,
      healMarks,
      answerAlerts,
      answerSuggestions,
      answerComplaints,
    ])
      duty(scene, day, untouchedIds);
  await takeEvidence(db, scene.book);
  if (isOver) await closeMonths(db, scene, scene.calendar.at(0, '10:00'));
  await storeWritten(db, scene.book, written);
  // Pages of a handover are read while it is the newest; older ones are read in the records.
  if (given.length > 0 && day >= addDays(new Calendar(now).today, -1)) await composeHandovers(db, scene.book, given);
  await storeHistory(db, scene.book);
}
