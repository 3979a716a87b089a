import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateFormula, placesIn, renumbered, type Formula } from './formula.ts';
import { parseFormula } from './parse-formula.ts';

function read(text: string): Formula {
  const parsed = parseFormula(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.formula;
}
const worth = (text: string, ...values: (number | null)[]) =>
  evaluateFormula(read(text), (place) => values[place - 1] ?? null);
const problem = (text: string) => {
  const parsed = parseFormula(text);
  return 'problem' in parsed ? parsed.problem : null;
};

describe('a formula', () => {
  test.each([
    ['q1 + 2 * q3', [1, 0, 4], 9],
    ['(q1 + 2) * q3', [1, 0, 4], 12],
    ['10 - 3 - 2', [], 5],
    ['12 / 3 / 2', [], 2],
    ['-q1 + 5', [2], 3],
    ['2 * -q1', [2], -4],
    ['max(q1, q2, 3)', [1, 7], 7],
    ['min(q1, q2)', [1, 7], 1],
    ['round(q1 / 3)', [5], 2],
    ['if(q1 >= 3, 10, 20)', [3], 10],
    ['if(q1 >= 3, 10, 20)', [2], 20],
    ['if(q1 < 18.5, 2, if(q1 <= 20, 1, 0))', [20], 1],
    ['(q1 > 1) + (q2 <> 0) + (q1 = 2)', [2, 0], 2],
    ['Q1 × 2 − 1 ≥ 3', [2], 1],
    ['0.1 + 0.2', [], 0.3],
  ])('%s is worked out as a manager would by hand', (text, values, result) => {
    expect(worth(text, ...values)).toBe(result);
  });

  test('has no value while a question it needs is not answered', () => {
    expect(worth('q1 + q2', 1, null)).toBeNull();
    expect(worth('max(q1, q2)', 1, null)).toBeNull();
    expect(worth('if(q1 > 0, 5, q2)', 1, null)).toBe(5);
    expect(worth('if(q2 > 0, 5, q1)', 1, null)).toBeNull();
  });

  test('that divides by nought has no value', () => {
    expect(worth('q1 / q2', 1, 0)).toBeNull();
  });

  test('names the questions it needs', () => {
    expect([...placesIn(read('if(q3 > 1, q10, q3 + q2)'))]).toEqual([3, 10, 2]);
    expect([...placesIn(read('1 + 1'))]).toEqual([]);
  });

  test('follows its questions to their new places', () => {
    expect(renumbered('q1 + max(q12, q2) - q9', (place) => ({ 1: 2, 2: 1, 12: 11 })[place])).toBe(
      'q2 + max(q11, q1) - q9',
    );
  });
});

describe('a formula that cannot be read says where and what is wanted', () => {
  const wanted = 'a number, a question such as q1, or min, max, round or if is wanted';
  test.each([
    ['', `At the beginning ${wanted}, and the formula ends there.`],
    ['q1 +', `After “q1 +” ${wanted}, and the formula ends there.`],
    ['q1 + * q2', `After “q1 +” ${wanted}, and “*” stands there.`],
    ['q0', `At the beginning ${wanted}, and “q0” stands there.`],
    ['weight', `At the beginning ${wanted}, and “weight” stands there.`],
    ['q1 q2', 'After “q1” the formula should end, and “q2” stands there.'],
    ['(q1 + q2', 'After “(q1 + q2” “)” is wanted, and the formula ends there.'],
    ['max q1', 'After “max” “(” is wanted, and “q1” stands there.'],
    ['if(q1, 2)', 'After “if” 3 values with commas are wanted, and “(” stands there.'],
    ['(1, 2)', 'At the beginning one value is wanted, and “(” stands there.'],
    ['q1 + #', `After “q1 +” ${wanted}, and “#” stands there.`],
    ['constructor(1)', `At the beginning ${wanted}, and “constructor” stands there.`],
    ['q1 + q2 + q3 + q4 + q5 + q6 +', `After “…q2 + q3 + q4 + q5 + q6 +” ${wanted}, and the formula ends there.`],
  ])('%s', (text, sentence) => {
    expect(problem(text)).toBe(sentence);
  });
});

test('any words are read or refused in a sentence, never thrown at somebody', () => {
  const pieces = fc.constantFrom(
    'q1',
    'q2',
    '3',
    '1.5',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    ',',
    'max',
    'if',
    '<',
    '=',
    ' ',
    'é',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (found) => {
      const parsed = parseFormula(found.join(''));
      if ('problem' in parsed) expect(parsed.problem).toMatch(/\.$/);
      else expect(Number.isNaN(evaluateFormula(parsed.formula, () => 1) ?? 0)).toBe(false);
    }),
  );
});

test('a formula that is written out and read again is worth the same', () => {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('q1', 'q2', '7'),
      fc
        .tuple(tie('tree'), fc.constantFrom('+', '-', '*', '<', '>='), tie('tree'))
        .map((parts) => `(${parts.join(' ')})`),
      fc.tuple(tie('tree'), tie('tree')).map((parts) => `max(${parts.join(', ')})`),
    ),
  }));
  const number = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(tree, number, number, (text, q1, q2) => {
      const asScript = text.replaceAll('max', 'Math.max');
      const expected: unknown = new Function('q1', 'q2', `return Number(${asScript})`)(q1, q2);
      expect((worth(text, q1, q2) ?? 0) + 0).toBeCloseTo(Number(expected), 3);
    }),
  );
});
