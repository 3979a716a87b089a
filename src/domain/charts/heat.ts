/** One square of a heat map: how strong, what stands in it, and what it says in words. */
export interface HeatCell {
  /** From 0 to 1; null where nothing is known. */
  level: number | null;
  mark: string;
  words: string;
}

export interface HeatRow {
  label: string;
  cells: HeatCell[];
}

export const unknownCell = (words = 'Not recorded'): HeatCell => ({ level: null, mark: '', words });
