import type { RecordValues } from '../kit/vocabulary/record-values.ts';
import type { Checking } from '../daily-care/sleep/next-check.ts';
import type { Moment } from '../kit/time/time.ts';
import type { Demand } from '../residents/demands/demand.ts';
import type { BoardFluid, BoardResident } from './board.ts';

/** What is done for the whole house in one go, by the entity that is written. */
export const roundKinds = ['fluid_intake', 'sleep', 'morning_routine', 'afternoon_routine'] as const;
export type RoundKind = (typeof roundKinds)[number];
export const isRoundKind = (kind: unknown): kind is RoundKind => roundKinds.some((one) => one === kind);

/** The entities that any round is read from, besides the one that is written. */
export const roundMadeOf = ['resident', 'family', 'plan', 'risk', 'house_asset', 'care_tracking'] as const;

/** Everyone in the house with what must be known to do this round. What its reader may not see is left out. */
export interface Round {
  readonly home: string;
  readonly at: Moment;
  readonly kind: RoundKind;
  readonly residents: readonly RoundResident[];
}

export interface RoundResident {
  readonly resident: BoardResident['resident'];
  /** The drinks of the day so far, whether or not they are watched. */
  readonly fluid?: BoardFluid;
  /** The sheet of this day or night, whole; null while nobody has begun it. */
  readonly sheet?: (RecordValues & { readonly id: string; readonly version: number }) | null;
  /** The steps of the person's own routine; empty where nothing is known of it. */
  readonly steps?: readonly string[];
  readonly checking?: Checking;
  /** What was agreed to be read by whoever records it. */
  readonly prompt?: string | null;
  /** What plans and risks in force ask while this is recorded. */
  readonly demands?: readonly Demand[];
}

/** Who is part of a round: at night, whoever has agreed to be looked in on. Counts of a round count these and nobody else. */
export const isInRound = (kind: RoundKind, isLookedIn: boolean): boolean => kind !== 'sleep' || isLookedIn;

export const isLookedIn = (intervalMinutes: number | null | undefined): boolean => (intervalMinutes ?? 0) > 0;

/** Nobody can be given a drink who is in hospital. */
export const isHere = ({ resident }: Pick<RoundResident, 'resident'>): boolean => resident.status === 'current';
