import type { Field, ValueOf } from './fields.ts';
import type { HomeSettings } from './home-settings.ts';

/** A column of a list that no field holds. It is declared with the entity as plain data; what works it out stands in a file of its own, which no browser loads. */
export interface ComputedColumn<N extends string = string> {
  /** How it is told, as if a field held it. */
  readonly shownAs: Field | Signs;
  /** What the row carries for it: where one of these is withheld from a reader, so is the column. */
  readonly from: readonly N[];
}

/** How something stands, in colour, shape and word, so that none of the three is needed alone. */
export interface Sign {
  readonly tone: 'danger' | 'watch' | 'info' | 'good' | 'quiet';
  readonly words: string;
  /** Told to whoever asks. */
  readonly why?: string;
}

export interface Signs {
  readonly kind: 'signs';
  readonly label: string;
  /** Worked out from facts that only some may see, so that no browser keeps it. */
  readonly restricted?: true;
}

export type ShownValue<S extends Field | Signs> = S extends Field ? ValueOf<S> : readonly Sign[];

export const signs = (label: string) => ({ kind: 'signs', label }) as const;
export const restrictedSigns = (label: string) => ({ kind: 'signs', label, restricted: true }) as const;

/** What a column may look at besides its row; handed in, so that it stays pure. */
interface ColumnContext {
  readonly now: string;
  readonly zone: string;
  readonly settings: HomeSettings;
}

/** One function per column. `found` is what the row does not hold, read for the whole page at once; undefined leaves the column out. */
export type Columns<Row, Found = undefined> = Readonly<
  Record<string, (row: Row, around: ColumnContext, found: Found) => unknown>
>;

/** How people call a record whose only name is its id. */
export const refOf = (prefix: string, id: string): string => `${prefix}-${id.slice(-6).toUpperCase()}`;
