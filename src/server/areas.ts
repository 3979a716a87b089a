import type { FastifyInstance } from 'fastify';
import { payment } from '#domain/money/payment.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import type { AreaRules, RecordContext } from './kit/context/record-context.ts';
import { writeDeniedJob } from './kit/history/denied-attempts.ts';
import type { Job } from './kit/context/job.ts';
import type { Parts } from './kit/runtime/parts.ts';
import { declareAlertRules } from './alerts/tuning/alert-rules.ts';
import { declareBackTest } from './alerts/tuning/back-test.ts';
import { dailyDigest } from './alerts/digest/daily-digest.ts';
import { sweepHomes } from './alerts/sweep/sweep-homes.ts';
import { takeOutOfService } from './alerts/sweep/take-out-of-service.ts';
import { tellingThresholds } from './alerts/tuning/threshold-history.ts';
import { declareAppointmentOutcome } from './appointments/appointment-outcome.ts';
import { appointmentRules } from './appointments/appointment-rules.ts';
import { continueSeries } from './appointments/continue-series.ts';
import { declareSeries } from './appointments/series.ts';
import { attachmentRules } from './attachments/attachment-rules.ts';
import { declareDownload } from './attachments/download.ts';
import { declareUpload } from './attachments/upload.ts';
import { answerRules } from './assessments/answer-rules.ts';
import { assessmentRules, choiceRules, questionRules } from './assessments/form-rules.ts';
import { declareNewFormVersion } from './assessments/new-form-version.ts';
import { resultRules } from './assessments/result-rules.ts';
import { closeNights } from './daily-care/close-nights.ts';
import { declareChart } from './charts/chart.ts';
import { declareDayTotal } from './daily-care/day-total.ts';
import { bathRules } from './daily-care/bath-rules.ts';
import { fluidRules } from './daily-care/fluid-rules.ts';
import { mentalStateRules } from './daily-care/mental-state-rules.ts';
import { nightRules } from './daily-care/night-rules.ts';
import { weightRules } from './daily-care/weight-rules.ts';
import { lockSheets } from './daily-care/lock-sheets.ts';
import { routineRules } from './daily-care/routine-rules.ts';
import { declareSleepCheck } from './daily-care/sleep-check.ts';
import { declareBodyMapReview } from './incidents/body-map-review.ts';
import { bodyMapRules } from './incidents/body-map-rules.ts';
import { declareFollowUpCheck } from './incidents/follow-up-check.ts';
import { incidentRules } from './incidents/incident-rules.ts';
import { declareIncidentSteps } from './incidents/incident-steps.ts';
import { declareBoard } from './homes/board.ts';
import { askForBrief } from './handover/brief/before-first-entry.ts';
import { declareBrief } from './handover/brief/brief.ts';
import { handoverLineRules, handoverRules } from './handover/sheet/handover-rules.ts';
import { declareHandoverSteps } from './handover/sheet/handover-steps.ts';
import { declareOpenHandover } from './handover/sheet/open-handover.ts';
import { declarePageActs } from './handover/sheet/page-acts.ts';
import { declareResidentHandover } from './handover/sheet/resident-handover.ts';
import { declareSheet } from './handover/sheet/sheet.ts';
import { homeRules } from './homes/home-rules.ts';
import { declareHousePicker } from './homes/house-picker.ts';
import { declareRound } from './homes/round.ts';
import { declareOverview } from './house-overview/overview.ts';
import { countRules } from './money/count-rules.ts';
import { paymentRules } from './money/payment-rules.ts';
import { pettyCashRules } from './money/petty-cash-rules.ts';
import { noteRules } from './notes/note-rules.ts';
import { askingAfterVisit } from './notices/asking-after-visit.ts';
import { askingDistrictNurse } from './notices/asking-district-nurse.ts';
import { markDue } from './notices/mark-due.ts';
import { prepareVisits } from './notices/prepare-visits.ts';
import { remindingAuthor } from './notices/reminding-author.ts';
import { declareReminderActs } from './notices/reminder-acts.ts';
import { reminderRules } from './notices/reminder-rules.ts';
import { declareSuggestionRespond } from './notices/suggestion-respond.ts';
import { suggestionRules } from './notices/suggestion-rules.ts';
import { assetRules } from './premises/asset-rules.ts';
import { declareAssetCheck } from './premises/asset-check.ts';
import { repairRules } from './premises/repair-rules.ts';
import { declareRepairStatus } from './premises/repair-status.ts';
import { declareStockMovement } from './premises/stock-movement.ts';
import { stockRules } from './premises/stock-rules.ts';
import { endShifts } from './rota/end-shifts.ts';
import { rotaRules } from './rota/rota-rules.ts';
import { confidentialRules } from './confidential/confidential-rules.ts';
import { clearAwayJob } from './session/sign-in/clear-away.ts';
import { groupRules } from './staff/group-rules.ts';
import { declareHistoryExport } from './staff/history-export.ts';
import { historyRules } from './staff/history-rules.ts';
import { staffRules } from './staff/staff-rules.ts';
import { evaluationRules } from './plans/evaluation-rules.ts';
import { declareApprove } from './plans/approve.ts';
import { declareNewVersion } from './plans/new-version.ts';
import { declarePlanEvaluation } from './plans/plan-evaluation.ts';
import { planRules } from './plans/plan-rules.ts';
import { declareAcknowledge } from './plans/acknowledge.ts';
import { declareReviewsDue } from './plans/reviews-due.ts';
import { riskRules } from './plans/risk-rules.ts';
import { declareRiskReview } from './plans/risk-review.ts';
import { careTrackingRules } from './residents/care-tracking-rules.ts';
import { declareStillOpen } from './residents/discharge-open.ts';
import { dischargeRules } from './residents/discharge-rules.ts';
import { declareDischargeSteps } from './residents/discharge-steps.ts';
import { declareEmergencyAdmission } from './residents/emergency-admission.ts';
import { familyRules } from './residents/family-rules.ts';
import { declareInventoryCheck } from './residents/inventory-check.ts';
import { inventoryRules } from './residents/inventory-rules.ts';
import { declareInventoryDelete } from './residents/inventory-delete.ts';
import { residentRules } from './residents/resident-rules.ts';
import { declareSummary } from './residents/summary.ts';
import { declareTimeline } from './residents/timeline.ts';
import { declareSearch } from './search/search.ts';
import { learnWordsJob } from './search/word-list.ts';

/** Everything that is out of the ordinary, area by area. What is not named here is kept by the book. */

export const areaRules: Readonly<Record<string, AreaRules>> = {
  home: tellingThresholds(homeRules),
  staff: staffRules,
  group: groupRules,
  user_history: historyRules,
  confidential_info: confidentialRules,
  attachment: attachmentRules,
  appointment: askingAfterVisit(appointmentRules),
  handover: handoverRules,
  handover_resident: handoverLineRules,
  note: noteRules,
  notification: reminderRules,
  suggestion: suggestionRules,
  house_asset: assetRules,
  house_stock: stockRules,
  repair_record: repairRules,
  rota: rotaRules,
  petty_cash: remindingAuthor(pettyCash, pettyCashRules),
  payment: remindingAuthor(payment, paymentRules),
  payments_handover: countRules,
  resident: residentRules,
  family: familyRules,
  care_tracking: careTrackingRules,
  inventory: inventoryRules,
  discharge: dischargeRules,
  bath: bathRules,
  fluid_intake: fluidRules,
  sleep: nightRules,
  weight: weightRules,
  care: mentalStateRules,
  morning_routine: routineRules('morning_routine'),
  afternoon_routine: routineRules('afternoon_routine'),
  incident: incidentRules,
  body_map: askingDistrictNurse(bodyMapRules),
  plan: remindingAuthor(plan, planRules),
  evaluation: remindingAuthor(evaluation, evaluationRules),
  risk: remindingAuthor(risk, riskRules),
  assessment: assessmentRules,
  question: questionRules,
  choice: choiceRules,
  assessment_result: resultRules,
  answer: answerRules,
};

/** What is asked of somebody before their first entry in a house. */
export const beforeEntry = askForBrief;

/** Ordinary calls that an area answers in its own way. */
export const replacedCalls: ReadonlySet<string> = new Set(['POST /api/attachment']);

export const areaCalls: readonly ((app: FastifyInstance, context: RecordContext) => void)[] = [
  declareUpload,
  declareDownload,
  declareAppointmentOutcome,
  declareSeries,
  declareReminderActs,
  declareSuggestionRespond,
  declareAlertRules,
  declareBackTest,
  declareAssetCheck,
  declareStockMovement,
  declareRepairStatus,
  declareHousePicker,
  declareBoard,
  declareRound,
  declareOverview,
  declareInventoryDelete,
  declareInventoryCheck,
  declareSummary,
  declareTimeline,
  declareEmergencyAdmission,
  declareStillOpen,
  declareDischargeSteps,
  declareDayTotal,
  declareSleepCheck,
  declareChart,
  declareIncidentSteps,
  declareBodyMapReview,
  declareFollowUpCheck,
  declarePlanEvaluation,
  declareNewVersion,
  declareNewFormVersion,
  declareApprove,
  declareAcknowledge,
  declareReviewsDue,
  declareRiskReview,
  declareResidentHandover,
  declareOpenHandover,
  declareHandoverSteps,
  declarePageActs,
  declareSheet,
  declareBrief,
  declareSearch,
  declareHistoryExport,
];

/** What happens by the clock, area by area. */
export const areaJobs: readonly Job[] = [
  sweepHomes,
  takeOutOfService,
  closeNights,
  lockSheets,
  markDue,
  prepareVisits,
  endShifts,
  continueSeries,
  learnWordsJob,
  clearAwayJob,
  writeDeniedJob,
];

/** What is told by letter, where there is a mail server to send it. */
export const mailedJobs = (parts: Parts): readonly Job[] => (parts.settings.smtpUrl ? [dailyDigest(parts)] : []);
