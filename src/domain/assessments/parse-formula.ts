import type { Formula, Operation } from './formula.ts';

type ParsedFormula = { readonly formula: Formula } | { readonly problem: string };

/** How many values each takes; null is any number of them. */
const functions: ReadonlyMap<string, { name: Operation; takes: number | null }> = new Map([
  ['min', { name: 'min', takes: null }],
  ['max', { name: 'max', takes: null }],
  ['round', { name: 'round', takes: 1 }],
  ['if', { name: 'if', takes: 3 }],
]);

/** From what binds least to what binds most. */
const levels: readonly (readonly Operation[])[] = [
  ['<', '<=', '>', '>=', '=', '<>'],
  ['+', '-'],
  ['*', '/'],
];

/** As the keyboards of phones and the formulas of spreadsheets write them. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '<>'],
  ['!=', '<>'],
  ['==', '='],
]);
const tokens = /\s*(\d+(?:\.\d+)?|[a-z]+\d*|<=|>=|<>|!=|==|[-+*/<>=(),×÷−≤≥≠]|\S)/giy;

class Problem extends Error {}

/** Reads a formula, or says in a sentence where it stops making sense. */
export function parseFormula(text: string): ParsedFormula {
  try {
    const reader = new Reader(text);
    const formula = reader.level(0);
    return reader.next === null ? { formula } : { problem: reader.sentence('the formula should end') };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

class Reader {
  readonly #text: string;
  readonly #found: readonly { word: string; from: number }[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#found = [...text.matchAll(tokens)].map((match) => {
      const written = match[1] ?? '';
      return {
        word: spellings.get(written) ?? written.toLowerCase(),
        from: match.index + match[0].length - written.length,
      };
    });
  }

  get next(): string | null {
    return this.#found[this.#at]?.word ?? null;
  }

  level(depth: number): Formula {
    const here = levels[depth];
    if (!here) return this.#single();
    let left = this.level(depth + 1);
    for (let name = here.find((one) => one === this.next); name; name = here.find((one) => one === this.next)) {
      this.#at += 1;
      left = { is: 'call', name, of: [left, this.level(depth + 1)] };
    }
    return left;
  }

  #single(): Formula {
    const word = this.next;
    if (word === null) throw this.#wanted();
    if (word === '-') {
      this.#at += 1;
      return { is: 'call', name: '-', of: [{ is: 'number', value: 0 }, this.#single()] };
    }
    if (word === '(') return this.#bracketed(1)[0] ?? { is: 'number', value: 0 };
    if (/^\d/.test(word)) return this.#took({ is: 'number', value: Number(word) });
    if (/^q[1-9]\d*$/.test(word)) return this.#took({ is: 'place', place: Number(word.slice(1)) });
    const known = functions.get(word);
    if (!known) throw this.#wanted();
    this.#at += 1;
    return { is: 'call', name: known.name, of: this.#bracketed(known.takes) };
  }

  #took(formula: Formula): Formula {
    this.#at += 1;
    return formula;
  }

  #bracketed(takes: number | null): readonly Formula[] {
    const opened = this.#at;
    this.#take('(');
    const of = [this.level(0)];
    while (this.next === ',') {
      this.#at += 1;
      of.push(this.level(0));
    }
    this.#take(')');
    if (takes === null || of.length === takes) return of;
    this.#at = opened;
    throw new Problem(this.sentence(takes === 1 ? 'one value is wanted' : `${takes} values with commas are wanted`));
  }

  #take(word: string): void {
    if (this.next !== word) throw new Problem(this.sentence(`“${word}” is wanted`));
    this.#at += 1;
  }

  #wanted(): Problem {
    return new Problem(this.sentence('a number, a question such as q1, or min, max, round or if is wanted'));
  }

  /** Names the place by what stands before it, for nobody counts letters. */
  sentence(wanted: string): string {
    const here = this.#found[this.#at];
    const before = this.#text.slice(0, here?.from ?? this.#text.length).trim();
    const place =
      before === '' ? 'At the beginning' : `After “${before.length > 24 ? `…${before.slice(-24)}` : before}”`;
    return `${place} ${wanted}${here ? `, and “${here.word}” stands there` : ', and the formula ends there'}.`;
  }
}
