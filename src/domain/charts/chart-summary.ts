/** Something out of the ordinary, said by an arrow and a word. */
export interface ChartSign {
  way: 'up' | 'down' | 'mark';
  words: string;
}

/** A chart no larger than a stamp: one value for each step of time, null where nothing is known. */
export interface SmallChart {
  drawn: 'line' | 'bars';
  values: readonly (number | null)[];
  low: number;
  high: number;
  target: number | null;
}

/** What a chart says in words, before and beside its picture. */
export interface ChartSummary {
  sentence: string;
  signs: readonly ChartSign[];
  small: SmallChart;
}

/** The highest of some values, and never less than this. */
export const highest = (values: readonly (number | null)[], least: number): number =>
  Math.max(least, ...values.map((value) => value ?? least));
