import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ForeseenChange, RightsChange, ShownChange } from '#domain/staff/rights/rights-change.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { declareDeciding, reasonOf, type DecisionEntry, type TwoPeople } from '../../kit/http/two-people.ts';
import { changeRecord } from '../../kit/records/change-record.ts';
import { findRecord } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { conflict, notFound, refused, wrong } from '../../kit/runtime/refusals.ts';
import { actorFrom, readPerson } from '../../session/sign-in/person.ts';
import { effectOf, readRightsBook } from '../../staff/rights/rights-book.ts';
import { secondPeople } from '../../staff/rights/second-person.ts';
import {
  changeIn,
  isSeenBy,
  isStale,
  readChanges,
  readOneChange,
  shown,
  currentFields,
  rightsChangeTable,
  type StoredChange,
} from './stored-changes.ts';
import { entityOf, fieldsOf, readChange } from './read-change.ts';

const path = '/api/rights-change';
const keep = `insert into rights_change (id, asked_at, asked_by, entity, target, change, earlier, guards, reason, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** A line of the history about the group or the person concerned. */
async function writeLine(
  db: Db,
  actor: Actor | null,
  at: string,
  { entity, target }: Pick<RightsChange, 'entity' | 'target'>,
  entry: DecisionEntry & { readonly user_name?: string },
): Promise<void> {
  await writeHistory(db, { at, actor, entity, object_id: target, ...entry });
  db.wrote(entity);
}

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
        await writeLine(tx, actor, now, change, {
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
    await writeLine(tx, actor, now, change, { action: 'rights_asked', reason });
  });
  const stored = await readOneChange(context.db, id);
  if (!stored) throw notFound();
  return shown(book, stored, actor, now);
}

/** Whoever asked is the one who changes it, and must still be allowed to. */
async function askerOf(tx: Db, confirming: Actor, stored: StoredChange, now: string): Promise<Actor> {
  const person = await readPerson(tx, stored.asked_by, new Date(now));
  if (!person)
    throw refused(`${stored.asked_by_name} asked for this and no longer has access. Refuse it and ask anew.`);
  return actorFrom(person, { id: confirming.session, proven_at: confirming.provenAt }, confirming);
}

/** A change of rights takes two people. */
export const rightsChanges: TwoPeople<StoredChange, ShownChange> = {
  table: rightsChangeTable,
  path,
  auditedAs: 'rights',
  async read(db, id, actor) {
    const stored = await readOneChange(db, id);
    return stored && (actor === null || isSeenBy(await readRightsBook(db), stored, actor)) ? stored : null;
  },
  seconds: async (db, stored, now) =>
    secondPeople(await readRightsBook(db), changeIn(stored), { askedBy: stored.asked_by, now }),
  async apply({ context, tx, actor, now, stored }) {
    if (isStale(await readRightsBook(tx), stored))
      throw conflict(
        'It was changed by somebody else since this was asked for. Refuse it, and let it be asked for again.',
      );
    await apply(context, tx, await askerOf(tx, actor, stored, now), changeIn(stored));
    return {};
  },
  writeLine,
  show: async (context, stored, actor) => shown(await readRightsBook(context.db), stored, actor, context.now()),
};

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
  declareDeciding(app, context, rightsChanges);
}

const requireReader = (actor: Actor): void => {
  if (!actor.rights.has('view_group')) throw refused('You do not have the right to see who may do what.');
};
