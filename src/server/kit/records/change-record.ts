import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import type { AnyRecord, Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import { readInput, startValues, writable, type Input } from '#domain/kit/vocabulary/parse.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { requirePermission } from '../access/permission.ts';
import { answerFor } from '../access/visible-record.ts';
import type { Action } from '../context/record-context.ts';
import { homeIn } from '../history/write-audit.ts';
import { namesOf } from '../reads/known-names.ts';
import { invalid } from '../runtime/refusals.ts';
import { changesBetween } from '../validation/changes-between.ts';
import { changeableFields } from '../validation/edit-window.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { findWithFacts, findWithNames, visible } from './find-record.ts';
import { saveRecord, type SaveSteps } from './save-record.ts';
import { refuseStale, versionOf } from './seen-version.ts';

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
  if (!how.as) requirePermission(actor, 'change', entity);
  const { stored } = await saveRecord(acting, change(id, input, how));
  return { stored, answer: answerFor(entity, actor, stored, context.now()) };
}

interface AskedChange {
  readonly version: number;
  readonly record: RecordValues;
  readonly complaints: Complaints;
}

const change = (id: string, input: Input, how: Changing): SaveSteps<AnyRecord, AskedChange> => ({
  values: { ...input, ...how.as?.sets },
  async find(here) {
    const { record, facts } = await findWithFacts(here, id);
    return { before: how.as ? record : await visible(here, record), facts };
  },
  async ask({ context, actor, entity, within }, before) {
    const home = await context.homes.factsOf(within, homeIn(before));
    const version = versionOf(input);
    const fields = how.as ? writable(entity) : changeableFields(context, actor, entity, before, input, home);
    refuseRemoved(entity, before);
    const whole = how.replace ? input : (context.rules[entity.name]?.complete?.(input, before) ?? input);
    const { values, complaints } = readInput(fields, whole);
    const now = context.now();
    const emptied = how.replace
      ? startValues(fields, now, localDay(now, home.zone), {
          tonight: nightOf(now, home.zone),
          settings: home.settings,
        })
      : {};
    const record = { ...before, ...emptiedEachTime(entity), ...emptied, ...values, ...how.as?.sets };
    return { version, record, complaints };
  },
  async validate(here, { version, record: asked, complaints }, { before, facts }) {
    const { context, actor, entity, within: db } = here;
    const validation = { context, db, actor, entity, record: asked, before, complaints, facts };
    const confirmed = input['confirmed_warnings'];
    const { record, codes, names } = await validateRecord({ ...validation, confirmed, act: how.as ? 'act' : 'change' });
    const changes = changesBetween(entity, before, record);
    if (!how.as && changes.every(({ field }) => entity.fields[field]?.eachTime))
      return { unchanged: JSON.stringify(await findWithNames(here, id)) };
    const known = namesOf(context, entity, { ...before, ...record, updated_by: actor.id }, names);
    const reason = typeof record['edit_reason'] === 'string' ? record['edit_reason'] : (how.reason ?? null);
    return {
      row: { act: 'update', id, version, record, confirmed: codes, names: known },
      audit: { actions: [how.as?.action ?? 'update'], changes, reason },
      author: actor,
    };
  },
  missed: (here) => refuseStale(here, id),
});
