import type { Answer } from '../answer.ts';
import type { FormChoice, FormQuestion } from '../form.ts';

/** What somebody answered to one question. */
export type GivenAnswer = Pick<Answer, 'choices' | 'value_number' | 'value_text' | 'value_date' | 'comment'>;

/** The answers of one assessment, by the question they belong to. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

export const noAnswer: GivenAnswer = {
  choices: [],
  value_number: null,
  value_text: null,
  value_date: null,
  comment: null,
};

export const chosenOf = (question: FormQuestion, answer: GivenAnswer | undefined): readonly FormChoice[] =>
  question.choices.filter(({ id }) => answer?.choices.includes(id));

/** A comment alone answers nothing. */
export const isAnswered = (answer: GivenAnswer | undefined): answer is GivenAnswer =>
  answer !== undefined &&
  (answer.choices.length > 0 || answer.value_number !== null || !!answer.value_text?.trim() || !!answer.value_date);
