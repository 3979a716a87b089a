import type { Assessment } from '../assessment.ts';
import type { Form, FormQuestion } from '../form.ts';
import { placesIn } from '../formula.ts';
import { parseFormula } from '../parse-formula.ts';
import { bandProblems, type BandProblem } from '../score-bands.ts';
import { licenceProblem } from './licence-guard.ts';
import type { ScoreRange } from './range.ts';
import { scoreRange } from './score-range.ts';
import { neverAsked } from './show-if.ts';

/** An error keeps a form from being published; a remark is for whoever makes it. */
interface FormProblem {
  readonly kind: 'error' | 'remark';
  readonly sentence: string;
  /** The question it is about; null where it is about the form. */
  readonly question: string | null;
}

export interface FormCheck {
  readonly problems: readonly FormProblem[];
  readonly range: ScoreRange | null;
}

export type CheckedForm = Form & Pick<Assessment, 'licence_status'>;

/** Everything that would mislead whoever fills in the form or reads its score. */
export function checkForm(form: CheckedForm): FormCheck {
  const range = scoreRange(form);
  const licence = licenceProblem(form);
  const problems = [
    ...(form.questions.length === 0 ? [error('The form has no questions.')] : []),
    ...form.questions.flatMap((question) => questionProblems(form, question)),
    ...scoreProblems(form, range),
    ...(licence ? [error(licence)] : []),
  ];
  return { problems, range };
}

export const errorsOf = ({ problems }: FormCheck): readonly string[] =>
  problems.filter(({ kind }) => kind === 'error').map(({ sentence }) => sentence);

const error = (sentence: string, question: string | null = null): FormProblem => ({
  kind: 'error',
  sentence,
  question,
});
const remark = (sentence: string, question: string | null = null): FormProblem => ({
  kind: 'remark',
  sentence,
  question,
});

function questionProblems(form: Form, question: FormQuestion): readonly FormProblem[] {
  const { id, order, kind, choices, trigger } = question;
  const name = `Question ${order}`;
  const reason = neverAsked(form)[id];
  const cause = form.questions.find((one) => one.id === question.show_if?.question);
  const isChosen = kind === 'single' || kind === 'multi' || kind === 'yes_no';
  const scores = choices.flatMap(({ score }) => score ?? []);
  const highest = kind === 'multi' ? scores.reduce((sum, score) => sum + Math.max(score, 0), 0) : Math.max(...scores);
  const found = [
    form.questions.some((other) => other.id !== id && other.order === order) &&
      error(`Two questions stand at place ${order}.`, id),
    reason && error(`${name} is never asked: ${reason}.`, id),
    !reason &&
      cause &&
      cause.order >= order &&
      error(`${name} stands before question ${cause.order}, from which it follows.`, id),
    isChosen && choices.length === 0 && error(`${name} has no answers to choose from.`, id),
    isChosen && choices.length === 1 && remark(`${name} has only one answer.`, id),
    new Set(choices.map(({ label }) => label.trim().toLowerCase())).size < choices.length &&
      remark(`${name} offers the same answer twice.`, id),
    isChosen &&
      form.scoring !== 'none' &&
      scores.length > 0 &&
      scores.length < choices.length &&
      remark(`${name} has answers without a score: they count for nothing.`, id),
    isChosen &&
      trigger.some(({ when }) => when > highest) &&
      remark(`${name} raises an alert at a score that no answer reaches.`, id),
    ...(kind === 'computed' ? formulaProblems(form, question, name) : []),
  ];
  return found.filter((one) => typeof one === 'object');
}

/** A figure is worked out from what was asked before it; the score of a form from everything. */
function formulaProblems(
  form: Form,
  { formula, id, order }: Pick<FormQuestion, 'formula' | 'id' | 'order'>,
  name: string,
) {
  const parsed = parseFormula(formula ?? '');
  if ('problem' in parsed) return [error(`${name}: ${parsed.problem}`, id)];
  return [...placesIn(parsed.formula)].flatMap((place) => {
    const meant = form.questions.find((question) => question.order === place);
    if (!meant) return [error(`${name} names q${place}, and there is no question ${place}.`, id)];
    if (place >= order) return [error(`${name} names q${place}, which does not stand before it.`, id)];
    if (!isCounted(meant)) return [error(`${name} names q${place}, which has neither a number nor a score.`, id)];
    return meant.is_required === false && meant.kind !== 'computed'
      ? [remark(`${name} needs question ${place}, which may be left open: then there is no figure.`, id)]
      : [];
  });
}

const isCounted = ({ kind, choices }: FormQuestion): boolean =>
  kind === 'number' || kind === 'computed' || choices.some(({ score }) => score !== null);

function scoreProblems(form: Form, range: ScoreRange | null): readonly FormProblem[] {
  if (form.scoring === 'none')
    return form.bands.length > 0 ? [remark('There are bands, and the form is not scored.')] : [];
  const { formula, id, bands, min_score, max_score } = form;
  const ruled =
    form.scoring === 'custom' ? formulaProblems(form, { formula, id, order: Infinity }, 'The rule of the score') : [];
  const own = ruled.map((problem) => ({ ...problem, question: null }));
  if (own.some(({ kind }) => kind === 'error')) return own;
  if (!range)
    // Where something counts, what keeps it from being answered has been named already.
    return form.questions.some(isCounted) ? own : [...own, error('The form is scored, and no answer has a score.')];
  const { lowest, highest, isExact } = range;
  if (!Number.isFinite(lowest) || !Number.isFinite(highest)) {
    const open = 'A number that counts has no lowest or no highest answer, so the score has no limits.';
    return [...own, bands.length > 0 ? error(open) : remark(open)];
  }
  const missed = isExact ? error : remark;
  return [
    ...own,
    ...(min_score !== null && min_score > lowest
      ? [missed(`The lowest score is said to be ${min_score}, and ${lowest} can be reached.`)]
      : []),
    ...(max_score !== null && max_score < highest
      ? [missed(`The highest score is said to be ${max_score}, and ${highest} can be reached.`)]
      : []),
    ...(bands.length === 0
      ? []
      : bandProblems([...bands], { min_score: lowest, max_score: highest }).map((problem) =>
          (problem.kind === 'gap' ? missed : error)(bandSentence(problem)),
        )),
    ...bands
      .filter(({ from, to }) => to < lowest || from > highest)
      .map(({ label }) => remark(`No answers lead to the band “${label}”.`)),
  ];
}

const scoresFrom = ({ from, to }: BandProblem): string =>
  from === to ? `the score ${from}` : `the scores ${from} to ${to}`;

function bandSentence(problem: BandProblem): string {
  if (problem.kind === 'reversed') return `A band ends before it begins: ${problem.from} to ${problem.to}.`;
  return problem.kind === 'gap' ? `No band covers ${scoresFrom(problem)}.` : `Two bands cover ${scoresFrom(problem)}.`;
}
