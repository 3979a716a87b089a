/** Pounds as stored, with two decimals: a number, or the text a database gives for an exact decimal. */
export type Pounds = number | string;

const poundsShape = /^-?\d{1,8}(\.\d{1,2})?$/;

/** Whole pence, in which all sums are done: 0.1 + 0.2 is not 0.3, but 10 + 20 is 30. */
export function pence(amount: Pounds): number {
  const text = String(amount);
  if (!poundsShape.test(text)) throw new RangeError(`Not an amount of money: ${text}`);
  return Math.round(Number(text) * 100);
}

export const pounds = (inPence: number): number => inPence / 100;

export const sumOf = (amounts: Pounds[]): number =>
  pounds(amounts.reduce<number>((sum, amount) => sum + pence(amount), 0));

export const balanceAfter = (before: Pounds, amount: Pounds): number => sumOf([before, amount]);

/** No account of a resident or a house is ever below zero. */
export const wouldOverdraw = (before: Pounds, amount: Pounds): boolean => balanceAfter(before, amount) < 0;

export interface LedgerLine {
  amount: Pounds;
  balance_before: Pounds;
  balance_after: Pounds;
}

/** Whether a line begins with the pence that are there and ends where adding it up ends. */
export const continuesFrom = (held: number, line: LedgerLine): boolean =>
  pence(line.balance_before) === held && pence(line.balance_after) === held + pence(line.amount);
