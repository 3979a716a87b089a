import type { Day, Moment } from '../kit/time/time.ts';
import type { FigureName } from './figures.ts';
import type { RegisterName } from './registers.ts';

/** One of those that a figure counts, and where it is found. */
export interface FigureItem {
  readonly entity: string | null;
  readonly id: string;
  readonly resident: string | null;
  readonly name: string;
  readonly detail: string;
}

/** A figure as it stands: its value, of what, and those it counts. */
export interface FigureNow {
  readonly value: number | null;
  readonly of: number | null;
  readonly items: readonly FigureItem[];
}

export type FiguresNow = { readonly [F in FigureName]?: FigureNow };

/** Reading after reading, the newest last; null where there was none. */
export type Trend = readonly (number | null)[];

export interface FigureSummary extends Omit<FigureNow, 'items'> {
  /** Who or what is counted: the first few, and how many more there are. */
  readonly names: readonly string[];
  readonly more: number;
  readonly trend: Trend;
}

/** How a house stands. A figure that the reader may not see is absent, which is not the same as nought. */
export interface HouseOverview {
  readonly home: string;
  readonly name: string;
  readonly at: Moment;
  readonly occupancy?: Occupancy;
  readonly figures: { readonly [F in FigureName]?: FigureSummary };
  /** Those that the reader may open. */
  readonly registers: readonly RegisterName[];
  /** Since when some screens may show new entries late; null while live events are complete. */
  readonly events_held_up_since: Moment | null;
}

export interface Occupancy {
  readonly residents: number;
  readonly in_house: number;
  readonly in_hospital: number;
  readonly on_leave: number;
  readonly max_residents: number;
  readonly vacancies: number;
}

/** What a figure was on the morning of a day. */
export interface FigureReading {
  readonly day: Day;
  readonly value: number | null;
}

/** One figure with everything behind it. */
export interface FigureDetail extends FigureNow {
  readonly figure: FigureName;
  readonly at: Moment;
  readonly readings: readonly FigureReading[];
}

/** The readings of a morning of every house that the reader works in, side by side. */
export interface HouseComparison {
  readonly houses: readonly {
    readonly home: string;
    readonly name: string;
    /** Null while nothing was read yet. */
    readonly day: Day | null;
    readonly values: { readonly [F in FigureName]?: number | null };
    /** Four weeks before. */
    readonly before: { readonly [F in FigureName]?: number | null };
  }[];
}
