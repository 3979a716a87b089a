import { isOverLimit, type FluidRange } from '../daily-care/fluids/fluid-range.ts';
import type { severities } from '../kit/traits/severity.ts';
import type { Day, Moment } from '../kit/time/time.ts';
import type { LivedIn } from '../rota/lived-in.ts';
import type { Resident } from '../residents/person/resident.ts';

/** How every resident of a house stands at this moment. What its reader may not see is left out; what nobody recorded is null. */
export interface Board {
  readonly home: string;
  readonly at: Moment;
  readonly residents: readonly BoardResident[];
  readonly lived_in: LivedIn;
}

export interface BoardResident {
  /** The resident's row as the reader may see it: who, where, what to beware of. */
  readonly resident: Partial<Resident> & Pick<Resident, 'id' | 'version'>;
  /** The newest entry about them that the reader may see. */
  readonly last?: BoardEntry | null;
  readonly fluid?: BoardFluid | null;
  /** What is to be done for them now, the overdue first. Nothing is due for who is away. */
  readonly due: readonly DueItem[];
  /** Whether somebody looks in on them at night: who is part of the night round. */
  readonly is_looked_in?: boolean;
  /** What is to be done within the hour. */
  readonly soon?: readonly Omit<DueItem, 'state'>[];
  /** When bowels were last known to open; null where nobody ever wrote it down. */
  readonly bowels?: { readonly at: Moment; readonly hours: number } | null;
  readonly alerts?: { readonly open: number; readonly worst: keyof typeof severities | null };
}

export interface BoardEntry {
  /** The name of the entity. */
  readonly kind: string;
  readonly id: string;
  readonly at: Moment;
  readonly words: string;
}

/** The fluid day so far. Only where fluids are watched is there a pace to be behind of. */
export interface BoardFluid extends FluidRange {
  readonly date: Day;
  readonly is_tracked: boolean;
  readonly intake_ml: number;
  readonly offers: number;
  readonly expected_ml: number | null;
}

export interface DueItem {
  /** The chart to fill in, or the kind of check or review, by the name of its entity. */
  readonly kind: string;
  /** The scheduled row it comes from; a chart that is watched has none. */
  readonly id: string | null;
  readonly words: string;
  readonly due_at: Moment;
  readonly state: 'due' | 'overdue';
}

// Less than a cup short is no delay: nobody drinks by the minute. Our own choice.
const cupMl = 150;

type Drunk = Pick<BoardFluid, 'is_tracked' | 'intake_ml' | 'expected_ml'>;

/** Behind the pace of the day by at least a cup, where fluids are watched at all. */
export const isBehind = (fluid: Drunk | null | undefined): boolean =>
  fluid?.is_tracked === true && fluid.expected_ml !== null && fluid.intake_ml <= fluid.expected_ml - cupMl;

/** Someone to look after first: something is overdue, drinks are behind or over what is allowed, or an alert is open. */
export const needsAttention = ({ due, fluid, alerts }: BoardResident): boolean =>
  due.some(({ state }) => state === 'overdue') ||
  isBehind(fluid) ||
  (fluid ? isOverLimit(fluid) : false) ||
  (alerts?.open ?? 0) > 0;
