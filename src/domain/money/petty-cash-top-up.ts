import { pence, pounds, type Pounds } from './balance.ts';

/** What brings the tin back to its float. Money out on an advance still belongs to it; below zero there is too much. */
export const pettyCashTopUp = (float: Pounds, tin: Pounds, open_advances: Pounds): number =>
  pounds(pence(float) - (pence(tin) + pence(open_advances)));

/** Tin, open advances and vouchers since the last top-up make the float again; anything else is unexplained. */
export const imprestDifference = (
  float: Pounds,
  held: { tin: Pounds; open_advances: Pounds; vouchers: Pounds },
): number => pounds(pence(held.tin) + pence(held.open_advances) + pence(held.vouchers) - pence(float));
