import type { Columns } from '../kit/vocabulary/computed-columns.ts';

export interface HandoverFound {
  /** How many residents are urgent on it; undefined for whoever may not read their pages. */
  readonly urgent: number | undefined;
}

export const handoverColumns = { urgent_count: (_: object, _around, { urgent }) => urgent } satisfies Columns<
  object,
  HandoverFound
>;
