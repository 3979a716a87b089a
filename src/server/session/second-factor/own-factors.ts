import type { FastifyReply, FastifyRequest } from 'fastify';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import {
  factorKinds,
  longestFactorName,
  mostFactors,
  needsSecondFactor,
  type FactorKind,
  type OwnFactors,
} from '#domain/session/second-factor.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requireProof } from '../../kit/access/require-proof.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf } from '../../kit/http/route.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import { invalid, notFound, signedOut, wrong } from '../../kit/runtime/refusals.ts';
import { accountOf } from '../credentials/account.ts';
import { bodyOf, readFields } from '../credentials/read-body.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import { addPasskey, beginTotp, begunTotp, ownFactors, passkeysOf, removeFactor, takeStep } from './factors.ts';
import { mailChange } from './mail-change.ts';
import { passkeySite, readRegistration, registrationOptions } from './passkeys.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { newSecret, stepOfCode, totpAddress } from './totp.ts';

const isRequiredOf = ({ parts }: SessionParts, actor: Actor): boolean =>
  parts.settings.requiresSecondFactor && needsSecondFactor({ ...actor, groups: actor.role.split(', ') });

async function factorsOf(session: SessionParts, db: Db, actor: Actor): Promise<OwnFactors> {
  return {
    is_required: isRequiredOf(session, actor),
    factors: await ownFactors(db, actor.id),
    recovery_codes_left: await recoveryCodesLeft(db, actor.id),
    passkey_site: passkeySite(session.parts.settings),
  };
}

export const readOwnFactors =
  (session: SessionParts) =>
  (request: FastifyRequest): Promise<OwnFactors> =>
    factorsOf(session, onPool(session.parts.pool, noCommitListener), actorOf(request));

/** Whoever is about to change what lets them in. */
function provenActor({ parts }: SessionParts, request: FastifyRequest): Actor {
  const actor = actorOf(request);
  requireProof(actor, parts.clock().toISOString());
  return actor;
}

const named = { name: text('Name', { max: longestFactorName }) };

const nameIn = (request: FastifyRequest, kind: FactorKind): string => {
  const { name } = readFields(named, bodyOf(request));
  return typeof name === 'string' && name ? name : factorKinds[kind];
};

async function refuseTooMany(db: Db, staff: string): Promise<void> {
  if ((await ownFactors(db, staff)).length >= mostFactors)
    throw wrong(`${mostFactors} are enough. Remove one that you no longer use first.`);
}

/** The secret is shown while it is set up, and never again. */
export const beginOwnTotp =
  (session: SessionParts) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const { parts, context } = session;
    const actor = provenActor(session, request);
    const begun = { staff: actor.id, name: nameIn(request, 'totp'), at: parts.clock().toISOString() };
    const account = await accountOf(context.db, actor.id);
    if (!account) throw signedOut();
    await refuseTooMany(context.db, actor.id);
    const secret = newSecret();
    const id = await context.transaction((tx) => beginTotp(tx, begun, context.encrypt(secret)));
    const issuer = `Hearth by ${parts.settings.providerName}`;
    return { id, secret, address: totpAddress({ secret, username: account.username, issuer }) };
  };

const codeFields = { id: must(text('The app', { max: 60 })), one_time_code: must(text('Code', { max: 20 })) };

/** It counts once a code of it was right; the first one of all brings the recovery codes along. */
export const confirmOwnTotp =
  (session: SessionParts) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const { parts, context } = session;
    const actor = provenActor(session, request);
    const { id, one_time_code } = readFields(codeFields, bodyOf(request));
    const now = parts.clock();
    return addFactor(session, actor, 'totp', async (tx) => {
      const begun = isId(id) ? await begunTotp(tx, actor.id, id) : null;
      if (!begun) throw wrong('This was begun too long ago, or elsewhere. Please begin again.');
      const step = stepOfCode(await context.decrypt(begun.secret), String(one_time_code).replaceAll(' ', ''), now);
      if (step === null)
        throw invalid({
          one_time_code: 'This code is not right. Wait for the next one, and look at the clock of your phone.',
        });
      await takeStep(tx, begun.id, step, now.toISOString());
      return begun.name;
    });
  };

const kindsSaid: { readonly [K in FactorKind]: string } = { totp: 'an authenticator app', passkey: 'a passkey' };

/** Stores a new factor, writes the history, and answers how things stand then. */
async function addFactor(
  session: SessionParts,
  actor: Actor,
  kind: FactorKind,
  store: (tx: Db) => Promise<string>,
): Promise<unknown> {
  const { parts, sessions } = session;
  const answer = await transaction(parts.pool, noCommitListener, async (tx) => {
    await tx.query('select 1 from credential where staff = $1 for update', [actor.id]);
    const isFirst = (await ownFactors(tx, actor.id)).length === 0;
    const name = await store(tx);
    const recovery_codes = isFirst ? await makeRecoveryCodes(tx, actor.id) : null;
    await auditOwn(session, tx, actor, { action: 'second_factor_set', summary: `${factorKinds[kind]}: ${name}` });
    return { ...(await factorsOf(session, tx, actor)), recovery_codes };
  });
  sessions.forget(actor.id);
  await mailChange(parts, actor.id, `${kindsSaid[kind]} was added to`);
  return answer;
}

const auditOwn = (
  { parts }: SessionParts,
  tx: Db,
  actor: Actor,
  entry: { readonly action: string; readonly summary?: string },
): Promise<void> =>
  writeHistory(tx, { at: parts.clock().toISOString(), actor, entity: 'staff', object_id: actor.id, ...entry });

const noPasskeys =
  'Passkeys need an address with a name that begins with https. Use an authenticator app, or ask whoever runs the server.';

export const askNewPasskey =
  (session: SessionParts) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const { parts, context } = session;
    const actor = provenActor(session, request);
    const site = passkeySite(parts.settings);
    if (!site) throw wrong(noPasskeys);
    const account = await accountOf(context.db, actor.id);
    if (!account) throw signedOut();
    await refuseTooMany(context.db, actor.id);
    const owner = { id: actor.id, username: account.username, name: actor.name };
    const product = `Hearth by ${parts.settings.providerName}`;
    const options = await registrationOptions(site, { product, owner, known: await passkeysOf(context.db, actor.id) });
    await setChallenge(context.db, actor, options.challenge);
    return options;
  };

export async function setChallenge(db: Db, actor: Actor, challenge: string): Promise<void> {
  await db.query('update session set challenge = $2 where id = $1', [actor.session, challenge]);
}

/** What a passkey was asked to sign in this session; it is asked once. */
export async function takeChallenge(db: Db, actor: Actor): Promise<string | null> {
  const [row] = await db.query<{ challenge: string | null }>(
    `update session s set challenge = null from session old where s.id = $1 and old.id = s.id returning old.challenge`,
    [actor.session],
  );
  return row?.challenge ?? null;
}

export const addOwnPasskey =
  (session: SessionParts) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const { parts, context } = session;
    const actor = provenActor(session, request);
    const site = passkeySite(parts.settings);
    const challenge = await takeChallenge(context.db, actor);
    const passkey = site && challenge ? await readRegistration(site, challenge, bodyOf(request)['passkey']) : null;
    if (!passkey) throw wrong('This passkey could not be set up. Please try again.');
    const begun = { staff: actor.id, name: nameIn(request, 'passkey'), at: parts.clock().toISOString() };
    return addFactor(session, actor, 'passkey', async (tx) => {
      await addPasskey(tx, begun, passkey);
      return begun.name;
    });
  };

export const newRecoveryCodes =
  (session: SessionParts) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const actor = provenActor(session, request);
    const answer = await transaction(session.parts.pool, noCommitListener, async (tx) => {
      if ((await ownFactors(tx, actor.id)).length === 0) throw wrong('Set up an authenticator app or a passkey first.');
      const recovery_codes = await makeRecoveryCodes(tx, actor.id);
      await auditOwn(session, tx, actor, { action: 'recovery_codes_made' });
      return { ...(await factorsOf(session, tx, actor)), recovery_codes };
    });
    await mailChange(session.parts, actor.id, 'new recovery codes were made for');
    return answer;
  };

/** The last one goes only where none is asked for, and its recovery codes go with it. */
export const removeOwnFactor =
  (session: SessionParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = provenActor(session, request);
    const id = idOf(request);
    await transaction(session.parts.pool, noCommitListener, async (tx) => {
      await tx.query('select 1 from credential where staff = $1 for update', [actor.id]);
      const name = isId(id) ? await removeFactor(tx, actor.id, id) : null;
      if (name === null) throw notFound();
      const left = await ownFactors(tx, actor.id);
      if (left.length === 0 && isRequiredOf(session, actor))
        throw wrong('You may not be without a second factor. Set up another one before you remove this.');
      if (left.length === 0) await tx.query('delete from recovery_code where staff = $1', [actor.id]);
      await auditOwn(session, tx, actor, { action: 'second_factor_removed', summary: name });
    });
    session.sessions.forget(actor.id);
    await mailChange(session.parts, actor.id, 'a second factor was removed from');
    return reply.code(204).send();
  };
