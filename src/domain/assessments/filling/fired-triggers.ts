import type { Severity } from '../../kit/traits/severity.ts';
import type { Form, FormQuestion } from '../form.ts';
import type { GivenAnswers } from './given-answers.ts';
import { scoreResult } from './score-result.ts';

interface FiredTrigger {
  readonly question: FormQuestion;
  readonly severity: Severity;
  readonly message: string;
}

/** The answers that call for somebody at once, in the order of the form. */
export function firedTriggers(form: Form, answers: GivenAnswers): readonly FiredTrigger[] {
  const { scores } = scoreResult(form, answers);
  return form.questions.flatMap((question) => {
    const score = scores[question.id] ?? null;
    return question.trigger
      .filter(({ when }) => score !== null && score >= when)
      .map(({ severity, message }) => ({ question, severity, message }));
  });
}
