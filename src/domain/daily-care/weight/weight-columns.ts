import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { Weight } from './weight.ts';
import { bmi } from './bmi.ts';
import { nutritionScore } from './nutrition-score.ts';
import { lossFromHighest, weightChange, type Weighing } from './weight-change.ts';

/** What the reader may know of the person besides the row: the weights before it, and how tall they are. */
export interface WeightFound {
  readonly earlier: readonly Weighing[];
  readonly height_cm: number | null;
}

type WeightRow = Pick<
  Weight,
  | 'occurred_at'
  | 'outcome'
  | 'weight_kg'
  | 'height_cm'
  | 'oedema_or_cast'
  | 'loss_is_planned'
  | 'acute_disease_effect'
  | 'is_deleted'
>;

/** What was struck out, or never measured, means nothing. */
const measured = ({ outcome, weight_kg, is_deleted }: WeightRow): number | null =>
  outcome === 'measured' && !is_deleted ? weight_kg : null;

const bodyMassIndex = (row: WeightRow, { height_cm }: WeightFound): number | null => {
  const kg = measured(row);
  return kg === null ? null : bmi(kg, row.height_cm ?? height_cm);
};

const changeOf = (row: WeightRow, { earlier }: WeightFound) =>
  measured(row) === null ? null : weightChange(row, [...earlier]);

const tenth = (value: number | null | undefined): number | null =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : null;

const tones = { low: 'good', medium: 'watch', high: 'danger' } as const;

export const weightColumns = {
  bmi: (row: WeightRow, _, found) => bodyMassIndex(row, found),
  change_kg: (row, _, found) => changeOf(row, found)?.change_kg ?? null,
  pct_change_3m: (row, _, found) => tenth(changeOf(row, found)?.pct_change_3m),
  nutrition(row, _, found) {
    if (measured(row) === null) return null;
    const { loss_is_planned, acute_disease_effect } = row;
    const { total, risk } = nutritionScore({
      bmi: bodyMassIndex(row, found),
      loss_pct: lossFromHighest(row, [...found.earlier]),
      loss_is_planned,
      acute_disease_effect,
    });
    return risk === null ? null : [{ tone: tones[risk], words: `${total}, ${risk} risk` }];
  },
} satisfies Columns<WeightRow, WeightFound>;
