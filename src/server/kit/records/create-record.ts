import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { asksForResident, insertRecord } from './write-record.ts';
import { hash } from 'node:crypto';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { nightOf } from '#domain/kit/time/night-of.ts';
import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Db } from '../runtime/database.ts';
import type { Action } from '../context/record-context.ts';
import { newId } from '../runtime/new-id.ts';
import { readInput, startValues, writable } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { residentHome } from '../context/circumstances.ts';
import type { AuditEntry } from '../context/audit-entry.ts';
import { validateRecord, type ValidatedRecord } from '../validation/validate-record.ts';
import { namesOf } from '../reads/known-names.ts';
import { outOfReach, reachesOf, requirePermission, type GrantedPermission } from '../access/permission.ts';
import { conflict, invalid, Refusal } from '../runtime/refusals.ts';
import { earlierAnswer, type CreateAnswer } from './repeated-create.ts';
import { recordTransaction, runAfterRule } from './record-transaction.ts';

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
const fieldsFromHouse = oncePer((entity: Entity) =>
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

/** A new record that passed validation. */
interface ValidNewRecord {
  readonly id: string;
  /** What was sent at first, to know it again by. */
  readonly content: Buffer;
  readonly validated: ValidatedRecord;
  /** The mark of the remembered resident whose facts it was validated by; null when they were read. */
  readonly mark: string | null;
  readonly reason: string | null;
}

/** Null where it is stored already, or its resident is no longer where they were. */
async function insertWithAudit(
  acting: Action,
  db: Db,
  { id, content, validated: { record, codes, names }, mark, reason }: ValidNewRecord,
): Promise<string | null> {
  const { context, actor, entity } = acting;
  const author = entity.isAnonymous(record) ? null : actor;
  const by = author?.id ?? null;
  const audit: AuditEntry = {
    actions: [
      'create',
      ...(codes.length ? ['warning_confirmed'] : []),
      ...(record['is_late_entry'] === true ? ['late_entry'] : []),
    ],
    reason,
  };
  const known = namesOf(context, entity, { ...record, created_by: by, updated_by: by }, names);
  const row = { id, record, confirmed: codes, content, mark, names: known };
  const insert = (tx: Db) => insertRecord({ context, db: tx, entity, author, audit }, row);
  if (author !== null) return insert(db);
  // A draft that was begun under a name, and outlived the form, would tell whose it was. It goes with the save or not at all.
  const withoutDraft = async (tx: Db) => {
    await tx.query('delete from draft where id = $1', [id]);
    return insert(tx);
  };
  return db === context.db ? context.transaction(withoutDraft) : withoutDraft(db);
}

/** As `create`, for calls that asked for another permission: a check of a sleeping resident, a stock movement. */
export async function createRecord(
  acting: Action,
  input: Input,
  { permission = { all: true }, sets, reason }: NewRecord = {},
): Promise<CreateAnswer> {
  const { context, actor, entity } = acting;
  const id = uniqueIdOf(input);
  const { values, complaints } = readInput(writable(entity), input);
  const given = { ...values, ...sets };
  const content = contentOf(given);
  const state = startState(entity, input);
  return recordTransaction({ ...acting, values: given }, async (db) => {
    const start = { ...(await defaultsOf(acting, db, given)), ...state };
    const validation = {
      context,
      db,
      actor,
      entity,
      record: { ...start, ...given, id },
      before: null,
      complaints,
      confirmed: input['confirmed_warnings'],
      act: 'create' as const,
    };
    const again = () => earlierAnswer({ ...acting, within: db }, id, content);
    const insertWithin = (validated: ValidatedRecord, mark: string | null): Promise<string | null> => {
      if (reachesOf(permission, { ...validated.record, created_by: actor.id }, actor, context.now()).length === 0)
        throw outOfReach(actor, 'add', acting.entity);
      return insertWithAudit(acting, db, { id, content, validated, mark, reason: reason ?? null });
    };
    const resident = residentToRecall(acting, db, given);
    const atOnce =
      resident &&
      (await context.residents.tryRemembered(actor, resident, async (facts, mark) =>
        insertWithin(await validateRecord({ ...validation, facts }), mark),
      ));
    if (atOnce) return { body: atOnce, created: true };
    const validated = await validateRecord(validation).catch(async (error: unknown) => {
      // A retry may come so late that the rules would refuse it now; what was stored at first is the answer.
      const existing = error instanceof Refusal && input['id'] ? await again() : null;
      if (existing) return existing;
      throw error;
    });
    if ('body' in validated) return validated;
    const body = await insertWithin(validated, null);
    if (body === null) return (await again()) ?? refuseGone();
    await runAfterRule(acting, db, body, null);
    return { body, created: true };
  });
}

/** Only a save that is one statement is tried with remembered facts: a transaction cannot try a second time. */
const residentToRecall = ({ context, entity }: Action, db: Db, { resident }: Values): string | null =>
  db === context.db && asksForResident(entity) && typeof resident === 'string' ? resident : null;

const refuseGone = (): never => {
  throw conflict('The resident moved or left while this was being written. Nothing was saved.');
};
