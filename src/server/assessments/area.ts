import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import type { Area } from '../kit/area/area.ts';
import { assessmentAlertRules } from './assessment-alert-rules.ts';
import { answerRules } from './answer-rules.ts';
import { declareFormContent } from './building/form-content.ts';
import { declareDueList } from './due-list.ts';
import { declareCompleteResult } from './filling/complete-result.ts';
import { declareSaveAnswers } from './filling/save-answers.ts';
import { declareEmptySheet, declareResultSheet } from './filling/sheet.ts';
import { assessmentRules, choiceRules, questionRules } from './form-rules.ts';
import { declareNewFormVersion } from './new-form-version.ts';
import { declarePublishForm } from './publish-form.ts';
import { noCommitListener, transaction } from '../kit/runtime/database.ts';
import { resultRules } from './result-rules.ts';
import { prepareForms } from './shipped-forms.ts';

export const assessments: Area = {
  rules: [assessmentRules, questionRules, choiceRules, resultRules, answerRules],
  calls: [
    declareDueList,
    declareFormContent,
    declareNewFormVersion,
    declarePublishForm,
    declareResultSheet,
    declareEmptySheet,
    declareSaveAnswers,
    declareCompleteResult,
  ],
  alertRules: [assessmentAlertRules],
  urgent: [assessmentResult, answer],
  prepare: ({ pool }, now) => transaction(pool, noCommitListener, (tx) => prepareForms(tx, now)),
};
