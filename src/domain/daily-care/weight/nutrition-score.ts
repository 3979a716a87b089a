/**
 * A nutrition screen in our own words, scored by the published steps: BAPEN's explanatory booklet
 * and the Surrey malnutrition pathway for care homes.
 */
export interface NutritionScore {
  bmi_points: 0 | 1 | 2;
  loss_points: 0 | 1 | 2;
  acute_points: 0 | 2;
  total: number;
  is_complete: boolean;
  risk: 'low' | 'medium' | 'high' | null;
}

export interface NutritionSigns {
  bmi: number | null;
  /** Per cent lost since the highest weight in six months. */
  loss_pct: number | null;
  loss_is_planned: boolean;
  /** Acutely ill and without food for more than five days, or likely to be. */
  acute_disease_effect: boolean;
}

/** What is missing can only raise the score: a raised one stands, but low risk is never claimed in part. */
export function nutritionScore(signs: NutritionSigns): NutritionScore {
  const bmi_points = signs.bmi === null ? 0 : bmiPoints(signs.bmi);
  const loss_points = signs.loss_is_planned || signs.loss_pct === null ? 0 : lossPoints(signs.loss_pct);
  const acute_points = signs.acute_disease_effect ? 2 : 0;
  const total = bmi_points + loss_points + acute_points;
  const is_complete = signs.bmi !== null && (signs.loss_is_planned || signs.loss_pct !== null);
  const risk = total >= 2 ? 'high' : total === 1 ? 'medium' : is_complete ? 'low' : null;
  return { bmi_points, loss_points, acute_points, total, is_complete, risk };
}

/** BAPEN's steps: above 20 nothing, from 18.5 one, below it two. */
export function bmiPoints(bmi: number): 0 | 1 | 2 {
  if (bmi > 20) return 0;
  return bmi >= 18.5 ? 1 : 2;
}

function lossPoints(loss_pct: number): 0 | 1 | 2 {
  if (loss_pct < 5) return 0;
  return loss_pct <= 10 ? 1 : 2;
}
