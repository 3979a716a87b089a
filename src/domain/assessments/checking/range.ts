import type { FormQuestion } from '../form.ts';

/** The lowest and the highest score that complete answers can reach. */
export interface ScoreRange {
  readonly lowest: number;
  readonly highest: number;
  /** False where the true range may be narrower: it lies within this one. */
  readonly isExact: boolean;
}

/** Either of the two. */
export function either(a: ScoreRange | null, b: ScoreRange | null): ScoreRange | null {
  if (!a || !b) return a ?? b;
  return {
    lowest: Math.min(a.lowest, b.lowest),
    highest: Math.max(a.highest, b.highest),
    isExact: a.isExact && b.isExact,
  };
}

/** What a number may be; without bounds it may be anything. */
export const numberRange = ({ min, max }: FormQuestion): ScoreRange => ({
  lowest: min ?? -Infinity,
  highest: max ?? Infinity,
  isExact: min !== null && max !== null,
});
