import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { afterSaveOf, type Area } from '../kit/area/area.ts';
import { askForNext } from './asking-after-visit.ts';
import { askDistrictNurse } from './asking-district-nurse.ts';
import { askToResolve } from './asking-to-resolve.ts';
import { deliverJob, deliverOnChange } from './delivery/deliver-soon.ts';
import { declareDeliveries } from './delivery/delivery-calls.ts';
import { markDue } from './mark-due.ts';
import { prepareVisits } from './prepare-visits.ts';
import { declareReminderActs } from './reminder-acts.ts';
import { reminderRules } from './reminder-rules.ts';
import { remindApprover } from './reminding-approver.ts';
import { remindAuthor } from './reminding-author.ts';

export const notices: Area = {
  rules: [reminderRules],
  afterSave: [
    afterSaveOf(appointment, askForNext),
    afterSaveOf(bodyMap, askDistrictNurse),
    afterSaveOf(paymentsHandover, askToResolve),
    afterSaveOf(pettyCash, remindAuthor(pettyCash)),
    afterSaveOf(payment, remindAuthor(payment)),
    afterSaveOf(plan, remindAuthor(plan)),
    afterSaveOf(plan, remindApprover),
    afterSaveOf(evaluation, remindAuthor(evaluation)),
    afterSaveOf(risk, remindAuthor(risk)),
  ],
  calls: [declareReminderActs, declareDeliveries],
  jobs: [markDue, prepareVisits],
  nodeJobs: [deliverJob],
  background: deliverOnChange,
};
