import { payment } from '#domain/money/payment.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import type { Area } from '../kit/area/area.ts';
import { askForNext } from './asking-after-visit.ts';
import { askDistrictNurse } from './asking-district-nurse.ts';
import { markDue } from './mark-due.ts';
import { prepareVisits } from './prepare-visits.ts';
import { declareReminderActs } from './reminder-acts.ts';
import { reminderRules } from './reminder-rules.ts';
import { remindAuthor } from './reminding-author.ts';
import { declareSuggestionRespond } from './suggestion-respond.ts';
import { suggestionRules } from './suggestion-rules.ts';

export const notices: Area = {
  rules: {
    notification: reminderRules,
    suggestion: suggestionRules,
  },
  afterSave: {
    appointment: askForNext,
    body_map: askDistrictNurse,
    petty_cash: remindAuthor(pettyCash),
    payment: remindAuthor(payment),
    plan: remindAuthor(plan),
    evaluation: remindAuthor(evaluation),
    risk: remindAuthor(risk),
  },
  calls: [declareReminderActs, declareSuggestionRespond],
  jobs: [markDue, prepareVisits],
};
