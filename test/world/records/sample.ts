import type { Circumstances, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import type { Given } from './candidates.ts';
import { holds, isList, isNeeded } from '#domain/kit/vocabulary/fields.ts';
import { missing, startValues, withoutHidden, writable } from '#domain/kit/vocabulary/parse.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { candidates } from './candidates.ts';
import { circumstances as sundayMorning, filled } from './filled.ts';

type Values = Readonly<Record<string, unknown>>;

export interface SampleOptions {
  /** Another seed gives other words, so that what must be unique is. */
  readonly seed?: number;
  readonly refTo?: (entityName: string, which: number) => string;
  readonly circumstances?: Circumstances;
  /** Fills every field that may be filled, not only what is needed. */
  readonly full?: true;
}

/** An id that is always the same for the same entity and number. */
export function idOf(entityName: string, which: number): string {
  const sum = [...entityName].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 0xffffffff, 7);
  return `${sum.toString(16).padStart(8, '0')}-0000-7000-8000-${which.toString(16).padStart(12, '0')}`;
}

const isUnset = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Where the houses are what decides who sees a record, a sample has one, though a record may do without. */
const isOwner = (entity: Entity, field: Field): boolean =>
  entity.belongsTo === 'homes' && field === entity.fields['homes'];

/** One answer decides whether the next question is asked, so filling goes on until nothing more is wanted. */
function answered(
  entity: Entity,
  start: Values,
  given: Given,
  wants: (field: Field, record: Values) => boolean,
): Values {
  const next = Object.entries(writable(entity)).find(([name, field]) => isUnset(start[name]) && wants(field, start));
  if (!next) return start;
  const [name, field] = next;
  return answered(entity, { ...start, [name]: candidates(field, given)[0] }, given, wants);
}

/** The fields that are missing or wrong, and those filled in such a way that the person would be asked whether it is right. */
function objections(entity: Entity, values: Values, circumstances: Circumstances): readonly string[] {
  const whole = filled(entity, { created_by: circumstances.actor, ...values });
  const lacking = Object.keys(missing(writable(entity), whole));
  // Rules are written for complete records, and asked only about those.
  if (lacking.length > 0) return lacking;
  const record = { ...whole, ...entity.derive(whole, circumstances) };
  const doubts = Object.keys(entity.warn(record, circumstances)).filter((name) => !isUnset(values[name]));
  return [...Object.keys(entity.check(record, circumstances)), ...doubts];
}

/** Tries other values where the entity's own rules object; what cannot be mended is left as it was. */
function mended(
  entity: Entity,
  values: Values,
  given: Given,
  circumstances: Circumstances,
  settled: ReadonlySet<string>,
): Values {
  const wrong = objections(entity, values, circumstances).find((name) => !settled.has(name));
  if (wrong === undefined) return values;
  const field = writable(entity)[wrong];
  const others = field
    ? [...candidates(field, given), null].map((value) => ({ ...values, [wrong]: value ?? (isList(field) ? [] : null) }))
    : [];
  const better = others.find((other) => !objections(entity, other, circumstances).includes(wrong));
  return mended(entity, better ?? values, given, circumstances, new Set([...settled, wrong]));
}

/** A valid input for any entity, made from its declaration; what is given in `overrides` stays as it is. */
export function sample(entity: Entity, overrides: Values = {}, options: SampleOptions = {}): Record<string, unknown> {
  const circumstances = options.circumstances ?? sundayMorning();
  const given = {
    seed: options.seed ?? 1,
    now: circumstances.now,
    zone: circumstances.zone,
    refTo: options.refTo ?? idOf,
  };
  const today = localDay(given.now, given.zone);
  const wants = options.full
    ? (field: Field, record: Values) => field.eachTime !== true && holds(field.when, record)
    : (field: Field, record: Values) => isNeeded(field, record) || isOwner(entity, field);
  const begun = { ...startValues(writable(entity), given.now, today), ...overrides };
  const values = mended(
    entity,
    answered(entity, begun, given, wants),
    given,
    circumstances,
    new Set(Object.keys(overrides)),
  );
  return withoutHidden(entity.fields, values);
}
