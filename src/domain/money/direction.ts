/** Whether money leaves or reaches the account; where the kind of movement does not say, the form asks. */
export const directions = { in: 'Money in', out: 'Money out' } as const;
export type Direction = keyof typeof directions;

const known: Readonly<Record<string, Direction>> = {
  money_in: 'in',
  refund: 'in',
  money_out: 'out',
  purchase: 'out',
  card_purchase: 'out',
  fee_contribution: 'out',
  top_up: 'in',
  advance_return: 'in',
  voucher: 'out',
  advance_out: 'out',
};

/** The kinds of movement that always leave the account. */
export const outKinds: readonly string[] = Object.keys(known).filter((kind) => known[kind] === 'out');

export const directionOf = (kind: string, stated: Direction | null): Direction | null => known[kind] ?? stated;

export const signedAmount = (amount: number, direction: Direction): number => (direction === 'in' ? amount : -amount);
