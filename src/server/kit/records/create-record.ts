import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { hash } from 'node:crypto';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Db } from '../runtime/database.ts';
import type { Action } from '../context/record-context.ts';
import { newId } from '../runtime/new-id.ts';
import { readInput, startValues, writable } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { residentHome } from '../context/circumstances.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { namesOf } from '../reads/known-names.ts';
import { outOfReach, reachesOf, requirePermission, type GrantedPermission } from '../access/permission.ts';
import { conflict, invalid, Refusal } from '../runtime/refusals.ts';
import { earlierAnswer } from './repeated-create.ts';
import { deleteDraft } from './record-transaction.ts';
import { saveRecord, type SaveAction, type SaveSteps } from './save-record.ts';

type Values = RecordValues;

function startState(entity: Entity, input: Input): Values {
  if (!entity.states) return {};
  const { start, mayStart = [] } = entity.states;
  const given = input['status'];
  if (given === undefined || given === null || given === start) return { status: start };
  if (typeof given === 'string' && mayStart.includes(given)) return { status: given };
  throw invalid({ status: `A new ${entity.labels.one.toLowerCase()} cannot start in this state.` });
}

const comesFromHouse = (field: Field): boolean =>
  field.default === 'today' || field.default === 'tonight' || field.setting !== undefined;
const fieldsFromHouse = memoize((entity: Entity) =>
  Object.keys(entity.fields).filter((name) => entity.fields[name] && comesFromHouse(entity.fields[name])),
);

/** The values a new record starts with. Only one whose defaults come from the house needs to know which house that is. */
async function defaultsOf({ context, actor, entity }: Action, db: Db, given: Values): Promise<Values> {
  const now = context.now();
  if (fieldsFromHouse(entity).every((name) => name in given))
    return startValues(entity.fields, now, localDay(now, 'UTC'));
  const named =
    given['home'] ??
    (typeof given['resident'] === 'string' ? await residentHome(db, given['resident']) : actor.homes[0]);
  const zone = actor.zoneIn(named);
  const { settings } = await context.homes.factsOf(db, typeof named === 'string' ? named : null);
  return startValues(entity.fields, now, localDay(now, zone), { tonight: nightOf(now, zone), settings });
}

const contentOf = (values: Values): Buffer =>
  hash('sha256', JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))), 'buffer');

const uniqueIdOf = (input: Input): string => {
  const id = input['id'];
  if (id === undefined || id === null) return newId();
  if (!isId(id)) throw invalid({ id: 'id must be a UUID.' });
  return id.toLowerCase();
};

export interface CreateAnswer {
  readonly body: string;
  /** False where the same request came before, and was answered with what it made then. */
  readonly created: boolean;
}

export const create = (acting: Action, input: Input): Promise<CreateAnswer> =>
  createRecord(acting, input, { permission: requirePermission(acting.actor, 'add', acting.entity) });

export interface NewRecord {
  /** How far the caller's permission to add reaches, where it was asked for. */
  readonly permission?: GrantedPermission;
  /** What the call itself knows about the new record, such as the size of a file. */
  readonly sets?: Values;
  /** Where it comes from, for the history: a file and its line. */
  readonly reason?: string;
}

/** As `create`, for calls that asked for another permission: a check of an asset, an incident that a count of cash begins. */
export async function createRecord(acting: Action, input: Input, made: NewRecord = {}): Promise<CreateAnswer> {
  const { stored, isWritten } = await saveRecord(acting, newRecord(acting, input, made));
  return { body: stored, created: isWritten };
}

function newRecord(
  acting: Action,
  input: Input,
  { permission = { all: true }, sets, reason }: NewRecord,
): SaveSteps<null, { readonly version: null }> {
  const { context, actor, entity } = acting;
  const id = uniqueIdOf(input);
  const { values, complaints } = readInput(writable(entity), input);
  const given = { ...values, ...sets };
  const content = contentOf(given);
  const state = startState(entity, input);
  return {
    content: given,
    find: async () => ({ before: null, facts: null }),
    authorize: async () => ({ version: null }),
    async validate(here, _, { before, facts }) {
      const start = await defaultsOf(acting, here.within, given);
      const asked = { ...start, ...state, ...given, id };
      const validation = { context, db: here.within, actor, entity, record: asked, before, complaints, facts };
      const confirmed = input['confirmed_warnings'];
      const validated = await validateRecord({ ...validation, confirmed, act: 'create' }).catch(
        async (error: unknown) => {
          // A retry may come so late that the rules would refuse it now; what was stored at first is the answer. Remembered
          // facts are never the last that it is tried with.
          const isLastTry = error instanceof Refusal && facts === null;
          const earlier = isLastTry && input['id'] ? await answerAgain(here, id, content) : null;
          if (earlier === null) throw error;
          return { unchanged: earlier };
        },
      );
      if ('unchanged' in validated) return validated;
      const { record, codes, names } = validated;
      if (reachesOf(permission, { ...record, created_by: actor.id }, actor, context.now()).length === 0)
        throw outOfReach(actor, 'add', entity);
      const author = entity.isAnonymous(record) ? null : actor;
      const by = author?.id ?? null;
      const known = namesOf(context, entity, { ...record, created_by: by, updated_by: by }, names);
      const actions = [
        'create',
        ...(codes.length ? ['warning_confirmed'] : []),
        ...(record['is_late_entry'] === true ? ['late_entry'] : []),
      ];
      return {
        row: { act: 'insert', id, record, confirmed: codes, content, names: known },
        audit: { actions, reason: reason ?? null },
        author,
      };
    },
    async missed(here) {
      return (await answerAgain(here, id, content)) ?? refuseResidentGone();
    },
  };
}

async function answerAgain(here: SaveAction, id: string, content: Buffer): Promise<string | null> {
  const earlier = await earlierAnswer(here, id, content);
  // A form that was sent again may have left one more draft under its writer's name.
  if (earlier !== null && here.entity.mayBeAnonymous) await deleteDraft(here.within, id);
  return earlier;
}

const refuseResidentGone = (): never => {
  throw conflict('The resident moved or left while this was being written. Nothing was saved.');
};
