import type { Columns } from '../kit/vocabulary/computed-columns.ts';
import type { AssessmentResult } from './assessment-result.ts';

export interface ResultFound {
  /** The score of the last assessment with the same form that counts. */
  readonly before: number | null;
}

type ResultRow = Pick<AssessmentResult, 'total'>;

export const resultColumns = {
  change: ({ total }: ResultRow, _, { before }) =>
    total === null || before === null ? null : Math.round((total - before) * 10) / 10,
} satisfies Columns<ResultRow, ResultFound>;
