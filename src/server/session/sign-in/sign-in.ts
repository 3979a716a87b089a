import type { FastifyReply, FastifyRequest } from 'fastify';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import { acrossHouses } from '../../kit/runtime/house-scope.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { tooMany, wrong } from '../../kit/runtime/refusals.ts';
import { actorOf, type Call } from '../../kit/http/route.ts';
import { accountByUsername, isPublished, storePassword, type Account } from '../credentials/account.ts';
import { whereabouts } from './authenticate.ts';
import { hashed, whenFree, isOutdated, matches, nobodys } from '../credentials/passwords.ts';
import { actorFrom, readPerson, type Whereabouts } from './person.ts';
import { bodyOf, readFields, readSecret } from '../credentials/read-body.ts';
import { readMe } from './me.ts';
import type { Sessions } from './sessions.ts';
import { askToTry, clearFailures, countFailure } from './sign-in-throttle.ts';
import { personName } from '#domain/kit/people/person-name.ts';

const fields = { username: must(text('Username', { max: 150 })) };
/** One sentence for an unknown name, a wrong password and an account that may not sign in. */
const notRight = 'The username or password is not right.';

/** Answers somebody whose password was just proven or just chosen. */
export type FinishSignIn = (staff: string, from: Whereabouts) => Promise<unknown>;

export function signIn(parts: AppDependencies, finishSignIn: FinishSignIn): Call['answer'] {
  void nobodys(parts);
  return async (request, reply) => {
    const body = bodyOf(request);
    const username = String(readFields(fields, body).username);
    const password = readSecret(body, 'password', 'Password');
    const account = await provenAccount(parts, reply, { username, password, ...whereabouts(request) });
    return finishSignIn(account.id, whereabouts(request));
  };
}

interface Credentials extends Whereabouts {
  readonly username: string;
  readonly password: string;
}

async function provenAccount(parts: AppDependencies, reply: FastifyReply, given: Credentials): Promise<Account> {
  const db = onPool(parts.pool, noCommitListener);
  const account = await whenFree(async () => {
    const now = parts.clock();
    const wait = await askToTry(db, given, now);
    if (wait > 0) throw delayed(reply, wait);
    const found = await accountByUsername(db, given.username);
    const isRight =
      (await matches(parts, found?.is_active ? found.password_hash : null, given.password)) &&
      !isPublished(parts, given.password);
    if (found && isRight) await clearFailures(db, given.username, now);
    else await auditFailure(db, given, found, now);
    return isRight ? found : null;
  });
  if (!account) throw wrong(notRight);
  if (account.password_hash && isOutdated(parts, account.password_hash))
    await storePassword(db, account.id, await hashed(parts, given.password), parts.clock().toISOString());
  return account;
}

export function delayed(reply: FastifyReply, waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  void reply.header('Retry-After', String(seconds));
  return tooMany(
    `Too many wrong tries. Please wait ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} and try again.`,
  );
}

/** A name nobody has is not written down: it may be a password typed in the wrong place. */
async function auditFailure(db: Db, given: Credentials, account: Account | null, now: Date): Promise<void> {
  await countFailure(db, given, now);
  await writeHistory(db, {
    at: now.toISOString(),
    actor: null,
    action: 'login_failed',
    entity: 'staff',
    object_id: account?.id ?? null,
    user_name: account ? personName(account) : 'Unknown',
    result: 'failed',
    ip: given.ip,
    device: given.device,
  });
}

interface Entrant extends Whereabouts {
  readonly staff: string;
  /** What the history is told besides. */
  readonly summary?: string;
}

/** For somebody of whom nothing more is asked. */
export async function startSession(
  parts: AppDependencies,
  sessions: Sessions,
  { staff, summary, ...from }: Entrant,
): Promise<unknown> {
  const db = onPool(parts.pool, noCommitListener);
  const now = parts.clock();
  const person = await readPerson(db, staff, now);
  if (!person) throw wrong('Your access has ended. Please ask the manager of the house.');
  // Nobody was there when the call began, so it has no houses; an account is its person's own in whichever they work.
  const { token, ...session } = await acrossHouses(() =>
    transaction(parts.pool, noCommitListener, async (tx) => {
      const opened = await sessions.open(tx, person, from);
      await tx.query('update staff set last_login = $2 where id = $1', [person.id, now.toISOString()]);
      await writeHistory(tx, {
        at: now.toISOString(),
        actor: actorFrom(person, opened, from),
        action: 'login',
        entity: null,
        ...(summary ? { summary } : {}),
      });
      return opened;
    }),
  );
  return { token, user: await readMe(db, actorFrom(person, session, from), parts.settings) };
}

export const signOut =
  (parts: AppDependencies, sessions: Sessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = actorOf(request);
    await transaction(parts.pool, noCommitListener, async (tx) => {
      await sessions.end(tx, actor.session);
      await writeHistory(tx, { at: parts.clock().toISOString(), actor, action: 'logout', entity: null });
    });
    sessions.forget(actor.session);
    return reply.header('Clear-Site-Data', '"cache"').code(204).send();
  };
