/** What one person asks for and a second one decides. */

export const waitingStates = {
  waiting: 'Waits for a second person',
  applying: 'Being applied',
  confirmed: 'Confirmed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  expired: 'Ran out',
} as const;
export type WaitingState = keyof typeof waitingStates;

export const decisions = ['confirm', 'refuse', 'withdraw'] as const;
export type Decision = (typeof decisions)[number];

/** Nobody waits for ever: what nobody has decided by then runs out, and can be asked for again. */
export const waitsDays = 14;

/** A person as those who decide are shown them. */
export interface DecidingPerson {
  readonly id: string;
  readonly name: string;
}

/** What those concerned are shown of anything that two people decide. */
export interface ShownWaiting {
  readonly id: string;
  readonly asked_at: string;
  /** When it runs out, if nobody decides it before. */
  readonly runs_out_at: string;
  readonly asked_by: DecidingPerson;
  readonly reason: string;
  readonly state: WaitingState;
  readonly decided_at: string | null;
  readonly decided_by: DecidingPerson | null;
  readonly decision: string | null;
  /** Who can confirm it. */
  readonly seconds: readonly DecidingPerson[];
  readonly may: { readonly decide: boolean; readonly withdraw: boolean };
}
