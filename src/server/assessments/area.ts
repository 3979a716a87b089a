import type { Area } from '../kit/area/area.ts';
import { answerRules } from './answer-rules.ts';
import { assessmentRules, choiceRules, questionRules } from './form-rules.ts';
import { declareNewFormVersion } from './new-form-version.ts';
import { resultRules } from './result-rules.ts';

export const assessments: Area = {
  rules: [assessmentRules, questionRules, choiceRules, resultRules, answerRules],
  calls: [declareNewFormVersion],
};
