import type { Form, FormChoice, FormQuestion } from '../form.ts';
import { askedQuestions } from './asked-questions.ts';
import { chosenOf, isAnswered, type GivenAnswer, type GivenAnswers } from './given-answers.ts';
import { scoreResult } from './score-result.ts';

/** An assessment as it was filled in, with the version of the form it was filled in on. */
export interface FilledForm {
  readonly form: Form;
  readonly answers: GivenAnswers;
}

export interface ItemChange {
  readonly before: string;
  /** By how many points the answer counts more than last time; null where it is not scored. */
  readonly points: number | null;
  readonly isChanged: boolean;
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The same question in another version of the form: by its words, or else by its place if it still asks for the same kind of answer. */
function sameQuestion(question: FormQuestion, { questions }: Pick<Form, 'questions'>): FormQuestion | null {
  return (
    questions.find(({ id }) => id === question.id) ??
    questions.find(({ text }) => plain(text) === plain(question.text)) ??
    questions.find(({ order, kind }) => order === question.order && kind === question.kind) ??
    null
  );
}

const sameChoice = (choice: FormChoice, { choices }: FormQuestion): FormChoice | undefined =>
  choices.find(({ id }) => id === choice.id) ?? choices.find(({ label }) => plain(label) === plain(choice.label));

/** What was answered last time, in the words of the form that is filled in now. */
export function earlierAnswers(form: Form, last: FilledForm): GivenAnswers {
  const asked = new Set(askedQuestions(last.form, last.answers).map(({ id }) => id));
  return Object.fromEntries(
    form.questions.flatMap((question) => {
      const former = sameQuestion(question, last.form);
      const answer = former && asked.has(former.id) ? last.answers[former.id] : undefined;
      return former && isAnswered(answer) ? [[question.id, carried(question, former, answer)] as const] : [];
    }),
  );
}

const carried = (question: FormQuestion, former: FormQuestion, answer: GivenAnswer): GivenAnswer => ({
  ...answer,
  choices: chosenOf(former, answer).flatMap((choice) => sameChoice(choice, question)?.id ?? []),
});

/** An answer in words, as somebody would read it out. */
export function answerWords(question: FormQuestion, answer: GivenAnswer): string {
  const chosen = chosenOf(question, answer).map(({ label }) => label);
  if (chosen.length > 0) return chosen.join(', ');
  if (answer.value_number !== null)
    return question.unit ? `${answer.value_number} ${question.unit}` : `${answer.value_number}`;
  return answer.value_text ?? answer.value_date ?? '';
}

/** What is different from last time, question by question, by the question's id. A question without an answer on both sides has changed in nothing. */
export function itemChanges(now: FilledForm, last: FilledForm): Readonly<Record<string, ItemChange>> {
  const scores = { now: scoreResult(now.form, now.answers).scores, last: scoreResult(last.form, last.answers).scores };
  return Object.fromEntries(
    askedQuestions(now.form, now.answers).flatMap((question) => {
      const former = sameQuestion(question, last.form);
      const [answer, before] = [now.answers[question.id], former ? last.answers[former.id] : undefined];
      if (!former || !isAnswered(answer) || !isAnswered(before) || !(former.id in scores.last)) return [];
      const [after, earlier] = [scores.now[question.id] ?? null, scores.last[former.id] ?? null];
      const words = answerWords(former, before);
      const change: ItemChange = {
        before: words,
        points: after === null || earlier === null ? null : Math.round((after - earlier) * 10) / 10,
        isChanged: plain(answerWords(question, answer)) !== plain(words),
      };
      return [[question.id, change] as const];
    }),
  );
}
