import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { ForeseenChange, RightsChange, ShownChange } from '#domain/staff/rights/rights-change.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { changeRecord } from '../../kit/records/change-record.ts';
import { findRecord } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { conflict, invalid, notFound, refused, wrong } from '../../kit/runtime/refusals.ts';
import { actorFrom, readPerson } from '../../session/sign-in/person.ts';
import { effectOf, readRightsBook, type RightsBook } from '../../staff/rights/rights-book.ts';
import { secondPeople } from '../../staff/rights/second-person.ts';
import {
  changeIn,
  isSeenBy,
  isStale,
  readChanges,
  readOneChange,
  shown,
  currentFields,
  type StoredChange,
} from './stored-changes.ts';
import { entityOf, fieldsOf, readChange } from './read-change.ts';

const path = '/api/rights-change';
const reasonFields = { reason: must(longText('Why', { max: 500 })) };

function reasonOf(request: FastifyRequest): string {
  const { values, complaints } = readInput(reasonFields, inputOf(request));
  const all = { ...missing(reasonFields, values), ...complaints };
  if (Object.keys(all).length > 0) throw invalid(all);
  return String(values['reason']).trim();
}

const keep = `insert into rights_change (id, asked_at, asked_by, entity, target, change, earlier, guards, reason, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const settle = `update rights_change set state = $2, decided_at = $3, decided_by = $4, decision = $5 where id = $1`;

/** A line of the history about the group or the person concerned. */
const tell = (
  db: Db,
  actor: Actor,
  at: string,
  change: RightsChange,
  entry: { action: string; summary?: string; reason?: string },
) => writeHistory(db, { at, actor, entity: change.entity, object_id: change.target, ...entry });

async function apply(context: RecordContext, tx: Db, actor: Actor, change: RightsChange): Promise<void> {
  const acting = { context, actor, entity: entityOf(change), within: tx };
  const { version } = await findRecord(acting, change.target);
  await changeRecord(acting, change.target, { ...fieldsOf(change), version });
}

/** Ends a transaction that was begun only to see whether it could succeed. */
class Rehearsed extends Error {}

/** Whether every other rule would let it pass, so that nobody waits for what cannot be. */
async function rehearse(
  context: RecordContext,
  actor: Actor,
  change: RightsChange,
  row: readonly unknown[],
): Promise<void> {
  try {
    await context.transaction(async (tx) => {
      await tx.query(keep, [...row, 'applying']);
      await apply(context, tx, actor, change);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}

/** Asks for a change of rights. It counts at once where nobody has to confirm it, or nobody else could. */
async function ask(context: RecordContext, request: FastifyRequest): Promise<ShownChange | { state: 'confirmed' }> {
  const actor = actorOf(request);
  const change = readChange(inputOf(request));
  const reason = reasonOf(request);
  const now = context.now();
  const book = await readRightsBook(context.db);
  const earlier = currentFields(book, change);
  if (!earlier) throw notFound();
  const { guards } = effectOf(book, change);
  const seconds = secondPeople(book, change, { askedBy: actor.id, now });
  if (guards.length === 0 || seconds.length === 0) {
    await context.transaction(async (tx) => {
      await apply(context, tx, actor, change);
      if (guards.length > 0)
        await tell(tx, actor, now, change, {
          action: 'rights_confirmed',
          summary: 'Nobody else could confirm it',
          reason,
        });
    });
    return { state: 'confirmed' };
  }
  const id = newId();
  const row = [id, now, actor.id, change.entity, change.target, fieldsOf(change), earlier, guards, reason];
  const [waiting] = (await readChanges(context.db, now)).filter(
    (stored) => stored.state === 'waiting' && stored.entity === change.entity && stored.target === change.target,
  );
  if (waiting)
    throw wrong(
      `${waiting.asked_by_name} has asked for another change here already. Decide or withdraw that one first.`,
    );
  await rehearse(context, actor, change, row);
  await context.transaction(async (tx) => {
    await tx.query(keep, [...row, 'waiting']);
    await tell(tx, actor, now, change, { action: 'rights_asked', reason });
    tx.wrote(change.entity);
  });
  const stored = await readOneChange(context.db, id);
  if (!stored) throw notFound();
  return shown(book, stored, actor, now);
}

/** The waiting change that a call names, held against others who decide at the same moment. */
async function waitingChange(tx: Db, book: RightsBook, actor: Actor, id: string): Promise<StoredChange> {
  if (!isId(id)) throw notFound();
  await tx.query('select 1 from rights_change where id = $1 for update', [id]);
  const stored = await readOneChange(tx, id);
  if (!stored || !isSeenBy(book, stored, actor)) throw notFound();
  if (stored.state !== 'waiting')
    throw conflict(`This was decided already${stored.decided_by_name ? `, by ${stored.decided_by_name}` : ''}.`);
  return stored;
}

async function decide(
  context: RecordContext,
  request: FastifyRequest,
  how: 'confirm' | 'refuse' | 'withdraw',
): Promise<ShownChange> {
  const actor = actorOf(request);
  const now = context.now();
  const reason = how === 'confirm' ? null : reasonOf(request);
  const stored = await context.transaction(async (tx) => {
    const book = await readRightsBook(tx);
    const waiting = await waitingChange(tx, book, actor, idOf(request));
    const change = changeIn(waiting);
    if (how === 'withdraw') requireAsker(actor, waiting);
    else requireSecond(book, actor, waiting, now);
    if (how === 'confirm') {
      if (isStale(book, waiting))
        throw conflict(
          'It was changed by somebody else since this was asked for. Refuse it, and let it be asked for again.',
        );
      await tx.query(`update rights_change set state = 'applying' where id = $1`, [waiting.id]);
      await apply(context, tx, await askerOf(tx, actor, waiting, now), change);
    }
    const state = ({ confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const)[how];
    await tx.query(settle, [waiting.id, state, now, actor.id, reason]);
    await tell(tx, actor, now, change, {
      action: `rights_${state}`,
      summary: `Asked for by ${waiting.asked_by_name}`,
      ...(reason ? { reason } : {}),
    });
    tx.wrote(change.entity);
    return readOneChange(tx, waiting.id);
  });
  if (!stored) throw notFound();
  return shown(await readRightsBook(context.db), stored, actor, now);
}

function requireAsker(actor: Actor, { asked_by, asked_by_name }: StoredChange): void {
  if (asked_by !== actor.id && !actor.isSuperuser)
    throw refused(`Only ${asked_by_name}, who asked for it, or a superuser can withdraw it.`);
}

function requireSecond(book: RightsBook, actor: Actor, stored: StoredChange, now: string): void {
  const able = secondPeople(book, changeIn(stored), { askedBy: stored.asked_by, now });
  if (able.some(({ id }) => id === actor.id)) return;
  const names = able.map(({ name }) => name);
  throw refused(
    stored.asked_by === actor.id
      ? `Nobody confirms what they asked for themselves. ${names.length > 0 ? `${names.join(', ')} can.` : ''}`.trim()
      : `You cannot confirm this one. ${names.length > 0 ? `${names.join(', ')} can.` : 'Nobody can at present: whoever asked for it can withdraw it.'}`,
  );
}

/** Whoever asked is the one who changes it, and must still be allowed to. */
async function askerOf(tx: Db, confirming: Actor, stored: StoredChange, now: string): Promise<Actor> {
  const person = await readPerson(tx, stored.asked_by, new Date(now));
  if (!person)
    throw refused(`${stored.asked_by_name} asked for this and no longer has access. Refuse it and ask anew.`);
  return actorFrom(person, { id: confirming.session, proven_at: confirming.provenAt }, confirming);
}

/** Changes of rights: what one would mean, asking for it, and the second person's answer. */
export function declareRightsChanges(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'POST',
    path: '/api/rights-effect',
    asks: 'view group',
    async answer(request): Promise<ForeseenChange> {
      const actor = actorOf(request);
      requireReader(actor);
      const change = readChange(inputOf(request));
      const book = await readRightsBook(context.db);
      const effect = effectOf(book, change);
      const seconds =
        effect.guards.length > 0 ? secondPeople(book, change, { askedBy: actor.id, now: context.now() }) : [];
      return { ...effect, seconds, waiting: effect.guards.length > 0 && seconds.length > 0 };
    },
  });
  declareCall(app, {
    method: 'GET',
    path,
    asks: 'view group',
    async answer(request): Promise<readonly ShownChange[]> {
      const actor = actorOf(request);
      requireReader(actor);
      const { target } = request.query as { readonly target?: string };
      const book = await readRightsBook(context.db);
      const now = context.now();
      return (await readChanges(context.db, now))
        .filter((stored) => (target ? stored.target === target : true) && isSeenBy(book, stored, actor))
        .map((stored) => shown(book, stored, actor, now));
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    asks: 'signed in',
    answer: async (request, reply) => reply.code(201).send(await ask(context, request)),
  });
  for (const how of ['confirm', 'refuse', 'withdraw'] as const)
    declareCall(app, {
      method: 'POST',
      path: `${path}/:id/${how}`,
      asks: 'signed in',
      answer: (request) => decide(context, request, how),
    });
}

const requireReader = (actor: Actor): void => {
  if (!actor.rights.has('view_group')) throw refused('You do not have the right to see who may do what.');
};
