/** A running transaction holds live events back no longer than this; then they go on without it. */
export const longestHoldMs = 3_000;

/** Which running transactions hold back what was stored after them, and which are no longer waited for. */
export class StuckTransactions {
  readonly #clock: () => Date;
  /** Those waited for, each with the time when it was first seen to hold something back. */
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

  /** The lowest number among the skipped. */
  first(): bigint | null {
    return this.#skipped.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null;
  }

  /**
   * Takes all that hold something back now, and returns those that have done so for too long and are skipped from now
   * on.
   */
  hold(holding: readonly string[]): readonly string[] {
    const now = performance.now();
    const since = (tx: string): number => this.#holding.get(tx) ?? now;
    this.#holding = new Map(holding.map((tx) => [tx, since(tx)]));
    const stuck = holding.filter((tx) => now - since(tx) >= longestHoldMs && !this.#skipped.includes(tx));
    this.#skipped = [...this.#skipped, ...stuck];
    if (stuck.length > 0) this.#since ??= this.#clock();
    return stuck;
  }

  /** Returns the skipped that have ended, and forgets them. */
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
