import {
  accountRule,
  addressRule,
  countedFailures,
  waitBeforeNext,
  type Failures,
  type ThrottleRule,
} from '#domain/session/throttle.ts';
import type { Db } from '../../kit/runtime/database.ts';

type Kind = 'account' | 'address';
const rules: Readonly<Record<Kind, ThrottleRule>> = { account: accountRule, address: addressRule };

/** What an attempt is counted under. An unknown username counts like a known one, so that neither can be told from the other. */
interface Attempt {
  readonly username: string;
  readonly ip: string;
}

const subjects = ({ username, ip }: Attempt): readonly (readonly [Kind, string])[] => [
  ['account', username.toLowerCase()],
  ['address', ip],
];

async function known(db: Db, kind: Kind, subject: string): Promise<Failures | null> {
  const [row] = await db.query<{ failures: number; last_at: string }>(
    'select failures, last_at from sign_in_failure where kind = $1 and subject = $2',
    [kind, subject],
  );
  return row ?? null;
}

/** Milliseconds to wait; 0 if the password may be looked at now. */
export async function askToTry(db: Db, { username, ip }: Attempt, now: Date): Promise<number> {
  const subject = username.toLowerCase();
  const [account, address] = [await known(db, 'account', subject), await known(db, 'address', ip)];
  const wait = Math.max(waitBeforeNext(account, accountRule, now), waitBeforeNext(address, addressRule, now));
  if (wait > 0 || !account || countedFailures(account, accountRule, now) < accountRule.free) return wait;
  return (await claim(db, subject, account, now)) ? 0 : accountRule.firstWaitMs;
}

/** Past the free tries an attempt is counted before it is looked at: of many at once only one goes through. */
async function claim(db: Db, subject: string, { failures }: Failures, now: Date): Promise<boolean> {
  const text = `update sign_in_failure set failures = failures + 1, last_at = $3 where kind = 'account' and subject = $1 and failures = $2 returning failures`;
  const claimed = await db.query(text, [subject, failures, now.toISOString()]);
  return claimed.length > 0;
}

/** Counts a wrong password, unless `askToTry` has counted it already. */
export async function countFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  for (const [kind, subject] of subjects(attempt)) {
    const { forgetAfterMs, free } = rules[kind];
    const forgotten = new Date(now.getTime() - forgetAfterMs).toISOString();
    await db.query(
      `insert into sign_in_failure as f (kind, subject, failures, last_at) values ($1, $2, 1, $3)
       on conflict (kind, subject) do update set last_at = $3,
         failures = case when f.last_at <= $4 then 1 when $1 = 'account' and f.failures > $5 then f.failures else f.failures + 1 end`,
      [kind, subject, now.toISOString(), forgotten, free],
    );
  }
}

/** A success or a reset clears the account; the address keeps its count, or one right password would hide many wrong ones. */
export async function clearFailures(db: Db, username: string, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  await db.query(`delete from sign_in_failure where (kind = 'account' and subject = $1) or last_at < $2`, [
    username.toLowerCase(),
    longAgo,
  ]);
}
