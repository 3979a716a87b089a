import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../access/actor.ts';
import type { Telling } from '../context/audit-entry.ts';
import type { Acting, Keeper } from '../context/record-context.ts';
import type { Page } from '../reads/list-page.ts';
import type { Asked } from '../schema/list-query.ts';
import { readInput, startValues, writable } from '#domain/kit/vocabulary/parse.ts';
import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { changesBetween } from '../validation/changes-between.ts';
import { tellingValues } from '../context/audit-entry.ts';
import { judge } from '../validation/validate-record.ts';
import { namesOf } from '../reads/known-names.ts';
import { leaveOrNone, leaveTo, reachesOf } from '../access/permission.ts';
import { listConditions } from '../reads/list-conditions.ts';
import { listPage } from '../reads/list-page.ts';
import { askForChange } from '../validation/own-records.ts';
import { readQuestion } from '../schema/list-query.ts';
import { factsFrom, type ResidentFacts } from '../context/resident-cache.ts';
import { conflict, invalid, notFound, refused } from '../runtime/refusals.ts';
import { readsDeparted } from '../access/scope.ts';
import { answered, shown } from '../access/visible-record.ts';
import { homeIn } from '../history/write-audit.ts';
import { columnValues } from './column-values.ts';
import { finish, inside, save } from './save-record.ts';

/** The one door to the records of an entity: leave asked, home checked, input parsed, change written down. New ones come in by admitting.ts. */

export async function list(keeper: Keeper, actor: Actor, entity: Entity, asked: Asked): Promise<Page> {
  const leave = leaveTo(actor, 'view', entity);
  const home = await keeper.homes.factsOf(keeper.db, actor.homes.find((id) => id === asked['home']) ?? actor.homes[0] ?? null);
  const question = readQuestion(entity, asked, home.zone, keeper.now());
  const seesRemoved = question.deleted === 'none' || (entity.trait === 'care_entry' && !entity.leavesLists) || mayReadRemoved(actor, entity);
  if (!seesRemoved) throw refused('You do not have the right to see removed records.');
  return listPage(keeper.db, { entity, actor, leave, question: { ...question, conditions: [...question.conditions, ...listConditions(keeper, actor, entity, asked)] }, named: keeper.named });
}

export const mayReadRemoved = (actor: Actor, entity: Entity): boolean =>
  entity.leavesLists ? actor.rights.has(`view_deleted_${entity.name}`) : actor.rights.has('strike_out_any');

/** The record as it stands, for an act that is about to change it. */
export async function find(acting: Acting, id: string): Promise<AnyRecord> {
  return (await findWithFacts(acting, id)).record;
}

async function findWithFacts({ keeper, actor, entity, within = keeper.db }: Acting, id: string): Promise<{ readonly record: AnyRecord; readonly facts: ResidentFacts | null }> {
  if (!isId(id)) throw notFound();
  const [row] = await within.query<{ body: string; facts: Record<string, unknown> | null }>(keeper.statements(entity).find, [id, actor.homes, readsDeparted(actor)]);
  if (!row) throw notFound();
  return { record: JSON.parse(row.body) as AnyRecord, facts: row.facts ? factsFrom(row.facts) : null };
}

/** As `find`, for a caller who names the record: what they may not see is not there. */
export async function findSeen(acting: Acting, id: string): Promise<AnyRecord> {
  return seen(acting, await find(acting, id));
}

/** The record with the names of whom it speaks, for whoever shows it. */
export async function findNamed(acting: Acting, id: string): Promise<AnyRecord> {
  const { keeper, actor, entity, within = keeper.db } = acting;
  if (!isId(id)) throw notFound();
  const [row] = await within.query<{ body: string }>(keeper.statements(entity).show, [id, actor.homes, readsDeparted(actor)]);
  if (!row) throw notFound();
  return seen(acting, JSON.parse(row.body) as AnyRecord);
}

/** Out of reach of the caller's leave, or kept from them by a rule of its kind. */
export async function isHidden({ keeper, actor, entity, within = keeper.db }: Acting, record: AnyRecord): Promise<boolean> {
  const leave = leaveOrNone(actor, 'view', entity);
  if (leave && reachesOf(leave, record, actor, keeper.now()).length === 0) return true;
  return (await keeper.rules[entity.name]?.hides?.({ db: within, actor, now: keeper.now(), record, before: record })) ?? false;
}

async function seen(acting: Acting, record: AnyRecord): Promise<AnyRecord> {
  if (await isHidden(acting, record)) throw notFound();
  return record;
}

export function versionOf(input: Input): number {
  const given = input['version'];
  const version = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN;
  if (!Number.isInteger(version) || version < 1) throw invalid({ version: 'version is needed: the number of the version you are changing.' });
  return version;
}

/** Two people changed the same record: the second one is shown the first one's version. */
export async function refuseStale(acting: Acting, id: string): Promise<never> {
  const { keeper, actor, entity } = acting;
  const current = await findNamed(acting, id);
  const names = current['names'] as Readonly<Record<string, string>>;
  const at = new Date(current.updated_at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: actor.zoneIn(current['home']) });
  const leave = leaveTo(actor, 'view', entity);
  const text = shown(entity, actor, leave, JSON.stringify(current), keeper.now());
  throw conflict(`${names['updated_by'] ?? 'Someone'} changed this at ${at}.`, text ? JSON.parse(text) : undefined);
}

export interface Changing {
  readonly replace?: boolean;
  /** The act that was asked for instead of `change`, and the fields it brings. */
  readonly as?: { readonly action: string; readonly sets: Readonly<Record<string, unknown>> };
}

/** What is asked with every change says nothing of the next one. */
const askedAnew = oncePer((entity: Entity) => Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => field.eachTime).map(([name]) => [name, null])));

export async function change(acting: Acting, id: string, input: Input, how: Changing = {}): Promise<string> {
  const { keeper, actor, entity } = acting;
  if (!how.as) leaveTo(actor, 'change', entity);
  return inside(acting, async (db) => {
    const here = { ...acting, within: db };
    const { record: before, facts } = await findWithFacts(here, id);
    if (!how.as) await seen(here, before);
    const home = await keeper.homes.factsOf(db, homeIn(before));
    const version = versionOf(input);
    const fields = how.as ? writable(entity) : askForChange(keeper, actor, entity, before, input, home);
    if (before[entity.marker] === true) throw invalid({ [entity.marker]: 'A removed record is first restored, then changed.' });
    if (before.version !== version) return refuseStale(here, id);
    const whole = how.replace ? input : (keeper.rules[entity.name]?.complete?.(input, before) ?? input);
    const { values, complaints } = readInput(fields, whole);
    const emptied = how.replace ? startValues(fields, keeper.now(), localDay(keeper.now(), home.zone), { tonight: nightOf(keeper.now(), home.zone), settings: home.settings }) : {};
    const record = { ...before, ...askedAnew(entity), ...emptied, ...values, ...how.as?.sets };
    const judged = await judge({ keeper, db, actor, entity, record, before, complaints, confirmed: input['confirmed_warnings'], act: how.as ? 'act' : 'change', facts });
    const changes = changesBetween(entity, before, judged.record);
    if (!how.as && changes.every(({ field }) => entity.fields[field]?.eachTime)) return answered(entity, actor, JSON.stringify(await findNamed(here, id)), keeper.now());
    const telling: Telling = {
      actions: [how.as?.action ?? 'update'],
      changes,
      reason: typeof judged.record['edit_reason'] === 'string' ? judged.record['edit_reason'] : null,
    };
    const params = [id, version, keeper.now(), actor.id, judged.codes, ...columnValues(keeper, entity, judged.record), ...tellingValues(actor, keeper.now(), telling)];
    const body = await save(acting, db, 'update', namesOf(keeper, entity, { ...before, ...judged.record, updated_by: actor.id }, judged.names), params);
    if (body === null) return refuseStale(here, id);
    await finish(acting, db, body, before);
    return answered(entity, actor, body, keeper.now());
  });
}
