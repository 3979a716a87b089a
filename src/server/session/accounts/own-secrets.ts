import type { FastifyReply, FastifyRequest } from 'fastify';
import { pinComplaint } from '#domain/session/pin-rules.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { noCommitListener, onPool, transaction } from '../../kit/runtime/database.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid, signedOut } from '../../kit/runtime/refusals.ts';
import { actorOf } from '../../kit/http/route.ts';
import { accountOf, storeChosenPassword, storePin, refuseWeak, type Account } from '../credentials/account.ts';
import { hashed, whenFree, matches } from '../credentials/passwords.ts';
import { bodyOf, readSecret } from '../credentials/read-body.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import { delayed } from '../sign-in/sign-in.ts';
import { askToTry, clearFailures, countFailure } from '../sign-in/sign-in-throttle.ts';

/** Whoever finds an open screen must not be able to take the account over, nor to guess for long. */
export async function provenSelf(
  parts: AppDependencies,
  reply: FastifyReply,
  actor: Actor,
  given: { readonly field: string; readonly password: string },
): Promise<Account> {
  const db = onPool(parts.pool, noCommitListener);
  const account = await accountOf(db, actor.id);
  if (!account) throw signedOut();
  const attempt = { username: account.username, ip: actor.ip };
  await whenFree(async () => {
    const now = parts.clock();
    const wait = await askToTry(db, attempt, now);
    if (wait > 0) throw delayed(reply, wait);
    if (await matches(parts, account.password_hash, given.password)) return clearFailures(db, account.username, now);
    await countFailure(db, attempt, now);
    throw invalid({ [given.field]: 'This is not your password.' });
  });
  return account;
}

export const changePassword =
  (parts: AppDependencies, sessions: Sessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = actorOf(request);
    const body = bodyOf(request);
    const current = readSecret(body, 'current_password', 'Current password');
    const password = readSecret(body, 'password', 'New password');
    const account = await provenSelf(parts, reply, actor, { field: 'current_password', password: current });
    await refuseWeak(onPool(parts.pool, noCommitListener), parts, account, password);
    const hash = await hashed(parts, password);
    const at = parts.clock().toISOString();
    await transaction(parts.pool, noCommitListener, async (tx) => {
      await storeChosenPassword(tx, account.id, hash, at);
      await sessions.endAllOf(tx, account.id);
      await writeHistory(tx, { at, actor, action: 'password_changed', entity: 'staff', object_id: account.id });
    });
    sessions.forget(account.id);
    return reply.code(204).send();
  };

export const changePin =
  (parts: AppDependencies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = actorOf(request);
    const body = bodyOf(request);
    const password = readSecret(body, 'password', 'Password');
    const pin = readSecret(body, 'pin', 'PIN');
    const complaint = pinComplaint(pin);
    if (complaint) throw invalid({ pin: complaint });
    const account = await provenSelf(parts, reply, actor, { field: 'password', password });
    const hash = await hashed(parts, pin);
    const at = parts.clock().toISOString();
    await transaction(parts.pool, noCommitListener, async (tx) => {
      await storePin(tx, account.id, hash, at);
      await writeHistory(tx, { at, actor, action: 'pin_changed', entity: 'staff', object_id: account.id });
    });
    return reply.code(204).send();
  };
