import { restoreRecord, strikeOutRecord } from './write-record.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { readerOf } from '../access/actor.ts';
import { permissionOrNull, reachesOf } from '../access/permission.ts';
import type { Db } from '../runtime/database.ts';
import type { Action } from '../context/record-context.ts';
import { recordFrom } from '../schema/record-from.ts';
import { requireRemoval } from '../validation/edit-window.ts';
import { invalid, refused } from '../runtime/refusals.ts';
import { requireResidence, refuseGone } from '../validation/residence.ts';
import { answerFor } from '../access/visible-record.ts';
import { refuseStale, versionOf } from './change-record.ts';
import { findInReach } from './find-record.ts';
import { homeIn } from '../history/write-audit.ts';

/** Nothing is ever erased: a removed record keeps its text, and says who removed it, when and why. */

const reasonOf = (input: Input): string => {
  const reason = typeof input['deletion_reason'] === 'string' ? input['deletion_reason'].trim() : '';
  if (reason.length < 5) throw invalid({ deletion_reason: 'Say why, in at least 5 characters.' });
  if (reason.length > 500) throw invalid({ deletion_reason: 'The reason may have at most 500 characters.' });
  return reason;
};

/** What stands against taking this record away, whoever asks: it is gone already, or signed, or others rely on it. */
export async function requireRemovable(acting: Action, record: AnyRecord): Promise<void> {
  refuseRemoved(acting.entity, record);
  await askRules(acting, record);
}

const refuseRemoved = (entity: Entity, record: AnyRecord): void => {
  if (record[entity.marker] === true) throw invalid({ [entity.marker]: 'This record is removed already.' });
};

async function askRules({ context, actor, entity, within = context.db }: Action, record: AnyRecord): Promise<void> {
  const complaints =
    (await context.rules[entity.name]?.checkRemoval?.({
      db: within,
      actor,
      now: context.now(),
      record,
      before: record,
    })) ?? {};
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
}

/** What may no longer be changed is neither struck out nor brought back. */
async function askStillHere({ context, actor, entity, within = context.db }: Action, record: AnyRecord): Promise<void> {
  const home = record['home'];
  if (entity.resides && typeof home === 'string' && !actor.homes.includes(home)) refuseGone();
  if (typeof record['resident'] !== 'string') return;
  const [person] = await within.query<{ home: string; is_discharged_status: boolean }>(
    'select home, is_discharged_status from resident where id = $1',
    [record['resident']],
  );
  if (person) requireResidence(actor, entity, person, record);
}

/** As with a save: what a removal is validated by and what goes along with it is one transaction. */
function together(acting: Action, work: (here: Action & { readonly within: Db }) => Promise<string>): Promise<string> {
  const { context, entity, within } = acting;
  const { checkRemoval, afterRemoval } = context.rules[entity.name] ?? {};
  const inside = (db: Db) => work({ ...acting, within: db });
  return !within && (checkRemoval || afterRemoval) ? context.transaction(inside) : inside(within ?? context.db);
}

async function finish(
  { context, actor, entity, within }: Action & { readonly within: Db },
  body: string,
  before: AnyRecord,
): Promise<string> {
  await context.rules[entity.name]?.afterRemoval?.({
    context,
    tx: within,
    actor,
    now: context.now(),
    record: recordFrom(entity, body),
    before,
  });
  return body;
}

interface StrikingOut {
  /** A caller without a body may leave out the version: what stands now is struck out. */
  readonly newest?: true;
  /** The call asked for another permission: what was brought in together is taken out together. */
  readonly permitted?: true;
}

export async function strikeOut(
  acting: Action,
  id: string,
  input: Input,
  { newest, permitted }: StrikingOut = {},
): Promise<string> {
  const { context, actor, entity } = acting;
  const body = await together(acting, async (here) => {
    const before = await findInReach(here, id);
    const home = homeIn(before);
    if (!permitted) requireRemoval(context, actor, entity, before, await context.homes.factsOf(here.within, home));
    const version = newest && input['version'] === undefined ? before.version : versionOf(input);
    const reason = reasonOf(input);
    refuseRemoved(entity, before);
    if (before.version !== version) return refuseStale(here, id);
    await askStillHere(here, before);
    if (home !== null) await context.beforeEntry({ context, db: here.within, actor, entity, home });
    await askRules(here, before);
    const write = { context, db: here.within, entity, author: actor, audit: { actions: ['strike_out'], reason } };
    const struck = await strikeOutRecord(write, { id, version });
    return struck === null ? refuseStale(here, id) : finish(here, struck, before);
  });
  return answerFor(entity, actor, body, context.now());
}

/** An entity may let somebody bring back what they themselves may strike out. */
function restoresNarrowly({ context, actor, entity }: Action, record: AnyRecord): boolean {
  const permission = permissionOrNull(actor, 'restore', entity);
  return permission !== null && reachesOf(permission, record, actor, context.now()).length > 0;
}

export async function restore(acting: Action, id: string, input: Input): Promise<string> {
  const { context, actor, entity } = acting;
  const body = await together(acting, async (here) => {
    const before = await findInReach(here, id);
    if (!actor.rights.has('restore_deleted') && !restoresNarrowly(here, before))
      throw refused(whoHolds('restore_deleted', readerOf(actor), 'bring a removed record back'));
    const version = versionOf(input);
    if (before[entity.marker] !== true) throw invalid({ [entity.marker]: 'This record is not removed.' });
    if (before.version !== version) return refuseStale(here, id);
    await askStillHere(here, before);
    await askRules(here, before);
    const write = { context, db: here.within, entity, author: actor, audit: { actions: ['restore'] } };
    const back = await restoreRecord(write, { id, version });
    return back === null ? refuseStale(here, id) : finish(here, back, before);
  });
  return answerFor(entity, actor, body, context.now());
}
