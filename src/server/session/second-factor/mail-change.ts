import { calledName } from '#domain/kit/people/person-name.ts';
import { noCommitListener, onPool, type Db } from '../../kit/runtime/database.ts';
import type { Letter, AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { accountOf } from '../credentials/account.ts';
import { factorLetter } from '../letters/letters.ts';

interface Changed {
  readonly staff: string;
  /** What was done, as the end of a sentence: "an authenticator app was added to". */
  readonly change: string;
  readonly at: string;
  readonly provider: string;
}

/** The letter to whoever's second factor was changed; none where no address is known. */
export async function changeLetter(db: Db, { staff, ...changed }: Changed): Promise<Letter | null> {
  const account = await accountOf(db, staff);
  if (!account?.email) return null;
  return factorLetter({ to: account.email, name: calledName(account), username: account.username, ...changed });
}

/** Sent once the change is committed. */
export async function mailChange(
  { pool, post, settings, clock }: Pick<AppDependencies, 'pool' | 'post' | 'settings' | 'clock'>,
  staff: string,
  change: string,
): Promise<void> {
  const at = clock().toISOString();
  const letter = await changeLetter(onPool(pool, noCommitListener), {
    staff,
    change,
    at,
    provider: settings.providerName,
  });
  if (letter) await post(letter);
}
