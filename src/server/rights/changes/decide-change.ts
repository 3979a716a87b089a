import type { ShownChange } from '#domain/staff/rights/rights-change.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { TwoPeople } from '../../kit/http/two-people.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { conflict, refused } from '../../kit/runtime/refusals.ts';
import { actorFrom, readPerson } from '../../session/sign-in/person.ts';
import { readRightsBook } from '../../staff/rights/rights-book.ts';
import { secondPeople } from '../../staff/rights/second-person.ts';
import { applyChange, writeLine } from './apply-change.ts';
import {
  changeIn,
  isSeenBy,
  isStale,
  readOneChange,
  rightsChangeTable,
  shown,
  type StoredChange,
} from './stored-changes.ts';

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
  path: '/api/rights-change',
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
    await applyChange(context, tx, await askerOf(tx, actor, stored, now), changeIn(stored));
    return {};
  },
  writeLine,
  show: async (context, stored, actor) => shown(await readRightsBook(context.db), stored, actor, context.now()),
};
