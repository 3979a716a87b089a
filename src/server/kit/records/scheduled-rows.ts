import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { LinkedRecord } from '#domain/kit/vocabulary/fields.ts';
import { isFrequency, nextDate } from '#domain/kit/time/frequency.ts';
import { openStatuses } from '#domain/kit/traits/scheduled.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { localDay, localTime, momentAt } from '#domain/kit/time/time.ts';
import type { Db } from '../runtime/database.ts';
import { childId } from '../runtime/child-id.ts';
import { createLinked, updateLinked, type LinkedUpdate } from './linked-updates.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { sqlIn } from '../schema/sql-in.ts';
import { quoted } from '../schema/table.ts';
import { homeIn } from '../history/write-audit.ts';

/** What still wants somebody, as a condition on `t`. */
export const isOpenRow = sqlIn('t.status', openStatuses);

const openOf = memoize(
  ({ name }: Entity) =>
    new NamedStatement(
      `select t.id from ${quoted(name)} t where t.target = :target and ${isOpenRow} and not t.is_deleted order by t.id`,
    ),
);

/** What is open of those that wait for a target. */
export const openRows = (db: Db, entity: Entity, target: string): Promise<{ id: string }[]> =>
  openOf(entity).run<{ id: string }>(db, { target });

/** Everything open that was waiting for this target is done with it. */
export async function completeOpen(
  following: LinkedUpdate,
  entity: Entity,
  target: string,
  doneWith: LinkedRecord,
): Promise<void> {
  for (const { id } of await openRows(following.tx, entity, target)) {
    const sets = {
      status: 'completed',
      completed_at: following.now,
      completed_by: following.actor.id,
      completion_ref: doneWith,
    };
    await repeatDue(following, entity, await updateLinked(following, entity, id, sets));
  }
}

const repeated = [
  'home',
  'resident',
  'target',
  'check_kind',
  'window_hours',
  'assigned_to',
  'assigned_role',
  'lead_days',
  'frequency',
];

/** The next row runs from the day this one was done, not from the day it was missed, at the same time of day. */
export async function repeatDue(following: LinkedUpdate, entity: Entity, done: AnyRecord): Promise<void> {
  const { frequency } = done;
  if (!isFrequency(frequency)) return;
  const { zone } = await following.context.homes.factsOf(following.tx, homeIn(done));
  const day = nextDate(localDay(following.now, zone), frequency);
  const repeatedValues = Object.fromEntries(
    repeated.filter((name) => name in entity.fields).map((name) => [name, done[name]]),
  );
  await createLinked(following, entity, {
    ...repeatedValues,
    id: childId(done.id, 'next'),
    due_at: momentAt(day, localTime(String(done['due_at']), zone), zone),
    source: 'auto',
  });
}
