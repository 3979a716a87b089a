import type { RecordContext } from './record-context.ts';

/** Work that the clock asks for, not a person. It looks for what is due, so running it twice harms nothing. */
export interface Job {
  readonly name: string;
  /** Minutes between two runs, a divisor of sixty. */
  readonly every: number;
  /** Runs also when a node starts: what happened while none ran is not left until the clock strikes. */
  readonly atStart?: true;
  work(context: RecordContext): Promise<void>;
}
