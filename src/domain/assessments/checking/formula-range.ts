import type { GivenAnswer, GivenAnswers } from '../filling/given-answers.ts';
import { noAnswer } from '../filling/given-answers.ts';
import { scoreResult } from '../filling/score-result.ts';
import type { Form, FormQuestion } from '../form.ts';
import { placesIn, type Formula, type Operation } from '../formula.ts';
import { parseFormula } from '../parse-formula.ts';
import { either, numberRange, type ScoreRange } from './range.ts';

/** As many ways to answer as are tried out while somebody types. */
const mostTried = 4096;
const mostChoices = 6;

/** The range of a score by formula: tried out with every answer where there are few enough, otherwise bounded by its parts. */
export function formulaRange(form: Form): ScoreRange | null {
  const parsed = parseFormula(form.formula ?? '');
  if ('problem' in parsed) return null;
  const ways = waysToAnswer(form, parsed.formula);
  return ways ? triedRange(form, ways) : boundedRange(form, parsed.formula);
}

type Ways = readonly { readonly id: string; readonly answers: readonly GivenAnswer[] }[];

/** Every answer to every question that the formula depends on; null where there are too many. */
function waysToAnswer(form: Form, formula: Formula): Ways | null {
  const ways = neededQuestions(form, formula).map((question) => ({
    id: question.id,
    answers: possibleAnswers(question),
  }));
  const count = ways.reduce((product, { answers }) => product * (answers?.length ?? Infinity), 1);
  return count > mostTried ? null : ways.map(({ id, answers }) => ({ id, answers: answers ?? [] }));
}

/** The questions that a formula names, those their figures name, and those they follow from. */
function neededQuestions({ questions }: Form, formula: Formula): readonly FormQuestion[] {
  const byPlace = new Map(questions.map((question) => [question.order, question]));
  const byId = new Map(questions.map((question) => [question.id, question]));
  const needed = new Set<FormQuestion>();
  const need = (question: FormQuestion | undefined): void => {
    if (!question || needed.has(question)) return;
    needed.add(question);
    if (question.show_if) need(byId.get(question.show_if.question));
    const parsed = question.kind === 'computed' ? parseFormula(question.formula ?? '') : { problem: '' };
    if ('formula' in parsed) for (const place of placesIn(parsed.formula)) need(byPlace.get(place));
  };
  for (const place of placesIn(formula)) need(byPlace.get(place));
  return [...needed];
}

function possibleAnswers(question: FormQuestion): readonly GivenAnswer[] | null {
  const answers = fullAnswers(question);
  return answers && !question.is_required ? [noAnswer, ...answers] : answers;
}

function fullAnswers({ kind, choices, min, max }: FormQuestion): readonly GivenAnswer[] | null {
  if (kind === 'number') return min !== null && min === max ? [{ ...noAnswer, value_number: min }] : null;
  if (kind === 'single' || kind === 'yes_no') return choices.map(({ id }) => ({ ...noAnswer, choices: [id] }));
  if (kind !== 'multi') return [noAnswer];
  if (choices.length > mostChoices) return null;
  const free = choices.filter(({ is_exclusive }) => !is_exclusive);
  const sets = free.reduce<string[][]>((known, { id }) => [...known, ...known.map((set) => [...set, id])], [[]]);
  const alone = choices.filter(({ is_exclusive }) => is_exclusive).map(({ id }) => [id]);
  return [...sets.filter((set) => set.length > 0), ...alone].map((set) => ({ ...noAnswer, choices: set }));
}

function triedRange(form: Form, ways: Ways): ScoreRange | null {
  const totals: number[] = [];
  const tryOut = (at: number, answers: GivenAnswers): void => {
    const way = ways[at];
    if (way) for (const answer of way.answers) tryOut(at + 1, { ...answers, [way.id]: answer });
    else {
      const { total } = scoreResult(form, answers);
      if (total !== null) totals.push(total);
    }
  };
  tryOut(0, {});
  return totals.length === 0 ? null : { lowest: Math.min(...totals), highest: Math.max(...totals), isExact: true };
}

const of = (lowest: number, highest: number): ScoreRange => ({ lowest, highest, isExact: false });
const anything = of(-Infinity, Infinity);
const corners = (a: ScoreRange, b: ScoreRange, work: (x: number, y: number) => number): ScoreRange => {
  const found = [a.lowest, a.highest].flatMap((x) => [b.lowest, b.highest].map((y) => work(x, y)));
  return found.some(Number.isNaN) ? anything : of(Math.min(...found), Math.max(...found));
};
/** A comparison holds for certain, cannot hold, or may do either. */
const truth = (always: boolean, never: boolean): ScoreRange => of(always ? 1 : 0, never ? 0 : 1);

type Bound = (a: ScoreRange, b: ScoreRange, rest: readonly ScoreRange[]) => ScoreRange;
const atMost: Bound = (a, b) => truth(a.highest <= b.lowest, a.lowest > b.highest);
const below: Bound = (a, b) => truth(a.highest < b.lowest, a.lowest >= b.highest);
const equal: Bound = (a, b) =>
  truth(
    a.lowest === a.highest && b.lowest === b.highest && a.lowest === b.lowest,
    a.highest < b.lowest || b.highest < a.lowest,
  );
const not = (range: ScoreRange): ScoreRange => of(1 - range.highest, 1 - range.lowest);

/** What each operation can make of what its parts can be. */
const bounds: { readonly [O in Operation]: Bound } = {
  '+': (a, b) => of(a.lowest + b.lowest, a.highest + b.highest),
  '-': (a, b) => of(a.lowest - b.highest, a.highest - b.lowest),
  '*': (a, b) => corners(a, b, (x, y) => (x === 0 || y === 0 ? 0 : x * y)),
  '/': (a, b) => (b.lowest <= 0 && b.highest >= 0 ? anything : corners(a, b, (x, y) => x / y)),
  '<': below,
  '<=': atMost,
  '>': (a, b, rest) => below(b, a, rest),
  '>=': (a, b, rest) => atMost(b, a, rest),
  '=': equal,
  '<>': (a, b, rest) => not(equal(a, b, rest)),
  min: (a, _, all) => all.reduce((x, y) => of(Math.min(x.lowest, y.lowest), Math.min(x.highest, y.highest)), a),
  max: (a, _, all) => all.reduce((x, y) => of(Math.max(x.lowest, y.lowest), Math.max(x.highest, y.highest)), a),
  round: (a) => of(Math.round(a.lowest), Math.round(a.highest)),
  if: (condition, then, [, , otherwise = then]) => {
    if (condition.lowest > 0 || condition.highest < 0) return then;
    return condition.lowest === 0 && condition.highest === 0 ? otherwise : (either(then, otherwise) ?? then);
  },
};

function boundedRange(form: Form, formula: Formula): ScoreRange {
  const byPlace = new Map(form.questions.map((question) => [question.order, question]));
  const open = new Set<number>();
  const placeRange = (place: number): ScoreRange => {
    const question = byPlace.get(place);
    if (!question || open.has(place)) return anything;
    open.add(place);
    const own = worth(question);
    open.delete(place);
    return question.show_if ? (either(own, of(0, 0)) ?? own) : own;
  };
  const worth = (question: FormQuestion): ScoreRange => {
    if (question.kind === 'number') return numberRange(question);
    if (question.kind === 'computed') {
      const parsed = parseFormula(question.formula ?? '');
      return 'formula' in parsed ? range(parsed.formula) : anything;
    }
    const scores = question.choices.flatMap(({ score }) => score ?? []);
    if (question.kind !== 'multi') return of(Math.min(...scores), Math.max(...scores));
    const sum = (sign: 1 | -1) => scores.filter((score) => score * sign > 0).reduce((total, score) => total + score, 0);
    return of(sum(-1), sum(1));
  };
  const range = (part: Formula): ScoreRange => {
    if (part.is === 'number') return of(part.value, part.value);
    if (part.is === 'place') return placeRange(part.place);
    const parts = part.of.map(range);
    const [first = anything, second = first] = parts;
    return bounds[part.name](first, second, parts);
  };
  return { ...range(formula), isExact: false };
}
