import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Action } from '../context/record-context.ts';
import { homeIn } from '../history/write-audit.ts';
import { invalid } from '../runtime/refusals.ts';
import { refuseGone, requireResidence } from './residence.ts';

/** What stands against taking this record away, whoever asks: it is gone already, or signed, or others rely on it. */
export async function requireRemovable(acting: Action, record: AnyRecord): Promise<void> {
  refuseTakenAway(acting.entity, record);
  await checkRemovalRules(acting, record);
}

export function refuseTakenAway(entity: Entity, record: AnyRecord): void {
  if (record[entity.marker] === true) throw invalid({ [entity.marker]: 'This record is removed already.' });
}

async function checkRemovalRules(
  { context, actor, entity, within = context.db }: Action,
  record: AnyRecord,
): Promise<void> {
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
async function requireStillHere(
  { context, actor, entity, within = context.db }: Action,
  record: AnyRecord,
): Promise<void> {
  const home = record['home'];
  if (entity.resides && typeof home === 'string' && !actor.homes.includes(home)) refuseGone();
  if (typeof record['resident'] !== 'string') return;
  const [person] = await within.query<{ home: string; is_discharged_status: boolean }>(
    'select home, is_discharged_status from resident where id = $1',
    [record['resident']],
  );
  if (person) requireResidence(actor, entity, person, record);
}

/** Permission was checked before; here the rules are evaluated by which a record goes away or comes back. */
export async function validateRemoval(acting: Action, record: AnyRecord): Promise<void> {
  const { context, actor, entity, within: db = context.db } = acting;
  await requireStillHere(acting, record);
  const home = homeIn(record);
  if (home !== null) await context.beforeEntry({ context, db, actor, entity, home });
  await checkRemovalRules(acting, record);
}
