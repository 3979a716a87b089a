import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
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
import { saveRecord, type SaveAction, type SaveSteps } from './save-record.ts';
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
  /** The record as it was until then. */
  readonly before: AnyRecord;
}

/** What an act makes of a record: nobody typed all of it into a form. */
interface ActContent {
  /** What the history calls it. */
  readonly action: string;
  /** What its caller may fill in. */
  readonly input: Input;
  readonly sets: RecordValues;
}

/** Its caller may do it. What it makes of the record is read and checked only once they are known to have seen its version. */
export type PermittedAct = () => Promise<ActContent>;

type PermitAct = (here: SaveAction, before: AnyRecord) => Promise<PermittedAct | null>;

interface Changing {
  readonly replace?: boolean;
  /** The act that is asked for instead of a change. It refuses whoever may not do it to the record as it stands; null where it turns out to be a change. */
  readonly as?: PermitAct;
  /** Where the change comes from, for the history, where the record itself asks for no reason. */
  readonly reason?: string;
}

/** The fields that an act sets, where its caller was asked for their permission before. */
export const actSetting =
  (action: string, sets: RecordValues, input: Input = {}): PermitAct =>
  async () =>
  async () => ({ action, input, sets });

/** Fields marked `eachTime`, such as the reason, are emptied before every change. */
const emptiedEachTime = memoize((entity: Entity) =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([, field]) => field.eachTime)
      .map(([name]) => [name, null]),
  ),
);

export async function changeRecord(acting: Action, id: string, input: Input, how: Changing = {}): Promise<SavedChange> {
  const { context, actor, entity } = acting;
  if (!how.as) requirePermission(actor, 'change', entity);
  const { stored, before } = await saveRecord(acting, change(id, input, how));
  return { stored, before, answer: answerFor(entity, actor, stored, context.now()) };
}

interface GrantedChange {
  readonly version: number;
  /** Null for an ordinary change. */
  readonly permitted: PermittedAct | null;
  readonly fields: Fields;
}

const change = (id: string, input: Input, how: Changing): SaveSteps<AnyRecord, GrantedChange> => ({
  content: input,
  async find(here) {
    const { record, facts } = await findWithFacts(here, id);
    return { before: how.as ? record : await visible(here, record), facts };
  },
  async authorize(here, before) {
    const { context, actor, entity, within } = here;
    const permitted = (await how.as?.(here, before)) ?? null;
    if (how.as && !permitted) requirePermission(actor, 'change', entity);
    const home = await context.homes.factsOf(within, homeIn(before));
    const version = versionOf(input);
    const fields = permitted ? writable(entity) : changeableFields(context, actor, entity, before, input, home);
    refuseRemoved(entity, before);
    return { version, permitted, fields };
  },
  async validate(here, { version, permitted, fields }, { before, facts }) {
    const { context, actor, entity, within: db } = here;
    const act = permitted && (await permitted());
    const given = act?.input ?? input;
    const whole = how.replace ? given : (context.rules[entity.name]?.complete?.(given, before) ?? given);
    const { values, complaints } = readInput(fields, whole);
    const emptied = how.replace ? await startOf(here, before, fields) : {};
    const validation = {
      context,
      db,
      actor,
      entity,
      record: { ...before, ...emptiedEachTime(entity), ...emptied, ...values, ...act?.sets },
      before,
      complaints,
      facts,
      confirmed: input['confirmed_warnings'],
    };
    const { record, codes, names } = await validateRecord({ ...validation, act: act ? 'act' : 'change' });
    const changes = changesBetween(entity, before, record);
    if (!act && changes.every(({ field }) => entity.fields[field]?.eachTime))
      return { unchanged: JSON.stringify(await findWithNames(here, id)) };
    const known = namesOf(context, entity, { ...before, ...record, updated_by: actor.id }, names);
    const reason = typeof record['edit_reason'] === 'string' ? record['edit_reason'] : (how.reason ?? null);
    return {
      row: { act: 'update', id, version, record, confirmed: codes, names: known },
      audit: { actions: [act?.action ?? 'update'], changes, reason },
      author: actor,
    };
  },
  missed: (here) => refuseStale(here, id),
});

/** The values that fields begin with in the house of this record. */
async function startOf({ context, within }: SaveAction, record: AnyRecord, fields: Fields): Promise<RecordValues> {
  const { zone, settings } = await context.homes.factsOf(within, homeIn(record));
  const now = context.now();
  return startValues(fields, now, localDay(now, zone), { tonight: nightOf(now, zone), settings });
}
