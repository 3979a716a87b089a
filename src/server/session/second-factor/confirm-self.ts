import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProofWay } from '#domain/session/second-factor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { actorOf } from '../../kit/http/route.ts';
import { noCommitListener, transaction } from '../../kit/runtime/database.ts';
import { invalid, signedOut, wrong } from '../../kit/runtime/refusals.ts';
import { provenSelf } from '../accounts/own-secrets.ts';
import { accountOf } from '../credentials/account.ts';
import { bodyOf, readSecret } from '../credentials/read-body.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import { delayed } from '../sign-in/sign-in.ts';
import { passkeysOf, proofWays } from './factors.ts';
import { setChallenge, takeChallenge } from './own-factors.ts';
import { authenticationOptions, passkeySite } from './passkeys.ts';
import { proveFactor } from './prove-factor.ts';

/** How the person at this session can show that it is them: by the second factor, or by the password where there is none. */
export const readOwnWays =
  ({ context }: SessionParts) =>
  async (request: FastifyRequest): Promise<{ readonly ways: readonly (ProofWay | 'password')[] }> => {
    const ways = await proofWays(context.db, actorOf(request).id);
    return { ways: ways.length > 0 ? ways : ['password'] };
  };

export const askOwnPasskey =
  ({ parts, context }: SessionParts) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const actor = actorOf(request);
    const site = passkeySite(parts.settings);
    if (!site) throw wrong('Passkeys cannot be used at this address.');
    const options = await authenticationOptions(site, await passkeysOf(context.db, actor.id));
    await setChallenge(context.db, actor, options.challenge);
    return options;
  };

/** Remembered in the session for some minutes, so that weighty acts in a row ask once. */
export const confirmSelf =
  (session: SessionParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { parts, sessions } = session;
    const actor = actorOf(request);
    const way = await ownProof(session, request, reply);
    const at = parts.clock().toISOString();
    await transaction(parts.pool, noCommitListener, async (tx) => {
      await tx.query('update session set proven_at = $2 where id = $1 and ended_at is null', [actor.session, at]);
      await writeHistory(tx, { at, actor, action: 'identity_confirmed', entity: null, summary: way });
    });
    sessions.forget(actor.session);
    return reply.code(204).send();
  };

/** In which way they have shown it; refuses where they have not. */
async function ownProof(session: SessionParts, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { parts, context } = session;
  const actor = actorOf(request);
  const body = bodyOf(request);
  if ((await proofWays(context.db, actor.id)).length === 0) {
    const password = readSecret(body, 'password', 'Password');
    await provenSelf(parts, reply, actor, { field: 'password', password });
    return 'Password';
  }
  const account = await accountOf(context.db, actor.id);
  if (!account) throw signedOut();
  const challenge = body['passkey'] === undefined ? null : await takeChallenge(context.db, actor);
  const proof = await proveFactor({ parts, context, account, ip: actor.ip, challenge }, body);
  if (proof.is === 'too soon') throw delayed(reply, proof.waitMs);
  if (proof.is === 'right') return proof.way.label;
  await writeHistory(context.db, {
    at: context.now(),
    actor,
    action: 'identity_failed',
    entity: null,
    summary: proof.way.label,
    result: 'failed',
  });
  throw invalid({ [proof.way.field]: proof.way.notRight });
}
