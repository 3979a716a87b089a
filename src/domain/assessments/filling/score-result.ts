import { evaluateFormula } from '../formula.ts';
import type { Form, FormQuestion } from '../form.ts';
import { parseFormula } from '../parse-formula.ts';
import { bandOf, totalScore } from '../score-bands.ts';
import { addDays, type Day } from '../../kit/time/time.ts';
import { askedQuestions } from './asked-questions.ts';
import { chosenOf, type GivenAnswer, type GivenAnswers } from './given-answers.ts';

type FormBand = Form['bands'][number];

export interface ScoredResult {
  /** What each question that is asked is worth, by its id; null where it is not answered or cannot be scored. */
  readonly scores: Readonly<Record<string, number | null>>;
  /** Null where the form has no score, or not enough is answered to know it. */
  readonly total: number | null;
  readonly band: FormBand | null;
}

/** What an answer is worth: the chosen answers together, or the number itself. */
function answerScore(question: FormQuestion, answer: GivenAnswer | undefined): number | null {
  if (question.kind === 'number') return answer?.value_number ?? null;
  const scores = chosenOf(question, answer).flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : exact(scores.reduce((sum, score) => sum + score, 0));
}

/** The score of a form under any answers. What is not asked counts for nothing, though it was answered earlier. */
export function scoreResult(form: Form, answers: GivenAnswers): ScoredResult {
  const asked = askedQuestions(form, answers);
  const valueOf = formulaValues(form, asked, answers);
  const scores = Object.fromEntries(asked.map((question) => [question.id, valueOf(question.order)]));
  const counted = asked
    .filter(({ kind }) => kind !== 'computed')
    .map(({ id, weight }) => ({ score: scores[id] ?? null, weight: weight ?? 1 }));
  const total = form.scoring === 'custom' ? formulaWorth(form.formula, valueOf) : totalScore(form.scoring, counted);
  const shown = total === null ? null : tenths(total);
  return { scores, total: shown, band: shown === null ? null : bandOf(shown, [...form.bands]) };
}

/** When it is done again: as the band says, or as the form does where the band says nothing. */
export function nextDue(
  { default_review_days }: Pick<Form, 'default_review_days'>,
  band: Pick<FormBand, 'review_days'> | null,
  on: Day,
): Day | null {
  const days = band?.review_days ?? default_review_days;
  return days === null ? null : addDays(on, days);
}

type ValueOf = (place: number) => number | null;

const formulaWorth = (formula: string | null, valueOf: ValueOf): number | null => {
  const parsed = parseFormula(formula ?? '');
  return 'formula' in parsed ? evaluateFormula(parsed.formula, valueOf) : null;
};

/** What the questions are worth in a formula, by their place. One that is not asked is worth nought; those that need each other have no value. */
function formulaValues(form: Form, asked: readonly FormQuestion[], answers: GivenAnswers): ValueOf {
  const isAsked = new Set(asked.map(({ id }) => id));
  const byPlace = new Map(form.questions.map((question) => [question.order, question]));
  const known = new Map<number, number | null>();
  const valueOf: ValueOf = (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    known.set(place, null);
    const value = worth(byPlace.get(place));
    known.set(place, value);
    return value;
  };
  const worth = (question: FormQuestion | undefined): number | null => {
    if (!question) return null;
    if (!isAsked.has(question.id)) return 0;
    return question.kind === 'computed'
      ? formulaWorth(question.formula, valueOf)
      : answerScore(question, answers[question.id]);
  };
  return valueOf;
}

/** 0.1 + 0.2 is 0.3 on paper. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
/** A total is stored with one decimal. */
const tenths = (value: number): number => Math.round(exact(value) * 10) / 10;
