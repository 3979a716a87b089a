import { hash, parseOptions, verify } from '@node-rs/argon2';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { longestPassword } from '#domain/session/password-rules.ts';
import type { AppDependencies, PasswordCost } from '../../kit/runtime/app-dependencies.ts';
import { tooMany } from '../../kit/runtime/refusals.ts';

/** Argon2id, the algorithm the package uses unless told otherwise: 64 MiB, three passes, one lane. */
const fullCost: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };

type Paying = Pick<AppDependencies, 'passwordCost'>;
const costFor = ({ passwordCost = fullCost }: Paying): PasswordCost => passwordCost;

/** Four hashes at a time are 256 MiB: a storm of sign-ins waits in line instead of taking the machine down. */
const atOnce = 4;
const line = 200;

let running = 0;
const waiting: (() => void)[] = [];

async function place(): Promise<void> {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= line) throw tooMany('Many people are signing in at this moment. Please try again shortly.');
  await new Promise<void>((resolve) => void waiting.push(resolve));
}

function done(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/** Runs work that hashes once; what it looks up first is as fresh as the hash itself. */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  await place();
  try {
    return await work();
  } finally {
    done();
  }
}

export const hashed = (parts: Paying, secret: string): Promise<string> => whenFree(() => hash(secret, costFor(parts)));

const nobodysAt = memoize((cost: PasswordCost) => hash('nobody has this password', cost));

/** What an unknown account is compared with, so that it takes as long as a known one. Made before it is needed, for the first of them would take twice as long. */
export const nobodys = (parts: Paying): Promise<string> => nobodysAt(costFor(parts));

/** To be called when free. Without a stored hash it takes the same time and answers no. */
export async function matches(parts: Paying, stored: string | null, secret: string): Promise<boolean> {
  const tried = secret.length <= longestPassword * 4 ? secret : '';
  const same = await verify(stored ?? (await nobodys(parts)), tried);
  return same && stored !== null && tried === secret;
}

export const isMatch = (parts: Paying, stored: string | null, secret: string): Promise<boolean> =>
  whenFree(() => matches(parts, stored, secret));

/** A hash made with less than today's cost is made anew at the next sign-in. */
export function isOutdated(parts: Paying, stored: string): boolean {
  const cost = costFor(parts);
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
