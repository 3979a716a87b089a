import { compareMoments, type Moment } from '../../kit/time/time.ts';
import type { Rota } from '../rota.ts';

/** The steps of a swap, from asking to the very end. */
export const swapSteps = ['ask', 'withdraw', 'agree', 'decline', 'approve', 'reject'] as const;
export type SwapStep = (typeof swapSteps)[number];

export type SwapShift = Pick<
  Rota,
  'id' | 'staff' | 'status' | 'start_at' | 'swap_how' | 'swap_with' | 'swap_for' | 'swap_agreed_at'
>;

interface Swapper {
  readonly id: string | null;
  /** Decides about swaps of the house. */
  readonly mayPublish: boolean;
  /** Has shifts of their own that they may swap. */
  readonly maySwap: boolean;
}

const swappable: readonly string[] = ['published', 'accepted'];

/** Whether a shift can change hands: its person has it, it has not begun, and nothing else is asked about it. */
export const isExchangeable = ({ status, staff, start_at }: SwapShift, now: Moment): boolean =>
  staff !== null && swappable.includes(status) && compareMoments(start_at, now) > 0;

/** The steps that lead on for this person: nobody decides about their own swap unless it is their right, and never before the colleague has agreed. */
export function swapStepsFor(shift: SwapShift, who: Swapper, now: Moment): readonly SwapStep[] {
  if (shift.staff === null || compareMoments(shift.start_at, now) <= 0) return [];
  const isOwn = shift.staff === who.id;
  if (swappable.includes(shift.status)) return isOwn && who.maySwap ? ['ask'] : [];
  if (shift.status !== 'swap_requested') return [];
  const isReady = shift.swap_how === 'give_back' || shift.swap_agreed_at !== null;
  const isAsked = shift.swap_with === who.id || (shift.swap_how === 'offer' && shift.swap_with === null);
  const mayAnswer = !isOwn && who.maySwap && shift.swap_how !== 'give_back' && shift.swap_agreed_at === null && isAsked;
  const decides = who.mayPublish && !isOwn && shift.swap_with !== who.id;
  return [
    ...(isOwn && who.maySwap ? (['withdraw'] as const) : []),
    ...(mayAnswer ? (['agree'] as const) : []),
    ...(mayAnswer && shift.swap_with === who.id ? (['decline'] as const) : []),
    ...(decides && isReady ? (['approve'] as const) : []),
    ...(decides ? (['reject'] as const) : []),
  ];
}

/** The person keeps the shift, and nothing of what was asked stays. */
export const swapOver = {
  status: 'accepted',
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_reason: null,
  swap_agreed_at: null,
} as const;

export const stepVerbs: { readonly [S in SwapStep]: string } = {
  ask: 'I cannot work this shift',
  withdraw: 'Keep the shift after all',
  agree: 'I will take it',
  decline: 'I cannot take it',
  approve: 'Approve',
  reject: 'Do not approve',
};

/** How a swap stands, in words. */
export function swapWords({ swap_how, swap_with, swap_agreed_at }: SwapShift, nameOf: (id: string) => string): string {
  if (swap_how === 'give_back') return 'Given back, waits for approval';
  const whom = swap_with === null ? 'any colleague' : nameOf(swap_with);
  const asked = swap_how === 'exchange' ? `Exchange with ${whom}` : `Offered to ${whom}`;
  return swap_agreed_at === null ? `${asked}, waits for an answer` : `${asked}, agreed, waits for approval`;
}
