import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateFormula } from '../formula.ts';
import { parseFormula } from '../parse-formula.ts';
import {
  addQuestion,
  copyQuestion,
  formulaPlaced,
  moved,
  newChoice,
  newQuestion,
  placed,
  withKind,
  type Questions,
} from './edit-questions.ts';

const made = (...ids: string[]): Questions =>
  ids.reduce<Questions>((all, id) => addQuestion(all, all.length, newQuestion(id)), []);
/** As the builder does it: the list is put into its order, and then what names the questions by their place follows. */
const moveQuestion = (all: Questions, from: number, to: number) => placed(all, moved(all, from, to));
const removeQuestion = (all: Questions, id: string) =>
  placed(
    all,
    all.filter((question) => question.id !== id),
  );
const ids = (all: Questions) => all.map(({ id, order }) => `${order}${id}`);

test('questions are added, moved and removed, and their places counted anew', () => {
  const all = made('a', 'b', 'c');
  expect(ids(moveQuestion(all, 0, 2))).toEqual(['1b', '2c', '3a']);
  expect(ids(moveQuestion(all, 2, -5))).toEqual(['1c', '2a', '3b']);
  expect(ids(moveQuestion(all, 7, 0))).toEqual(['1a', '2b', '3c']);
  expect(ids(removeQuestion(all, 'b'))).toEqual(['1a', '2c']);
  expect(ids(addQuestion(all, 1, newQuestion('d')))).toEqual(['1a', '2d', '3b', '4c']);
});

test('a copy stands behind its question and has ids of its own', () => {
  const all = made('a').map((question) => ({ ...question, choices: [newChoice('yes')] }));
  let next = 0;
  const copied = copyQuestion(all, 'a', () => `new${(next += 1)}`);
  expect(copied.map(({ id, choices }) => [id, choices[0]?.id])).toEqual([
    ['a', 'yes'],
    ['new2', 'new1'],
  ]);
});

test('a formula that named a removed question can no longer be read, the others are renumbered', () => {
  const all = made('a', 'b', 'c').map((question) =>
    question.id === 'c' ? { ...question, formula: 'q1 + q2' } : question,
  );
  expect(removeQuestion(all, 'a').at(-1)?.formula).toBe('q0 + q1');
  expect(formulaPlaced('q1 + q3', all, removeQuestion(all, 'b'))).toBe('q1 + q2');
});

test('a question with yes or no brings its answers along', () => {
  const made = withKind(newQuestion('a'), 'yes_no', () => 'id');
  expect(made.choices.map(({ label }) => label)).toEqual(['Yes', 'No']);
  expect(withKind(made, 'info', () => 'id').is_required).toBe(false);
});

test('however questions are moved, a formula keeps its value', () => {
  const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 8 });
  fc.assert(
    fc.property(steps, (moves) => {
      const worth = new Map([...'abcde'].map((id, index) => [id, (index + 2) ** 3]));
      const start = made(...'abcde');
      let [now, formula]: [Questions, string | null] = [start, 'q1 - 2 * q3 + max(q5, q2)'];
      const value = () => {
        const parsed = parseFormula(formula ?? '');
        const worthAt = (place: number) => worth.get(now[place - 1]?.id ?? '') ?? null;
        return 'formula' in parsed ? evaluateFormula(parsed.formula, worthAt) : null;
      };
      const before = value();
      for (const [from, to] of moves) {
        const next = moveQuestion(now, from, to);
        formula = formulaPlaced(formula, now, next);
        now = next;
      }
      expect(value()).toBe(before);
    }),
  );
});
