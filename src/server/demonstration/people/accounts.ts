import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { demonstrationPassword } from '#domain/session/password-rules.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { storePassword, storePin } from '../../session/credentials/account.ts';
import { hashed } from '../../session/credentials/passwords.ts';

/** The six accounts a visitor may sign in with, one of each role. They exist only where the demonstration does. */
const usernames = ['admin', 'manager', 'senior', 'carer', 'agency', 'auditor'];
const pin = '274951';

/** Said at the start, where everyone may know it. */
export const howToSignIn = `Demonstration accounts: ${usernames.join(', ')}\nPassword: ${demonstrationPassword}   Lock PIN: ${pin}`;

export interface Hashes {
  readonly password: string;
  readonly pin: string;
}

/** One hash for all of them: the password is public, so there is nothing to tell apart. */
export async function hashSecrets(parts: AppDependencies): Promise<Hashes> {
  const [passwordHash, pinHash] = await Promise.all([hashed(parts, demonstrationPassword), hashed(parts, pin)]);
  return { password: passwordHash, pin: pinHash };
}

export async function openAccounts(db: Db, staff: readonly AnyRecord[], hashes: Hashes, at: string): Promise<void> {
  for (const person of staff.filter((one) => usernames.includes(String(one['username'])))) {
    await storePassword(db, person.id, hashes.password, at);
    await storePin(db, person.id, hashes.pin, at);
    await db.query('update credential set demonstration = true where staff = $1', [person.id]);
  }
}

const closing = `with closed as (update credential set password_hash = null, pin_hash = null where demonstration and password_hash is not null returning staff)
  update session s set ended_at = greatest($1::timestamptz, s.created_at) from closed c where s.staff = c.staff and s.ended_at is null`;

/** Everyone knows what opens these accounts, so outside the demonstration nothing does. */
export async function closeAccounts({ pool, clock }: AppDependencies): Promise<void> {
  await onPool(pool, noCommitListener).query(closing, [clock().toISOString()]);
}

const closed = 'select staff from credential where demonstration and password_hash is null';
const reopening =
  'update credential set password_hash = $1, password_at = $3, pin_hash = $2, pin_at = $3 where demonstration and password_hash is null';

export async function reopenAccounts(parts: AppDependencies): Promise<void> {
  const { pool, clock } = parts;
  const some = await onPool(pool, noCommitListener).query(closed);
  if (some.length === 0) return;
  const { password, pin: pinHash } = await hashSecrets(parts);
  await transaction(pool, noCommitListener, (tx) => tx.query(reopening, [password, pinHash, clock().toISOString()]));
}

/** Whether there is anything to sign in with: a database that people already work in has no such accounts. */
export async function hasAccounts({ pool }: Pick<AppDependencies, 'pool'>): Promise<boolean> {
  const some = await onPool(pool, noCommitListener).query('select 1 from credential where demonstration limit 1');
  return some.length > 0;
}
