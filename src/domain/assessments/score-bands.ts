interface ScoreBand {
  from: number;
  to: number;
  label: string;
}

interface ScoredAnswer {
  score: number | null;
  /** Counts only where the form's scoring is weighted; without one, once. */
  weight?: number;
}

type Scoring = 'none' | 'sum' | 'weighted' | 'max_item' | 'custom';

export type BandProblem = { kind: 'gap' | 'overlap' | 'reversed'; from: number; to: number };

/** The total of a form. Null where the form has no plain total or nothing has been scored yet. */
export function totalScore(scoring: Scoring, answers: ScoredAnswer[]): number | null {
  const scored = answers.flatMap(({ score, weight = 1 }) => (score === null ? [] : [{ score, weight }]));
  if (scored.length === 0 || scoring === 'none' || scoring === 'custom') return null;
  if (scoring === 'max_item') return Math.max(...scored.map(({ score }) => score));
  return scored.reduce((sum, { score, weight }) => sum + (scoring === 'weighted' ? score * weight : score), 0);
}

/** The band a total falls in: the highest that has begun, so half a point between two bands belongs to the lower. */
export function bandOf<B extends ScoreBand>(total: number, bands: B[]): B | null {
  const last = inOrder(bands).at(-1);
  if (last === undefined || total > last.to) return null;
  return inOrder(bands).findLast((band) => band.from <= total) ?? null;
}

/** What is wrong with a form's bands: scores no band covers, or two do. Neighbouring bands lie one point apart. */
export function bandProblems(bands: ScoreBand[], range: { min_score: number; max_score: number }): BandProblem[] {
  const reversed = bands.filter((band) => band.from > band.to);
  if (reversed.length > 0) return reversed.map(({ from, to }) => ({ kind: 'reversed', from, to }));
  const problems: BandProblem[] = [];
  let covered = -Infinity;
  const open = () => Math.max(covered + 1, range.min_score);
  const gap = (to: number) => {
    if (open() <= Math.min(to, range.max_score))
      problems.push({ kind: 'gap', from: open(), to: Math.min(to, range.max_score) });
  };
  for (const band of inOrder(bands)) {
    gap(band.from - 1);
    if (band.from <= covered) problems.push({ kind: 'overlap', from: band.from, to: Math.min(covered, band.to) });
    covered = Math.max(covered, band.to);
  }
  gap(range.max_score);
  return problems;
}

const inOrder = <B extends ScoreBand>(bands: B[]): B[] => bands.toSorted((a, b) => a.from - b.from);
