import type { Weight } from '#domain/daily-care/weight/weight.ts';
import { bodyMass } from '#domain/daily-care/weight/bmi.ts';
import { nutritionScore } from '#domain/daily-care/weight/nutrition-score.ts';
import { weighDue } from '#domain/daily-care/weight/weigh-due.ts';
import { lossFromHighest, weightChange, type Weighing } from '#domain/daily-care/weight/weight-change.ts';
import type { Frequency } from '#domain/kit/time/frequency.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { LastWeight } from '#domain/residents/views/resident-summary.ts';

export type WeighingRow = Weighing &
  Pick<Weight, 'id' | 'height_cm' | 'oedema_or_cast' | 'loss_is_planned' | 'acute_disease_effect'>;

interface Person {
  readonly height_cm: number | null;
  readonly zone: string;
  readonly weigh_default: Frequency;
}

/** The newest weight with what it means; the weights come newest first. */
export function lastWeight([last, ...earlier]: WeighingRow[], person: Person): LastWeight | null {
  if (!last || last.weight_kg === null) return null;
  const { bmi, read_with_care } = bodyMass({
    weight_kg: last.weight_kg,
    height_cm: last.height_cm ?? person.height_cm,
    oedema_or_cast: last.oedema_or_cast,
  });
  const nutrition = nutritionScore({
    bmi,
    loss_pct: lossFromHighest(last, earlier),
    loss_is_planned: last.loss_is_planned,
    acute_disease_effect: last.acute_disease_effect,
  });
  return {
    id: last.id,
    occurred_at: last.occurred_at,
    weight_kg: last.weight_kg,
    bmi,
    read_with_care,
    ...weightChange(last, earlier),
    nutrition_score: nutrition.total,
    nutrition_risk: nutrition.risk,
    next_due: weighDue(localDay(last.occurred_at, person.zone), nutrition, person.weigh_default).due_on,
  };
}
