import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** How long the letter is worth sending, since its link stops working after that. A day unless it says otherwise. */
  readonly worthMs?: number;
}

/** In bytes. */
export interface Disk {
  readonly free: number;
  readonly size: number;
}

/** The cost of Argon2: kibibytes of memory, passes over it, lanes that work side by side, and bytes of the hash. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
  readonly outputLen: number;
}

/**
 * What the application is built from. Tests replace the clock, the post, how long a call may take, what a password
 * costs and the folder of the built page, and nothing else.
 */
export interface AppDependencies {
  readonly settings: Settings;
  readonly pool: Pool;
  /** For what is declared to take long, so that it takes no connection from the calls; the pool itself where there is none. */
  readonly longPool?: Pool;
  /** Whether the disk of the database has room; absent where that cannot be known. */
  readonly hasRoom?: () => Promise<boolean>;
  /** The disk of the database; absent where it is another machine's. */
  readonly disk?: () => Promise<Disk>;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Sends a letter, or keeps it and prints its link where no mail server is given. */
  readonly post: (letter: Letter) => Promise<void>;
  /** A call is answered within this, whatever becomes of the database; five seconds unless it says otherwise. */
  readonly answersWithinMs?: number;
  /** What it costs to hash a password, which is what keeps it safe: only tests say it, and pay less. */
  readonly passwordCost?: PasswordCost;
  /** Where the built page lies, if not where the build puts it. */
  readonly pageFolder?: string;
}
