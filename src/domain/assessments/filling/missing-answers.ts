import type { Complaints } from '../../kit/vocabulary/entity.ts';
import { answerComplaints } from '../answer-fits.ts';
import type { Form, FormQuestion } from '../form.ts';
import { askedQuestions } from './asked-questions.ts';
import { chosenOf, isAnswered, noAnswer, type GivenAnswer, type GivenAnswers } from './given-answers.ts';

const longest = 80;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** How a complaint names a question. */
const questionWords = ({ order, text }: FormQuestion): string => `${order}. ${shortened(text)}`;

/** What is wrong with an answer by itself; a question left open is no wrong answer. */
function unfitAnswer(question: FormQuestion, answer: GivenAnswer = noAnswer): string | null {
  const exclusive = chosenOf(question, answer).filter(({ is_exclusive }) => is_exclusive).length;
  return Object.values(answerComplaints({ ...answer, exclusive }, question))[0] ?? null;
}

const complaintOf = (question: FormQuestion, answer: GivenAnswer | undefined): string | null => {
  const unfit = unfitAnswer(question, answer);
  if (unfit) return `${questionWords(question)}: ${unfit}`;
  return question.is_required && !isAnswered(answer) ? `${questionWords(question)} has no answer yet.` : null;
};

/** What keeps these questions from being complete, by the question it is about. */
export const openQuestions = (questions: readonly FormQuestion[], answers: GivenAnswers): Complaints =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const complaint = complaintOf(question, answers[question.id]);
      return complaint ? [[question.id, complaint] as const] : [];
    }),
  );

export const missingAnswers = (form: Form, answers: GivenAnswers): Complaints =>
  openQuestions(askedQuestions(form, answers), answers);
