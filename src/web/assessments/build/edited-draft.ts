import type { Questions } from '#domain/assessments/building/edit-questions.ts';
import type { FormContent } from '#domain/assessments/building/form-content.ts';
import type { FormChoice, FormQuestion } from '#domain/assessments/form.ts';
import { question } from '#domain/assessments/question.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { eachIs, isBoolean, isNumber, isOneOf, isString, objectOf, orNull } from '../../kit/saving/draft-shapes.ts';

/** What somebody has changed of a form and not saved yet. */
export interface Edited {
  readonly questions: Questions;
  readonly formula: string | null;
  readonly seen: FormContent['seen'];
}

const { kind, trigger } = question.fields;

const isChoice = objectOf<FormChoice>({
  id: isString,
  order: isNumber,
  label: isString,
  score: orNull(isNumber),
  is_exclusive: isBoolean,
  flag: isBoolean,
});

const isQuestion = objectOf<FormQuestion>({
  id: isString,
  order: isNumber,
  section: orNull(isString),
  text: isString,
  help: orNull(isString),
  kind: isOneOf(kind.options),
  unit: orNull(isString),
  min: orNull(isNumber),
  max: orNull(isNumber),
  weight: orNull(isNumber),
  formula: orNull(isString),
  is_required: isBoolean,
  show_if: orNull(objectOf({ question: isString, choice: isString })),
  trigger: eachIs(objectOf({ when: isNumber, severity: isOneOf(trigger.columns.severity.options), message: isString })),
  choices: eachIs(isChoice),
});

const isSeen = (value: unknown): value is Edited['seen'] =>
  isRecordValues(value) && Object.values(value).every(isNumber);

/** Whether a draft is one of this builder. */
export const isEdited = objectOf<Edited>({
  questions: eachIs(isQuestion),
  formula: orNull(isString),
  seen: isSeen,
});
