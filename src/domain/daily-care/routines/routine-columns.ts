import { midSentence } from '../../kit/words/mid-sentence.ts';
import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import { eaten } from './routine-task.ts';

type Eaten = keyof typeof eaten | null;

interface Sheet {
  readonly tasks_shown: readonly string[];
  readonly completion_pct: number | null;
}

/** The share is stored in whole per cent, which leads back to the count on any sheet of fewer than a hundred tasks. */
const done = ({ tasks_shown: { length }, completion_pct }: Sheet): string | null =>
  length === 0 ? null : `${Math.round(((completion_pct ?? 0) * length) / 100)} of ${length}`;

const mealWords = (meals: Readonly<Record<string, Eaten>>): string | null =>
  Object.entries(meals)
    .flatMap(([meal, share]) => (share === null ? [] : [`${meal}: ${midSentence(eaten[share])}`]))
    .join(', ') || null;

export const morningColumns = {
  done: (sheet: Sheet & { readonly breakfast: Eaten }) => done(sheet),
  meals: ({ breakfast }) => mealWords({ Breakfast: breakfast }),
} satisfies Columns<Sheet & { readonly breakfast: Eaten }>;

export const afternoonColumns = {
  done: (sheet: Sheet & { readonly lunch: Eaten; readonly tea_or_supper: Eaten }) => done(sheet),
  meals: ({ lunch, tea_or_supper }) => mealWords({ Lunch: lunch, Supper: tea_or_supper }),
} satisfies Columns<Sheet & { readonly lunch: Eaten; readonly tea_or_supper: Eaten }>;
