import { nextDate, type Frequency } from '../../kit/time/frequency.ts';
import type { Day } from '../../kit/time/time.ts';

interface WeighDue {
  due_on: Day;
  /** Days of food and fluid record to keep until then. */
  food_record_days: number;
}

interface Screened {
  risk: 'low' | 'medium' | 'high' | null;
  loss_points: number;
}

/**
 * When to weigh again. Weekly for high risk, which includes every underweight, and for anyone losing
 * (dietitianz.com); otherwise the house's usual rhythm, at medium risk at least monthly and with a
 * three-day food and fluid record (Malnutrition Pathway, care-home plan for score 1).
 */
export function weighDue(last_on: Day, screened: Screened, usual: Frequency): WeighDue {
  const atLeast =
    screened.risk === 'high' || screened.loss_points > 0 ? 'weekly' : screened.risk === 'medium' ? 'monthly' : usual;
  const [due_on = last_on] = [nextDate(last_on, usual), nextDate(last_on, atLeast)].toSorted();
  return { due_on, food_record_days: screened.risk === 'medium' ? 3 : 0 };
}
