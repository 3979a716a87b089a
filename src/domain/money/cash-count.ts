import { keysOf } from '../kit/vocabulary/record-values.ts';
import { pence, pounds, type Pounds } from './balance.ts';

/** Notes and coins in use, in pence. */
export const denominations = {
  '£50': 5000,
  '£20': 2000,
  '£10': 1000,
  '£5': 500,
  '£2': 200,
  '£1': 100,
  '50p': 50,
  '20p': 20,
  '10p': 10,
  '5p': 5,
  '2p': 2,
  '1p': 1,
} as const;

export type Denomination = keyof typeof denominations;

/** How many of each were counted. */
export type Counted = { [D in Denomination]?: number };

interface CountLine {
  expected: Pounds;
  counted: Pounds;
}

export const countedTotal = (counted: Counted): number =>
  pounds(keysOf(denominations).reduce((sum, coin) => sum + denominations[coin] * (counted[coin] ?? 0), 0));

/** Below zero, money is missing; above, there is too much. Neither is right. */
export const countDifference = (line: CountLine): number => pounds(pence(line.counted) - pence(line.expected));
