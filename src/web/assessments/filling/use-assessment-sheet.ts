import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';

const isSheet = objectWith<AssessmentSheet>('form', 'person', 'answers', 'past');

export const resultSheet = (id: string): string => `/api/${assessmentResult.path}/${id}/sheet/`;
export const emptySheet = (form: string, resident: string): string =>
  `/api/${assessment.path}/${form}/sheet/?resident=${resident}`;

/** One assessment with its form, its answers and what was found before, never behind what others write in it. */
export const useAssessmentSheet = (path: string, asksForStub: boolean): LiveAnswer<AssessmentSheet> =>
  useLiveAnswer(path, {
    is: isSheet,
    of: [assessmentResult.name, answer.name],
    saidFor: asksForStub ? 404 : undefined,
    reloadsOn: (change, sheet) => sheet === null || change.resident === sheet.person.id,
  });
