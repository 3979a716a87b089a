import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const faultsIn = (code: string) => mutantsOf('rule.ts', code).map(({ line, from, to }) => `${line}: ${from} → ${to}`);

test('a comparison, a number and a condition can each be wrong', () => {
  expect(faultsIn('export const isFever = (degrees: number) =>\n  degrees >= 38 ? true : false;')).toEqual([
    '2: degrees >= 38 → !(degrees >= 38)',
    '2: >= → >',
    '2: 38 → 39',
    '2: true → false',
    '2: false → true',
  ]);
});

test('each stands in the file by itself', () => {
  expect(mutantsOf('rule.ts', 'export const sum = (a: 1 | 2, b: number) => a + b;').map(({ code }) => code)).toEqual([
    'export const sum = (a: 1 | 2, b: number) => a - b;',
  ]);
});

test('the condition of a loop is left alone, for it might never end', () => {
  expect(faultsIn('for (let i = 0; i < 3; i += 1) call(i && true);')).toEqual(['1: && → ||', '1: true → false']);
});
