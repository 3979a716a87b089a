import { factorKinds, type ProofWay } from '#domain/session/second-factor.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { noCommitListener, transaction, type Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { askToTry, clearFailures, countFailure } from '../sign-in/sign-in-throttle.ts';
import { notePasskeyUse, passkeysOf, takeStep, totpsOf } from './factors.ts';
import { passkeySite, readAuthentication } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

interface Proving {
  readonly parts: AppDependencies;
  readonly context: Pick<RecordContext, 'decrypt'>;
  readonly account: { readonly id: string; readonly username: string };
  readonly ip: string;
  /** What a passkey was asked to sign, if one was asked. */
  readonly challenge: string | null;
}

export interface TriedWay {
  readonly label: string;
  /** The field of the call it came in. */
  readonly field: string;
  readonly notRight: string;
}

const ways = {
  passkey: {
    label: factorKinds.passkey,
    field: 'passkey',
    notRight: 'This passkey could not be confirmed. Try again, or use another way.',
  },
  recovery: {
    label: 'Recovery code',
    field: 'recovery_code',
    notRight: 'This recovery code is not right, or was used before.',
  },
  totp: {
    label: factorKinds.totp,
    field: 'one_time_code',
    notRight: 'This code is not right, or was used before. Wait for the next one in your app.',
  },
} as const satisfies { readonly [W in ProofWay]: TriedWay };

/** Which way was tried, and whether it was right; how long to wait where nothing was looked at. */
type Proof =
  | { readonly is: 'right' | 'wrong'; readonly way: TriedWay }
  | { readonly is: 'too soon'; readonly waitMs: number };

/** Counted apart from passwords: a right password, known to whoever stole it, must not clear wrong codes. */
const countedAs = (username: string): string => `${username} second factor`;

/**
 * Looks at a code, a recovery code or a passkey's answer. The row of the account is locked meanwhile, so that of many
 * tries at once each is counted before the next is looked at.
 */
export async function proveFactor(proving: Proving, given: Input): Promise<Proof> {
  const { parts, account, ip } = proving;
  const attempt = { username: countedAs(account.username), ip };
  const [way, prove] = wayOf(given);
  return transaction(parts.pool, noCommitListener, async (tx) => {
    await tx.query('select 1 from credential where staff = $1 for update', [account.id]);
    const now = parts.clock();
    const waitMs = await askToTry(tx, attempt, now);
    if (waitMs > 0) return { is: 'too soon', waitMs };
    if (await prove(tx, proving, now)) {
      await clearFailures(tx, attempt.username, now);
      return { is: 'right', way };
    }
    await countFailure(tx, attempt, now);
    return { is: 'wrong', way };
  });
}

type Prove = (tx: Db, proving: Proving, now: Date) => Promise<boolean>;

function wayOf(given: Input): readonly [TriedWay, Prove] {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim().slice(0, 100) : '';
  };
  if (given['passkey'] !== undefined) return [ways.passkey, byPasskey(given['passkey'])];
  if (text('recovery_code')) return [ways.recovery, byRecoveryCode(text('recovery_code'))];
  if (text('one_time_code')) return [ways.totp, byCode(text('one_time_code').replaceAll(' ', ''))];
  throw invalid({ one_time_code: 'Enter the code.' });
}

const byCode =
  (code: string): Prove =>
  async (tx, { context, account }, now) => {
    for (const { id, secret } of await totpsOf(tx, account.id)) {
      const step = stepOfCode(await context.decrypt(secret), code, now);
      if (step !== null) return takeStep(tx, id, step, now.toISOString());
    }
    return false;
  };

const byRecoveryCode =
  (code: string): Prove =>
  (tx, { account }, now) =>
    useRecoveryCode(tx, account.id, code, now.toISOString());

const byPasskey =
  (answer: unknown): Prove =>
  async (tx, { parts, account, challenge }, now) => {
    const site = passkeySite(parts.settings);
    if (!site || challenge === null) return false;
    const used = await readAuthentication(site, { challenge, passkeys: await passkeysOf(tx, account.id) }, answer);
    if (used) await notePasskeyUse(tx, used.id, used.counter, now.toISOString());
    return used !== null;
  };
