import type { FormChoice, FormQuestion } from '../form.ts';
import { renumbered } from '../formula.ts';

export type Questions = readonly FormQuestion[];

/** A question as it is first put into a form. */
export const newQuestion = (id: string, kind: FormQuestion['kind'] = 'single'): FormQuestion => ({
  id,
  order: 1,
  section: null,
  text: '',
  help: null,
  kind,
  unit: null,
  min: null,
  max: null,
  weight: null,
  formula: null,
  is_required: true,
  show_if: null,
  trigger: [],
  choices: [],
});

export const newChoice = (id: string, label = '', score: number | null = null): FormChoice => ({
  id,
  order: 1,
  label,
  score,
  is_exclusive: false,
  flag: false,
});

/** An item of a list at another place; a place beyond either end is the end. */
export function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const item = all[from];
  if (item === undefined) return all;
  const rest = all.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, item);
}

/** A place where no question stands: a formula that names it in place of a removed question can no longer be read. */
const gone = 0;

/** The questions in this order, their places counted anew; formulas follow the questions they name. */
export function placed(before: Questions, after: Questions): Questions {
  const places = new Map(after.map(({ id }, index) => [id, index + 1]));
  const placeOf = (place: number): number | undefined => {
    const meant = before.find(({ order }) => order === place);
    return meant && (places.get(meant.id) ?? gone);
  };
  return after.map((question, index) => ({
    ...question,
    order: index + 1,
    formula: question.formula && renumbered(question.formula, placeOf),
    choices: question.choices.map((choice, at) => ({ ...choice, order: at + 1 })),
  }));
}

/** The formula of a form after its questions were put into another order. */
export const formulaPlaced = (formula: string | null, before: Questions, after: Questions): string | null =>
  formula &&
  renumbered(formula, (place) => {
    const meant = before.find(({ order }) => order === place);
    return meant && (after.find(({ id }) => id === meant.id)?.order ?? gone);
  });

export const withQuestion = (all: Questions, id: string, change: Partial<FormQuestion>): Questions =>
  all.map((question) => (question.id === id ? { ...question, ...change } : question));

export const addQuestion = (all: Questions, at: number, question: FormQuestion): Questions =>
  placed(all, all.toSpliced(at, 0, { ...question, section: all[at - 1]?.section ?? null }));

/** A copy right behind the question, with ids of its own. What follows from an answer still follows from the first. */
export function copyQuestion(all: Questions, id: string, nextId: () => string): Questions {
  const at = all.findIndex((question) => question.id === id);
  const question = all[at];
  if (!question) return all;
  const choices = question.choices.map((choice) => ({ ...choice, id: nextId() }));
  return placed(all, all.toSpliced(at + 1, 0, { ...question, id: nextId(), choices }));
}

/** Yes or no brings its two answers along; every other kind keeps what it has. */
export function withKind(question: FormQuestion, kind: FormQuestion['kind'], nextId: () => string): FormQuestion {
  const isAsked = kind !== 'info' && kind !== 'computed';
  const choices =
    kind === 'yes_no' && question.choices.length === 0
      ? placedChoices([newChoice(nextId(), 'Yes', 1), newChoice(nextId(), 'No', 0)])
      : question.choices;
  return { ...question, kind, choices, is_required: isAsked && question.is_required };
}

export const placedChoices = (choices: readonly FormChoice[]): readonly FormChoice[] =>
  choices.map((choice, index) => ({ ...choice, order: index + 1 }));
