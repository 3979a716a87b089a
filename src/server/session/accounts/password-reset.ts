import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { pinComplaint } from '#domain/session/pin-rules.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import { acrossHouses } from '../../kit/runtime/house-scope.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { keyedMutex } from '../../kit/runtime/keyed-mutex.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid, wrong } from '../../kit/runtime/refusals.ts';
import { accountHolder } from './account-holder.ts';
import { accountOf, storeChosenPassword, storePin, refuseWeak } from '../credentials/account.ts';
import { whereabouts } from '../sign-in/authenticate.ts';
import { resetLetter } from '../letters/letters.ts';
import { closedLinkWords, lockLink, makeLink, useUp, type Link } from '../letters/one-time-link.ts';
import { hashed } from '../credentials/passwords.ts';
import type { Whereabouts } from '../sign-in/person.ts';
import { bodyOf, readFields, readSecret } from '../credentials/read-body.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { FinishSignIn } from '../sign-in/sign-in.ts';
import { clearFailures } from '../sign-in/sign-in-throttle.ts';
import { calledName, personName } from '#domain/kit/people/person-name.ts';

const fields = { email: must(text('E-mail', { max: 200, like: 'email' })) };
/** A mailbox is not to be filled by someone else's clicking. */
const mostAnHour = 5;

type Afterwards = (work: () => Promise<void>) => void;

/** Long beside anything that is done meanwhile, so that no stop-watch tells who has an account. */
const answersAfterMs = 250;

/** The answer waits for nothing that is looked up, and comes after the same while for everyone. */
export const askForReset =
  (parts: AppDependencies, afterwards: Afterwards) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const email = String(readFields(fields, bodyOf(request)).email);
    const from = whereabouts(request);
    afterwards(() => sendResets(parts, email, from));
    await pause(answersAfterMs);
    return { detail: 'If an account has this address, a link is on its way to it.' };
  };

interface Addressee {
  id: string;
  email: string;
  username: string;
  first_name: string;
  preferred_name: string | null;
  last_name: string;
}

const addressees = `select s.id, s.email, s.username, s.first_name, s.preferred_name, s.last_name from staff s join credential c on c.staff = s.id and c.password_hash is not null
  where lower(s.email) = lower($1) and s.is_active and not s.is_deleted`;

async function sendResets(parts: AppDependencies, email: string, from: Whereabouts): Promise<void> {
  const known = await onPool(parts.pool, noCommitListener).query<Addressee>(addressees, [email]);
  for (const person of known) await keyedMutex(`reset ${person.id}`, () => sendReset(parts, person, from));
}

async function sendReset(parts: AppDependencies, person: Addressee, from: Whereabouts): Promise<void> {
  const link = await transaction(parts.pool, noCommitListener, (tx) => countedLink(tx, parts, person, from));
  if (link)
    await parts.post(
      resetLetter({
        to: person.email,
        name: calledName(person),
        username: person.username,
        link,
        provider: parts.settings.providerName,
      }),
    );
}

const asked = `select count(*)::int as links from one_time_link where staff = $1 and created_at > $2::timestamptz - interval '1 hour'`;

/** Counted while the row of the account is locked, so that however many ask at once, on however many nodes, none is counted twice. Null once there were enough. */
async function countedLink(
  tx: Db,
  parts: AppDependencies,
  person: Addressee,
  from: Whereabouts,
): Promise<string | null> {
  const at = parts.clock().toISOString();
  await tx.query('select 1 from credential where staff = $1 for update', [person.id]);
  const [row] = await tx.query<{ links: number }>(asked, [person.id, at]);
  if ((row?.links ?? 0) >= mostAnHour) return null;
  const link = await makeLink(tx, parts, { staff: person.id, kind: 'reset' });
  await writeHistory(tx, {
    at,
    actor: null,
    user_name: personName(person),
    action: 'password_reset_requested',
    entity: 'staff',
    object_id: person.id,
    ...from,
  });
  return link;
}

/** For whom a link is, so that its page can greet them. It uses nothing up: mail programs look at links too. */
export const showLink =
  (parts: AppDependencies) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const db = onPool(parts.pool, noCommitListener);
    const link = await openLink(db, readSecret(bodyOf(request), 'token', 'The link'), parts.clock().toISOString());
    const account = link.staff === null ? null : await accountOf(db, link.staff);
    if (!account) return { kind: link.kind };
    const { username, first_name, preferred_name, last_name } = account;
    return { kind: link.kind, username, first_name, preferred_name, last_name };
  };

/** Sets the password behind a link, and the PIN where one was chosen. Who comes for the first time is signed in by it. */
export const confirmReset =
  (parts: AppDependencies, sessions: Sessions, finishSignIn: FinishSignIn) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const body = bodyOf(request);
    const token = readSecret(body, 'token', 'The link');
    const password = readSecret(body, 'password', 'Password');
    const pin = readPin(body);
    const now = parts.clock();
    const at = now.toISOString();
    const from = whereabouts(request);
    // Hashed before the transaction: whoever waits for a turn to hash must not hold a connection meanwhile.
    await openLink(onPool(parts.pool, noCommitListener), token, at);
    const hash = await hashed(parts, password);
    const pinHash = pin === null ? null : await hashed(parts, pin);
    // Whoever holds the link is known by it alone, and may be the first of an empty installation.
    const { staff, kind } = await acrossHouses(() =>
      transaction(parts.pool, noCommitListener, async (tx) => {
        const link = await openLink(tx, token, at);
        const holder = await accountHolder(tx, parts, link, body);
        await refuseWeak(tx, parts, holder, password);
        await storeChosenPassword(tx, holder.id, hash, at);
        if (pinHash) await storePin(tx, holder.id, pinHash, at);
        await useUp(tx, link, at);
        await settleAccount(tx, sessions, holder, now);
        const audit = {
          at,
          actor: null,
          user_name: personName(holder),
          entity: 'staff',
          object_id: holder.id,
          ...from,
        };
        await writeHistory(tx, { ...audit, action: 'password_changed' });
        if (pinHash) await writeHistory(tx, { ...audit, action: 'pin_changed' });
        return { staff: holder.id, kind: link.kind };
      }),
    );
    sessions.forget(staff);
    // A mailed reset proves a mailbox, not a person at this device: only those who never had a password come in by it.
    if (kind === 'reset') return { detail: 'Your password is set. You can sign in now.' };
    return finishSignIn(staff, from);
  };

function readPin(body: Input): string | null {
  if (body['pin'] === undefined || body['pin'] === null || body['pin'] === '') return null;
  const pin = readSecret(body, 'pin', 'PIN');
  const complaint = pinComplaint(pin);
  if (complaint) throw invalid({ pin: complaint });
  return pin;
}

async function openLink(db: Db, token: string, at: string): Promise<Link> {
  const link = await lockLink(db, token, at);
  if (!link) throw wrong(await closedLinkWords(db, token));
  return link;
}

async function settleAccount(
  tx: Db,
  sessions: Sessions,
  holder: { readonly id: string; readonly username: string },
  now: Date,
): Promise<void> {
  await sessions.endAllOf(tx, holder.id);
  await clearFailures(tx, holder.username, now);
}
