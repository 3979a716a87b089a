import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { noCommitListener, onPool, transaction } from '../../kit/runtime/database.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid, signedOut, wrong } from '../../kit/runtime/refusals.ts';
import { actorOf } from '../../kit/http/route.ts';
import { accountOf, isPublished } from '../credentials/account.ts';
import { isMatch } from '../credentials/passwords.ts';
import { idleMinutes, readPerson } from './person.ts';
import { bodyOf, readSecret } from '../credentials/read-body.ts';
import type { Sessions } from './sessions.ts';

const mostTries = 5;

export const lock =
  (parts: AppDependencies, sessions: Sessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = actorOf(request);
    const at = parts.clock().toISOString();
    await transaction(parts.pool, noCommitListener, async (tx) => {
      await tx.query('update session set locked_at = $2 where id = $1 and locked_at is null', [actor.session, at]);
      await writeHistory(tx, { at, actor, action: 'lock', entity: null });
    });
    sessions.forget(actor.session);
    return reply.code(204).send();
  };

/** A try is counted before it is looked at, so that many at once are still five. */
export const unlock =
  (parts: AppDependencies, sessions: Sessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = actorOf(request);
    const db = onPool(parts.pool, noCommitListener);
    const body = bodyOf(request);
    const byPin = body['pin'] !== undefined;
    const secret = byPin ? readSecret(body, 'pin', 'PIN') : readSecret(body, 'password', 'Password');
    const account = await accountOf(db, actor.id);
    if (byPin && account?.pin_hash === null) throw wrong('No PIN is set yet. Please use your password.');
    const [tried] = await db.query<{ wrong_tries: number }>(
      'update session set wrong_tries = wrong_tries + 1 where id = $1 and ended_at is null and wrong_tries < $2 returning wrong_tries',
      [actor.session, mostTries],
    );
    const isRight =
      tried !== undefined &&
      !isPublished(parts, secret) &&
      (await isMatch(parts, (byPin ? account?.pin_hash : account?.password_hash) ?? null, secret));
    const at = parts.clock().toISOString();
    if (isRight) {
      await transaction(parts.pool, noCommitListener, async (tx) => {
        await tx.query(
          'update session set locked_at = null, active_at = $2, wrong_tries = 0 where id = $1 and ended_at is null',
          [actor.session, at],
        );
        await writeHistory(tx, { at, actor, action: 'unlock', entity: null });
      });
      sessions.forget(actor.session);
      return reply.code(204).send();
    }
    const left = mostTries - (tried?.wrong_tries ?? mostTries);
    await transaction(parts.pool, noCommitListener, async (tx) => {
      await writeHistory(tx, { at, actor, action: 'unlock_failed', entity: null, result: 'failed' });
      if (left === 0) await sessions.end(tx, actor.session);
    });
    sessions.forget(actor.session);
    if (left === 0) throw signedOut('Too many wrong tries. Please sign in again.');
    throw wrong(
      `That ${byPin ? 'PIN' : 'password'} is not right. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
    );
  };

/** The only call besides sign-in and unlock that keeps a session awake: it says that a person is there, and is answered for how long it counts. */
export const active =
  (parts: AppDependencies, sessions: Sessions) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const actor = actorOf(request);
    const { home } = bodyOf(request);
    if (home !== undefined && home !== null && !(isId(home) && actor.homes.includes(home.toLowerCase())))
      throw invalid({ home: 'Choose one of your houses.' });
    const at = parts.clock().toISOString();
    const chosen = home === undefined ? undefined : home === null ? null : String(home).toLowerCase();
    const minutes = await transaction(parts.pool, noCommitListener, async (tx) => {
      const [before] = await tx.query<{ home: string | null }>(
        'select home from session where id = $1 and ended_at is null for update',
        [actor.session],
      );
      if (!before) throw signedOut();
      const next = chosen === undefined ? before.home : chosen;
      await tx.query('update session set active_at = $2, home = $3 where id = $1', [actor.session, at, next]);
      if (next !== before.home)
        await writeHistory(tx, {
          at,
          actor,
          action: 'house_selected',
          entity: next ? 'home' : null,
          object_id: next,
          home: next,
        });
      const person = await readPerson(tx, actor.id, parts.clock());
      if (!person) throw signedOut();
      return idleMinutes(person, next);
    });
    sessions.forget(actor.session);
    return { idle_lock_minutes: minutes };
  };
