import type { AnyRecord } from '#domain/kit/entity.ts';
import type { Db } from '../kit/database.ts';
import { keepPassword, keepPin } from '../session/account.ts';
import { hashed } from '../session/passwords.ts';

/** The six accounts a visitor may sign in with, one of each role. They exist only where the demonstration does. */
const usernames = ['admin', 'manager', 'senior', 'carer', 'agency', 'auditor'];
const password = 'gateway-demo-2026';
const pin = '274951';

export interface Hashes {
  readonly password: string;
  readonly pin: string;
}

/** One hash for all of them: the password is public, so there is nothing to tell apart. */
export async function hashSecrets(): Promise<Hashes> {
  const [passwordHash, pinHash] = await Promise.all([hashed(password), hashed(pin)]);
  return { password: passwordHash, pin: pinHash };
}

export async function openAccounts(db: Db, staff: readonly AnyRecord[], hashes: Hashes, at: string): Promise<void> {
  for (const person of staff.filter((one) => usernames.includes(String(one['username'])))) {
    await keepPassword(db, person.id, hashes.password, at);
    await keepPin(db, person.id, hashes.pin, at);
  }
}
