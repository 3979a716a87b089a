import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { readNamed, readRecord } from '../reads/read-record.ts';
import { viewerOf } from '../access/viewer.ts';
import { updateRecord } from './write-record.ts';
import type { AnyRecord, Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../access/actor.ts';
import type { Action, RecordContext } from '../context/record-context.ts';
import type { Page } from '../reads/list-page.ts';
import type { Asked } from '../schema/list-query.ts';
import { readInput, startValues, writable } from '#domain/kit/vocabulary/parse.ts';
import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { changesBetween } from '../validation/changes-between.ts';
import type { AuditEntry } from '../context/audit-entry.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { namesOf } from '../reads/known-names.ts';
import { permissionOrNull, requirePermission, reachesOf } from '../access/permission.ts';
import { listConditions } from '../reads/list-conditions.ts';
import { listPage } from '../reads/list-page.ts';
import { changeableFields } from '../validation/edit-window.ts';
import { readListQuery } from '../schema/list-query.ts';
import type { ResidentFacts } from '../context/resident-cache.ts';
import { conflict, invalid, notFound, refused } from '../runtime/refusals.ts';
import { answerFor, visibleRecord } from '../access/visible-record.ts';
import { homeIn } from '../history/write-audit.ts';
import { finish, inside } from './save-record.ts';

/** The one door to the records of an entity: permission asked, home checked, input parsed, change written down. New ones come in by create-record.ts. */

export async function list(context: RecordContext, actor: Actor, entity: Entity, asked: Asked): Promise<Page> {
  const permission = requirePermission(actor, 'view', entity);
  const home = await context.homes.factsOf(
    context.db,
    actor.homes.find((id) => id === asked['home']) ?? actor.homes[0] ?? null,
  );
  const question = readListQuery(entity, asked, home.zone, context.now());
  const seesRemoved =
    question.deleted === 'none' ||
    (entity.trait === 'care_entry' && !entity.leavesLists) ||
    mayReadRemoved(actor, entity);
  if (!seesRemoved) throw refused('You do not have the right to see removed records.');
  return listPage(context.db, {
    entity,
    actor,
    permission,
    question: { ...question, conditions: [...question.conditions, ...listConditions(context, actor, entity, asked)] },
    named: context.named,
    now: context.now(),
  });
}

export const mayReadRemoved = (actor: Actor, entity: Entity): boolean =>
  entity.leavesLists ? actor.rights.has(`view_deleted_${entity.name}`) : actor.rights.has('strike_out_any');

/** The record as it stands, for an act that is about to change it. */
export async function find<E extends Entity>(acting: Action<E>, id: string): Promise<RecordOf<E>> {
  return (await findWithFacts(acting, id)).record;
}

async function findWithFacts<E extends Entity>(
  { context, actor, entity, within = context.db }: Action<E>,
  id: string,
): Promise<{ readonly record: RecordOf<E>; readonly facts: ResidentFacts | null }> {
  const found = isId(id) ? await readRecord(within, entity, id, viewerOf(actor, context.now())) : null;
  if (!found) throw notFound();
  return found;
}

/** As `find`, for a caller who names the record: what they may not see is not there. */
export async function findSeen<E extends Entity>(acting: Action<E>, id: string): Promise<RecordOf<E>> {
  return seen(acting, await find(acting, id));
}

/** What people call those whose ids stand in a record, by the name of its field. */
interface Named {
  readonly names: Readonly<Record<string, string>>;
}

/** The record with the names of whom it speaks, for whoever shows it. */
export async function findNamed<E extends Entity>(acting: Action<E>, id: string): Promise<RecordOf<E> & Named> {
  const { context, actor, entity, within = context.db } = acting;
  const body = isId(id) ? await readNamed(context, within, entity, id, viewerOf(actor, context.now())) : null;
  if (body === null) throw notFound();
  const record: RecordOf<E> & Named = JSON.parse(body);
  return seen(acting, record);
}

/** Out of reach of the caller's permission, or kept from them by a rule of its kind. */
export async function isHidden(
  { context, actor, entity, within = context.db }: Action,
  record: AnyRecord,
): Promise<boolean> {
  const permission = permissionOrNull(actor, 'view', entity);
  if (permission && reachesOf(permission, record, actor, context.now()).length === 0) return true;
  return (
    (await context.rules[entity.name]?.hides?.({ context, db: within, actor, now: context.now(), record })) ?? false
  );
}

async function seen<R extends AnyRecord>(acting: Action, record: R): Promise<R> {
  if (await isHidden(acting, record)) throw notFound();
  return record;
}

export function versionOf(input: Input): number {
  const given = input['version'];
  const version = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN;
  if (!Number.isInteger(version) || version < 1)
    throw invalid({ version: 'version is needed: the number of the version you are changing.' });
  return version;
}

/** Two people changed the same record: the second one is shown the first one's version. */
export async function refuseStale(acting: Action, id: string): Promise<never> {
  const { context, actor, entity } = acting;
  const current = await findNamed(acting, id);
  const at = new Date(current.updated_at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: actor.zoneIn(current['home']),
  });
  const permission = requirePermission(actor, 'view', entity);
  const text = visibleRecord(entity, actor, permission, JSON.stringify(current), context.now());
  throw conflict(
    `${current.names['updated_by'] ?? 'Someone'} changed this at ${at}.`,
    text ? JSON.parse(text) : undefined,
  );
}

export interface Changing {
  readonly replace?: boolean;
  /** The act that was asked for instead of `change`, and the fields it brings. */
  readonly as?: { readonly action: string; readonly sets: RecordValues };
}

/** What is asked with every change says nothing of the next one. */
const askedAnew = oncePer((entity: Entity) =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => field.eachTime)
      .map(([name]) => [name, null]),
  ),
);

export async function change(acting: Action, id: string, input: Input, how: Changing = {}): Promise<string> {
  const { context, actor, entity } = acting;
  if (!how.as) requirePermission(actor, 'change', entity);
  return inside(acting, async (db) => {
    const here = { ...acting, within: db };
    const { record: before, facts } = await findWithFacts(here, id);
    if (!how.as) await seen(here, before);
    const home = await context.homes.factsOf(db, homeIn(before));
    const version = versionOf(input);
    const fields = how.as ? writable(entity) : changeableFields(context, actor, entity, before, input, home);
    if (before[entity.marker] === true)
      throw invalid({ [entity.marker]: 'A removed record is first restored, then changed.' });
    if (before.version !== version) return refuseStale(here, id);
    const whole = how.replace ? input : (context.rules[entity.name]?.complete?.(input, before) ?? input);
    const { values, complaints } = readInput(fields, whole);
    const emptied = how.replace
      ? startValues(fields, context.now(), localDay(context.now(), home.zone), {
          tonight: nightOf(context.now(), home.zone),
          settings: home.settings,
        })
      : {};
    const record = { ...before, ...askedAnew(entity), ...emptied, ...values, ...how.as?.sets };
    const validated = await validateRecord({
      context,
      db,
      actor,
      entity,
      record,
      before,
      complaints,
      confirmed: input['confirmed_warnings'],
      act: how.as ? 'act' : 'change',
      facts,
    });
    const changes = changesBetween(entity, before, validated.record);
    if (!how.as && changes.every(({ field }) => entity.fields[field]?.eachTime))
      return answerFor(entity, actor, JSON.stringify(await findNamed(here, id)), context.now());
    const audit: AuditEntry = {
      actions: [how.as?.action ?? 'update'],
      changes,
      reason: typeof validated.record['edit_reason'] === 'string' ? validated.record['edit_reason'] : null,
    };
    const names = namesOf(context, entity, { ...before, ...validated.record, updated_by: actor.id }, validated.names);
    const body = await updateRecord(
      { context, db, entity, author: actor, audit },
      { id, version, record: validated.record, confirmed: validated.codes, names },
    );
    if (body === null) return refuseStale(here, id);
    await finish(acting, db, body, before);
    return answerFor(entity, actor, body, context.now());
  });
}
