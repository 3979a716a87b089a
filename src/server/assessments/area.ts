import type { Area } from '../kit/area/area.ts';
import { answerRules } from './answer-rules.ts';
import { assessmentRules, choiceRules, questionRules } from './form-rules.ts';
import { declareNewFormVersion } from './new-form-version.ts';
import { resultRules } from './result-rules.ts';

export const assessments: Area = {
  rules: {
    assessment: assessmentRules,
    question: questionRules,
    choice: choiceRules,
    assessment_result: resultRules,
    answer: answerRules,
  },
  calls: [declareNewFormVersion],
};
