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

/** Petty cash that is spent: what an advance went on is known when it is brought back. */
export const spentPettyCash: readonly string[] = ['voucher', 'advance_return'];
/** Petty cash that leaves the tin without being spent. */
const onlyMoved: readonly string[] = ['advance_out', 'count_adjustment'];

/** Whether a movement is entered with a receipt, or with the reason why there is none. Money that comes in needs neither. */
export const asksReceipt = (kind: string, direction: Direction | null): boolean =>
  spentPettyCash.includes(kind) || (!onlyMoved.includes(kind) && directionOf(kind, direction) === 'out');

/** Before it is submitted and once it is reversed, nothing is asked of a movement. */
const isAskedOf = (status: string | null): boolean => status !== 'draft' && status !== 'reversed';

/** Whether there should be a receipt by now. */
export const needsReceipt = (kind: string, direction: Direction | null, status: string | null): boolean =>
  asksReceipt(kind, direction) && isAskedOf(status);
