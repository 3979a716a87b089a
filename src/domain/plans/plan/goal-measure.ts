import type { Plan } from './plan.ts';

/** What the records of a person can be counted or measured by. */
export type Figure =
  | 'step'
  | 'fluids'
  | 'weight'
  | 'washes'
  | 'incidents'
  | 'falls'
  | 'declined'
  | 'notes'
  | 'mood'
  | 'mood_while'
  | 'sleep'
  | 'quotes';

/** The words by which a goal says what it is measured by, the plainest first. */
const words: readonly (readonly [RegExp, Figure])[] = [
  [/\b(fluids?|drinks?|drinking|ml)\b/i, 'fluids'],
  [/\b(weigh(t|s|ed)?|kg)\b/i, 'weight'],
  [/\b(falls?|fallen)\b/i, 'falls'],
  [/\b(baths?|showers?|wash(es|ed|ing)?)\b/i, 'washes'],
  [/\b(sleeps?|slept|nights?)\b/i, 'sleep'],
  [/\bmoods?\b/i, 'mood'],
  [/\bincidents?\b/i, 'incidents'],
  [/\b(declin(e|es|ed)|refus(e|es|ed|als?))\b/i, 'declined'],
];

const named = (text: string): Figure | null => words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

type Measured = Pick<Plan['goals'][number], 'goal' | 'measure'> & Partial<Pick<Plan['goals'][number], 'chart'>>;

/** The chart or the count a goal is measured by; null where only a person can judge it. A goal that names no chart is read by its words, and how it is to be known says more than the goal. */
export function measureOf({ goal, measure, chart }: Measured): Figure | null {
  if (chart) return chart === 'none' ? null : chart;
  return (measure ? named(measure) : null) ?? named(goal);
}
