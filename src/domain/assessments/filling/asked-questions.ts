import type { Form, FormQuestion } from '../form.ts';
import type { GivenAnswers } from './given-answers.ts';

type Questions = Pick<Form, 'questions'>;

/** The questions a form asks once these answers are given: one that follows from an answer is asked only while that answer stands and its own question is asked. */
export function askedQuestions({ questions }: Questions, answers: GivenAnswers): readonly FormQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const known = new Map<string, boolean>();
  const isAsked = (question: FormQuestion): boolean => {
    const before = known.get(question.id);
    if (before !== undefined) return before;
    // Questions that wait for each other are never asked.
    known.set(question.id, false);
    const asked = follows(question);
    known.set(question.id, asked);
    return asked;
  };
  const follows = ({ show_if }: FormQuestion): boolean => {
    if (show_if === null) return true;
    const cause = byId.get(show_if.question);
    return cause !== undefined && isAsked(cause) && (answers[cause.id]?.choices.includes(show_if.choice) ?? false);
  };
  return questions.filter(isAsked);
}

export interface FormSection {
  readonly title: string;
  readonly questions: readonly FormQuestion[];
}

/** The sections of a form that have something to ask, in the order of their first question. */
export function askedSections(form: Pick<Form, 'questions' | 'title'>, answers: GivenAnswers): readonly FormSection[] {
  const sections = new Map<string, FormQuestion[]>();
  for (const question of askedQuestions(form, answers)) {
    const title = question.section ?? form.title;
    sections.set(title, [...(sections.get(title) ?? []), question]);
  }
  return [...sections].map(([title, questions]) => ({ title, questions }));
}
