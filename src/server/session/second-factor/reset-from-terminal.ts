import { personName } from '#domain/kit/people/person-name.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { noCommitListener, transaction } from '../../kit/runtime/database.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import type { Pool } from 'pg';
import { accountByUsername } from '../credentials/account.ts';
import { insertLetter } from '../letters/post.ts';
import { removeAllFactors } from './factors.ts';
import { changeLetter } from './mail-change.ts';

/**
 * For a superuser beside whom there are not two others: whoever has the server's terminal has its database anyway. Says
 * what was done; null where nobody has this username.
 */
export const resetFromTerminal = (
  pool: Pool,
  { providerName: provider }: Pick<Settings, 'providerName'>,
  { username, now }: { readonly username: string; readonly now: Date },
): Promise<string | null> =>
  transaction(pool, noCommitListener, async (tx) => {
    const account = await accountByUsername(tx, username);
    if (!account) return null;
    const at = now.toISOString();
    const gone = await removeAllFactors(tx, account.id);
    await tx.query('update session set ended_at = $2 where staff = $1 and ended_at is null', [account.id, at]);
    await writeHistory(tx, {
      at,
      actor: null,
      user_name: 'Terminal of the server',
      action: 'second_factor_reset',
      entity: 'staff',
      object_id: account.id,
      summary: 'From the terminal of the server',
    });
    const change = 'the second factor was reset from the terminal of the server, for';
    const letter = gone > 0 ? await changeLetter(tx, { staff: account.id, change, at, provider }) : null;
    if (letter) await insertLetter(tx, letter, now);
    return gone === 0
      ? `${personName(account)} had no second factor. All their sessions are ended.`
      : `The second factor of ${personName(account)} is gone and all their sessions are ended. They set up a new one at the next sign-in.`;
  });
