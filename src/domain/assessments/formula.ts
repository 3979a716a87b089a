/** A formula over the questions of a form, named by their place: `q1 + 2 * q3`, `if(max(q4, q5) >= 3, 1, 0)`. */
export type Formula =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'place'; readonly place: number }
  | { readonly is: 'call'; readonly name: Operation; readonly of: readonly Formula[] };

const truth = (holds: boolean): number => (holds ? 1 : 0);

/** What each operation makes of its numbers. A comparison is worth 1 where it holds and 0 where it does not. */
const operations = {
  '+': ([a = 0, b = 0]) => a + b,
  '-': ([a = 0, b = 0]) => a - b,
  '*': ([a = 0, b = 0]) => a * b,
  '/': ([a = 0, b = 0]) => (b === 0 ? null : a / b),
  '<': ([a = 0, b = 0]) => truth(a < b),
  '<=': ([a = 0, b = 0]) => truth(a <= b),
  '>': ([a = 0, b = 0]) => truth(a > b),
  '>=': ([a = 0, b = 0]) => truth(a >= b),
  '=': ([a = 0, b = 0]) => truth(a === b),
  '<>': ([a = 0, b = 0]) => truth(a !== b),
  min: (of) => Math.min(...of),
  max: (of) => Math.max(...of),
  round: ([a = 0]) => Math.round(a),
} satisfies Record<string, (of: readonly number[]) => number | null>;
export type Operation = keyof typeof operations | 'if';

/**
 * The value of a formula. A question worth null (asked and not answered yet) makes null of everything that needs it, as
 * does a division by nought; whoever asks says what a question that was never shown is worth.
 */
export function evaluateFormula(formula: Formula, valueOf: (place: number) => number | null): number | null {
  if (formula.is === 'number') return formula.value;
  if (formula.is === 'place') return valueOf(formula.place);
  if (formula.name === 'if') {
    const [condition, then, otherwise] = formula.of;
    const holds = condition ? evaluateFormula(condition, valueOf) : null;
    const taken = holds === 0 ? otherwise : then;
    return holds === null || !taken ? null : evaluateFormula(taken, valueOf);
  }
  const of = formula.of.map((part) => evaluateFormula(part, valueOf));
  const known = of.filter((value) => value !== null);
  const value = known.length === of.length ? operations[formula.name](known) : null;
  return value === null || !Number.isFinite(value) ? null : exact(value);
}

/** 0.1 + 0.2 is 0.3 to whoever wrote the formula, and a nought has no sign. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** The places of the questions that a formula names. */
export function placesIn(formula: Formula): ReadonlySet<number> {
  if (formula.is === 'number') return new Set();
  return formula.is === 'place' ? new Set([formula.place]) : new Set(formula.of.flatMap((part) => [...placesIn(part)]));
}

/** The same formula after questions have moved to other places; what has no new place stays as it was written. */
export const renumbered = (text: string, placeOf: (place: number) => number | undefined): string =>
  text.replace(/\bq([1-9]\d*)\b/gi, (written, place: string) => {
    const moved = placeOf(Number(place));
    return moved === undefined ? written : `q${moved}`;
  });
