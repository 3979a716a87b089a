import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondStep } from '#domain/session/second-factor.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { noCommitListener, onPool, type Db } from '../../kit/runtime/database.ts';
import { wrong } from '../../kit/runtime/refusals.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import { accountOf, type Account } from '../credentials/account.ts';
import { bodyOf, readSecret } from '../credentials/read-body.ts';
import { hashOf, newToken } from '../credentials/token.ts';
import { whereabouts } from '../sign-in/authenticate.ts';
import type { Whereabouts } from '../sign-in/person.ts';
import { delayed, startSession, type FinishSignIn } from '../sign-in/sign-in.ts';
import { passkeysOf, proofWays } from './factors.ts';
import { authenticationOptions, passkeySite } from './passkeys.ts';
import { proveFactor, type TriedWay } from './prove-factor.ts';

/** Long enough to find the phone; whoever walks away has to begin with the password again. */
const stepMinutes = 10;
const tooOld = 'That took too long. Please sign in with your password again.';

/** Lets somebody in whose password is proven, or asks for their second factor first. */
export const signInOrAskFactor =
  ({ parts, sessions }: SessionParts): FinishSignIn =>
  async (staff, from) => {
    const db = onPool(parts.pool, noCommitListener);
    const ways = await proofWays(db, staff);
    if (ways.length === 0) return startSession(parts, sessions, { staff, ...from });
    return { second_factor: await makeStep(db, staff, { ways, now: parts.clock() }) };
  };

async function makeStep(
  db: Db,
  staff: string,
  { ways, now }: Pick<SecondStep, 'ways'> & { readonly now: Date },
): Promise<SecondStep> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + stepMinutes * 60_000).toISOString();
  await db.query('insert into second_step (token_hash, staff, created_at, expires_at) values ($1, $2, $3, $4)', [
    hashOf(token),
    staff,
    now.toISOString(),
    expires_at,
  ]);
  return { token, ways, expires_at };
}

interface HeldStep {
  readonly account: Account;
  readonly challenge: string | null;
}

async function heldStep({ parts }: SessionParts, token: string): Promise<HeldStep> {
  const db = onPool(parts.pool, noCommitListener);
  const [row] = await db.query<{ staff: string; challenge: string | null }>(
    'select staff, challenge from second_step where token_hash = $1 and expires_at > $2',
    [hashOf(token), parts.clock().toISOString()],
  );
  const account = row ? await accountOf(db, row.staff) : null;
  if (!row || !account?.is_active) throw wrong(tooOld);
  return { account, challenge: row.challenge };
}

const tokenIn = (body: Input): string => readSecret(body, 'token', 'The step');

/** What the browser asks a passkey to sign. */
export const askPasskey =
  (session: SessionParts) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const db = onPool(session.parts.pool, noCommitListener);
    const token = tokenIn(bodyOf(request));
    const { account } = await heldStep(session, token);
    const site = passkeySite(session.parts.settings);
    if (!site) throw wrong('Passkeys cannot be used at this address.');
    const options = await authenticationOptions(site, await passkeysOf(db, account.id));
    await db.query('update second_step set challenge = $2 where token_hash = $1', [hashOf(token), options.challenge]);
    return options;
  };

export const takeSecondStep =
  (session: SessionParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { parts, sessions, context } = session;
    const db = onPool(parts.pool, noCommitListener);
    const body = bodyOf(request);
    const token = tokenIn(body);
    const from = whereabouts(request);
    const { account, challenge } = await heldStep(session, token);
    const proof = await proveFactor({ parts, context, account, ip: from.ip, challenge }, body);
    if (proof.is === 'too soon') throw delayed(reply, proof.waitMs);
    if (proof.is === 'wrong') {
      // What a passkey was asked to sign is asked once.
      await db.query('update second_step set challenge = null where token_hash = $1', [hashOf(token)]);
      throw await refuseStep(session, account, { way: proof.way, from });
    }
    if (!(await useUp(db, token))) throw wrong(tooOld);
    return startSession(parts, sessions, { staff: account.id, summary: `Second factor: ${proof.way.label}`, ...from });
  };

/** A step leads in once. */
async function useUp(db: Db, token: string): Promise<boolean> {
  return (await db.query('delete from second_step where token_hash = $1 returning staff', [hashOf(token)])).length > 0;
}

async function refuseStep(
  { parts }: SessionParts,
  account: Account,
  { way, from }: { readonly way: TriedWay; readonly from: Whereabouts },
) {
  await writeHistory(onPool(parts.pool, noCommitListener), {
    at: parts.clock().toISOString(),
    actor: null,
    action: 'login_failed',
    entity: 'staff',
    object_id: account.id,
    user_name: personName(account),
    summary: `Second factor not right: ${way.label}`,
    result: 'failed',
    ...from,
  });
  return wrong(way.notRight);
}
