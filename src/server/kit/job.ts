import type { Keeper } from './keeper.ts';

/** Work that the clock asks for, not a person. It looks for what is due, so running it twice harms nothing. */
export interface Job {
  readonly name: string;
  /** Minutes between two runs, a divisor of sixty. */
  readonly every: number;
  work(keeper: Keeper): Promise<void>;
}
