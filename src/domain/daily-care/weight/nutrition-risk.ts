import { bmi } from './bmi.ts';
import { nutritionScore, type NutritionScore } from './nutrition-score.ts';
import { lossFromHighest, type Weighing } from './weight-change.ts';
import type { Weight } from './weight.ts';

export type ScoredWeight = Weighing & Pick<Weight, 'height_cm' | 'loss_is_planned' | 'acute_disease_effect'>;

/** What one weight says of nutrition, with those before it, newest first. */
const nutritionRisk = (
  one: ScoredWeight,
  earlier: readonly Weighing[],
  height_cm: number | null,
): NutritionScore['risk'] =>
  one.weight_kg === null
    ? null
    : nutritionScore({
        bmi: bmi(one.weight_kg, one.height_cm ?? height_cm),
        loss_pct: lossFromHighest(one, [...earlier]),
        loss_is_planned: one.loss_is_planned,
        acute_disease_effect: one.acute_disease_effect,
      }).risk;

const order = ['low', 'medium', 'high'];

/** Whether the newest weight stands in a graver band than the one before it; what is not known is neither. */
export function nutritionRose(
  weights: readonly ScoredWeight[],
  height_cm: number | null,
): readonly [string, string] | null {
  const [last, before] = weights;
  if (!last || !before) return null;
  const now = nutritionRisk(last, weights.slice(1), height_cm);
  const then = nutritionRisk(before, weights.slice(2), height_cm);
  return now !== null && then !== null && order.indexOf(now) > order.indexOf(then) ? [then, now] : null;
}
