import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { whoCan, whoHolds, type Reader } from '#domain/kit/people/who-can.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { readerOf, type Actor } from '../access/actor.ts';
import { requirePermission } from '../access/permission.ts';
import type { RecordContext } from '../context/record-context.ts';
import { listConditions } from './list-conditions.ts';
import { listPage, type Page } from './list-page.ts';
import { logSubjects } from './log-subjects.ts';
import { refused } from '../runtime/refusals.ts';
import { readListQuery, type QueryParams } from '../schema/list-query.ts';

/** One page of the records of an entity that somebody may see. */
export async function listRecords(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  asked: QueryParams,
): Promise<Page> {
  const permission = requirePermission(actor, 'view', entity);
  const now = context.now();
  const home = await context.homes.factsOf(
    context.db,
    actor.homes.find((id) => id === asked['home']) ?? actor.homes[0] ?? null,
  );
  const question = readListQuery(entity, asked, home.zone, now);
  const seesRemoved =
    question.deleted === 'none' ||
    (entity.trait === 'care_entry' && !entity.leavesLists) ||
    mayReadRemoved(actor, entity);
  if (!seesRemoved)
    throw refused(`You do not have the right to see removed records. ${whoReadsRemoved(entity, readerOf(actor))}`);
  return listPage(context.db, {
    entity,
    actor,
    permission,
    query: { ...question, conditions: [...question.conditions, ...listConditions(context, actor, entity, asked)] },
    named: context.named,
    subjects: entity.log ? logSubjects(context, actor) : null,
    now,
  });
}

const whoReadsRemoved = (entity: Entity, reader: Reader): string =>
  entity.leavesLists
    ? whoCan(entity.access, 'view_deleted', reader, 'see them')
    : whoHolds('strike_out_any', reader, 'see them');

export const mayReadRemoved = (actor: Actor, entity: Entity): boolean =>
  entity.leavesLists ? may(actor.rights, 'view_deleted', entity.name) : actor.rights.has('strike_out_any');
