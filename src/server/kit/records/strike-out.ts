import { restoreRecord, strikeOutRecord } from './write-record.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { readerOf } from '../access/actor.ts';
import { permissionOrNull, reachesOf } from '../access/permission.ts';
import type { Db } from '../runtime/database.ts';
import type { AuditEntry } from '../context/audit-entry.ts';
import type { Action } from '../context/record-context.ts';
import { recordFrom } from '../schema/record-from.ts';
import { requireRemoval } from '../validation/edit-window.ts';
import { invalid, refused } from '../runtime/refusals.ts';
import { requireResidence, refuseGone } from '../validation/residence.ts';
import { answerFor } from '../access/visible-record.ts';
import { refuseStale, versionOf } from './change-record.ts';
import { findInReach } from './find-record.ts';
import { homeIn } from '../history/write-audit.ts';
import { recordTransaction } from './record-transaction.ts';

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

type Here = Action & { readonly within: Db };

async function finish({ context, actor, entity, within }: Here, body: string, before: AnyRecord): Promise<string> {
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

/** What its caller has sent, once they may do it and it is not so already. */
interface Asked {
  readonly version: number;
  readonly audit: AuditEntry;
}

/** Taking away and bringing back, in one order: found, permitted, of the version that was seen, by the rules, written. */
async function setMarker(
  acting: Action,
  id: string,
  ask: (here: Here, before: AnyRecord) => Promise<Asked>,
  write: typeof strikeOutRecord,
): Promise<string> {
  const { context, actor, entity } = acting;
  const body = await recordTransaction({ ...acting, removes: true }, async (db) => {
    const here = { ...acting, within: db };
    const before = await findInReach(here, id);
    const { version, audit } = await ask(here, before);
    if (before.version !== version) return refuseStale(here, id);
    await askStillHere(here, before);
    const home = homeIn(before);
    if (home !== null) await context.beforeEntry({ context, db, actor, entity, home });
    await askRules(here, before);
    const stored = await write({ context, db, entity, author: actor, audit }, before);
    return stored === null ? refuseStale(here, id) : finish(here, stored, before);
  });
  return answerFor(entity, actor, body, context.now());
}

interface StrikingOut {
  /** A caller without a body may leave out the version: what stands now is struck out. */
  readonly newest?: true;
  /** The call asked for another permission: what was brought in together is taken out together. */
  readonly permitted?: true;
}

export const strikeOut = (
  acting: Action,
  id: string,
  input: Input,
  { newest, permitted }: StrikingOut = {},
): Promise<string> =>
  setMarker(
    acting,
    id,
    async ({ context, actor, entity, within }, before) => {
      if (!permitted)
        requireRemoval(context, actor, entity, before, await context.homes.factsOf(within, homeIn(before)));
      const version = newest && input['version'] === undefined ? before.version : versionOf(input);
      const reason = reasonOf(input);
      refuseRemoved(entity, before);
      return { version, audit: { actions: ['strike_out'], reason } };
    },
    strikeOutRecord,
  );

/** An entity may let somebody bring back what they themselves may strike out. */
function restoresNarrowly({ context, actor, entity }: Action, record: AnyRecord): boolean {
  const permission = permissionOrNull(actor, 'restore', entity);
  return permission !== null && reachesOf(permission, record, actor, context.now()).length > 0;
}

export const restore = (acting: Action, id: string, input: Input): Promise<string> =>
  setMarker(
    acting,
    id,
    async (here, before) => {
      const { actor, entity } = here;
      if (!actor.rights.has('restore_deleted') && !restoresNarrowly(here, before))
        throw refused(whoHolds('restore_deleted', readerOf(actor), 'bring a removed record back'));
      const version = versionOf(input);
      if (before[entity.marker] !== true) throw invalid({ [entity.marker]: 'This record is not removed.' });
      return { version, audit: { actions: ['restore'] } };
    },
    restoreRecord,
  );
