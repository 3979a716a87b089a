/** Nobody's transaction silences the live events for longer: then they go on without it. */
export const longestHoldMs = 3_000;

/** Which running transactions what is stored is waited behind, and which are waited for no more. */
export class StuckTransactions {
  readonly #clock: () => Date;
  /** Those waited for, each with when it was first seen to hold something back. */
  #holding: ReadonlyMap<string, number> = new Map();
  #skipped: readonly string[] = [];
  #since: Date | null = null;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Those that are not waited for any more. */
  get skipped(): readonly string[] {
    return this.#skipped;
  }

  /** Since when one of them keeps live events from being complete; null while none does. */
  get since(): Date | null {
    return this.#since;
  }

  /** The first of them. */
  first(): bigint | null {
    return this.#skipped.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null;
  }

  /** Waits for each as long as for any other, whenever it began to hold something back, and answers those it gives up now. */
  hold(holding: readonly string[]): readonly string[] {
    const now = performance.now();
    const since = (tx: string): number => this.#holding.get(tx) ?? now;
    this.#holding = new Map(holding.map((tx) => [tx, since(tx)]));
    const stuck = holding.filter((tx) => now - since(tx) >= longestHoldMs && !this.#skipped.includes(tx));
    this.#skipped = [...this.#skipped, ...stuck];
    if (stuck.length > 0) this.#since ??= this.#clock();
    return stuck;
  }

  /** Answers those of the skipped that run no more, and forgets them. */
  ended(running: readonly string[]): readonly string[] {
    const ended = this.#skipped.filter((tx) => !running.includes(tx));
    this.#skipped = this.#skipped.filter((tx) => running.includes(tx));
    if (this.#skipped.length === 0) this.#since = null;
    return ended;
  }

  forget(): void {
    this.#holding = new Map();
    this.ended([]);
  }
}
