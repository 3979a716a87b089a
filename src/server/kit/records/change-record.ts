import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { readInput, startValues, writable, type Input } from '#domain/kit/vocabulary/parse.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { localDay, localTime } from '#domain/kit/time/time.ts';
import { requirePermission } from '../access/permission.ts';
import { answerFor, visibleRecord } from '../access/visible-record.ts';
import type { AuditEntry } from '../context/audit-entry.ts';
import type { Action } from '../context/record-context.ts';
import { homeIn } from '../history/write-audit.ts';
import { namesOf } from '../reads/known-names.ts';
import { conflict, invalid } from '../runtime/refusals.ts';
import { changesBetween } from '../validation/changes-between.ts';
import { changeableFields } from '../validation/edit-window.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { findWithFacts, findWithNames, visible } from './find-record.ts';
import { recordTransaction, runAfterRule } from './record-transaction.ts';
import { updateRecord } from './write-record.ts';

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
  const current = await findWithNames(acting, id);
  const at = localTime(current.updated_at, actor.zoneIn(current['home']));
  const permission = requirePermission(actor, 'view', entity);
  const text = visibleRecord(entity, actor, permission, JSON.stringify(current), context.now());
  throw conflict(
    `${current.names['updated_by'] ?? 'Someone'} changed this at ${at}.`,
    text ? JSON.parse(text) : undefined,
  );
}

/** What was struck out stays as it is. */
export function refuseRemoved(entity: Entity, record: RecordValues): void {
  if (record[entity.marker] === true)
    throw invalid({ [entity.marker]: 'A removed record is first restored, then changed.' });
}

/** A change as it was saved: whole, for what follows from it, and as whoever made it may see it. */
export interface SavedChange {
  readonly stored: string;
  readonly answer: string;
}

interface Changing {
  readonly replace?: boolean;
  /** The act that was asked for instead of `change`, and the fields it brings. */
  readonly as?: { readonly action: string; readonly sets: RecordValues };
  /** Where the change comes from, for the history, where the record itself asks for no reason. */
  readonly reason?: string;
}

/** Fields marked `eachTime`, such as the reason, are emptied before every change. */
const emptiedEachTime = oncePer((entity: Entity) =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => field.eachTime)
      .map(([name]) => [name, null]),
  ),
);

export async function changeRecord(acting: Action, id: string, input: Input, how: Changing = {}): Promise<SavedChange> {
  const { context, actor, entity } = acting;
  const saved = (stored: string): SavedChange => ({
    stored,
    answer: answerFor(entity, actor, stored, context.now()),
  });
  if (!how.as) requirePermission(actor, 'change', entity);
  return recordTransaction({ ...acting, values: input }, async (db) => {
    const here = { ...acting, within: db };
    const { record: before, facts } = await findWithFacts(here, id);
    if (!how.as) await visible(here, before);
    const home = await context.homes.factsOf(db, homeIn(before));
    const version = versionOf(input);
    const fields = how.as ? writable(entity) : changeableFields(context, actor, entity, before, input, home);
    refuseRemoved(entity, before);
    if (before.version !== version) return refuseStale(here, id);
    const whole = how.replace ? input : (context.rules[entity.name]?.complete?.(input, before) ?? input);
    const { values, complaints } = readInput(fields, whole);
    const emptied = how.replace
      ? startValues(fields, context.now(), localDay(context.now(), home.zone), {
          tonight: nightOf(context.now(), home.zone),
          settings: home.settings,
        })
      : {};
    const record = { ...before, ...emptiedEachTime(entity), ...emptied, ...values, ...how.as?.sets };
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
      return saved(JSON.stringify(await findWithNames(here, id)));
    const audit: AuditEntry = {
      actions: [how.as?.action ?? 'update'],
      changes,
      reason:
        typeof validated.record['edit_reason'] === 'string' ? validated.record['edit_reason'] : (how.reason ?? null),
    };
    const names = namesOf(context, entity, { ...before, ...validated.record, updated_by: actor.id }, validated.names);
    const body = await updateRecord(
      { context, db, entity, author: actor, audit },
      { id, version, record: validated.record, confirmed: validated.codes, names },
    );
    if (body === null) return refuseStale(here, id);
    await runAfterRule(acting, db, body, before);
    return saved(body);
  });
}
