import type { AnyRecord } from '#domain/kit/entity.ts';
import type { Input } from '#domain/kit/parse.ts';
import type { Db } from './database.ts';
import type { Acting } from './keeper.ts';
import { transaction } from './database.ts';
import { tellingValues } from './history.ts';
import { naturalKey } from './natural-key.ts';
import { askToRemove } from './own.ts';
import { invalid, refused } from './refusals.ts';
import { answered } from './shown.ts';
import { findSeen, refuseStale, versionOf } from './store.ts';
import { homeIn } from './telling.ts';

/** Nothing is ever erased: a removed record keeps its text, and says who removed it, when and why. */

const reasonOf = (input: Input): string => {
  const reason = typeof input['deletion_reason'] === 'string' ? input['deletion_reason'].trim() : '';
  if (reason.length < 5) throw invalid({ deletion_reason: 'Say why, in at least 5 characters.' });
  if (reason.length > 500) throw invalid({ deletion_reason: 'The reason may have at most 500 characters.' });
  return reason;
};

async function askRules({ keeper, actor, entity, within = keeper.db }: Acting, record: AnyRecord): Promise<void> {
  const complaints = (await keeper.rules[entity.name]?.checkRemoval?.({ db: within, actor, now: keeper.now(), record, before: record })) ?? {};
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
}

/** The record of someone who has left stays as it was when they left. */
async function askStillHere({ keeper, entity, within = keeper.db }: Acting, record: AnyRecord): Promise<void> {
  if (entity.afterLeaving || typeof record['resident'] !== 'string') return;
  const [gone] = await within.query('select 1 from resident where id = $1 and is_discharged_status', [record['resident']]);
  if (gone) throw refused('This resident has left. Their record can be read, but nothing is added or changed.');
}

/** As with a save: what goes along with a removal goes in the same transaction. */
const together = <T>({ keeper, entity, within }: Acting, work: (tx: Db) => Promise<T>): Promise<T> =>
  !within && keeper.rules[entity.name]?.afterRemoval ? transaction(keeper.pool, work) : work(within ?? keeper.db);

async function finish({ keeper, actor, entity }: Acting, tx: Db, body: string, before: AnyRecord): Promise<void> {
  await keeper.rules[entity.name]?.afterRemoval?.({ keeper, tx, actor, now: keeper.now(), record: JSON.parse(body) as AnyRecord, before });
}

export async function strikeOut(acting: Acting, id: string, input: Input): Promise<string> {
  const { keeper, actor, entity, within: db = keeper.db } = acting;
  const before = await findSeen(acting, id);
  askToRemove(keeper, actor, entity, before, await keeper.homes.factsOf(db, homeIn(before)));
  const version = versionOf(input);
  const reason = reasonOf(input);
  if (before[entity.marker] === true) throw invalid({ [entity.marker]: 'This record is removed already.' });
  if (before.version !== version) return refuseStale(acting, id);
  await askStillHere(acting, before);
  const home = homeIn(before);
  if (home !== null) await keeper.beforeEntry({ keeper, db, actor, entity, home });
  await askRules(acting, before);
  const now = keeper.now();
  const values = [id, version, now, actor.id, reason, ...tellingValues(actor, now, { actions: ['strike_out'], reason })];
  const row = await together(acting, async (tx) => {
    const [struck] = await tx.query<{ body: string }>(keeper.statements(entity).strikeOut, values);
    if (struck) await finish(acting, tx, struck.body, before);
    return struck;
  });
  if (!row) return refuseStale(acting, id);
  keeper.tell();
  return answered(entity, actor, row.body, now);
}

export async function restore(acting: Acting, id: string, input: Input): Promise<string> {
  const { keeper, actor, entity } = acting;
  const before = await findSeen(acting, id);
  if (!actor.rights.has('restore_deleted')) throw refused('A manager can bring a removed record back.');
  const version = versionOf(input);
  if (before[entity.marker] !== true) throw invalid({ [entity.marker]: 'This record is not removed.' });
  if (before.version !== version) return refuseStale(acting, id);
  await askStillHere(acting, before);
  const now = keeper.now();
  const values = [id, version, now, actor.id, ...tellingValues(actor, now, { actions: ['restore'] })];
  await askRules(acting, before);
  const row = await together(acting, async (tx) => {
    const [back] = await naturalKey(keeper, entity, () => tx.query<{ body: string }>(keeper.statements(entity).restore, values));
    if (back) await finish(acting, tx, back.body, before);
    return back;
  });
  if (!row) return refuseStale(acting, id);
  keeper.tell();
  return answered(entity, actor, row.body, now);
}
