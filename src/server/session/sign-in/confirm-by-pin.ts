import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { noCommitListener, onPool } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid, tooMany } from '../../kit/runtime/refusals.ts';
import { accountOf } from '../credentials/account.ts';
import { matches, whenFree } from '../credentials/passwords.ts';
import { actorFrom, readPerson } from './person.ts';
import { askToTry, clearFailures, countFailure } from './sign-in-throttle.ts';

const unknown = 'Choose who confirms it: somebody who works in this house today.';

/** A wrong PIN counts like a wrong password of the one whose PIN it should be, so that nobody guesses for long. */
export const confirmByPin =
  (parts: AppDependencies): RecordContext['confirmByPin'] =>
  async ({ person: id, pin, beside }) => {
    const db = onPool(parts.pool, noCommitListener);
    if (!isId(id)) throw invalid({ confirmed_by: unknown });
    if (typeof pin !== 'string' || pin === '') throw invalid({ pin: 'Enter the PIN.' });
    const [person, account] = [await readPerson(db, id, parts.clock()), await accountOf(db, id)];
    if (!person || !account) throw invalid({ confirmed_by: unknown });
    if (account.pin_hash === null)
      throw invalid({
        pin: `${person.name} has no PIN yet. They can confirm it under their own name, or choose a PIN under My profile.`,
      });
    await whenFree(() => proven(parts, account, person.name, pin, beside));
    const { session, ip, device } = beside;
    return actorFrom(person, { id: session, proven_at: null }, { ip, device });
  };

async function proven(
  parts: AppDependencies,
  account: { readonly id: string; readonly username: string; readonly pin_hash: string | null },
  name: string,
  pin: string,
  beside: Actor,
): Promise<void> {
  const db = onPool(parts.pool, noCommitListener);
  const attempt = { username: account.username, ip: beside.ip };
  const now = parts.clock();
  const wait = await askToTry(db, attempt, now);
  if (wait > 0) throw tooMany(`Too many wrong tries. Please wait ${Math.ceil(wait / 1000)} s and try again.`);
  if (await matches(parts, account.pin_hash, pin)) return clearFailures(db, account.username, now);
  await countFailure(db, attempt, now);
  await writeHistory(db, {
    at: now.toISOString(),
    actor: beside,
    action: 'confirm_failed',
    entity: 'staff',
    object_id: account.id,
    result: 'failed',
  });
  throw invalid({ pin: `This is not ${name}’s PIN.` });
}
