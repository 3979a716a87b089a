import type { RecordValues } from './record-values.ts';
import type { Entity } from './entity.ts';
import type { ByKind, Field, FieldOf, Fields, Pattern } from './fields.ts';
import { hasTimeDefault, byKind, isList, optionPairs } from './fields.ts';
import { writable } from './parse.ts';
import { patterns } from './read-value.ts';

/** Describes fields and records in JSON Schema, for whoever reads the API from outside. */
export type Schema = RecordValues;
type ObjectSchema = Schema & { readonly properties: Schema };

const id: Schema = { type: 'string', format: 'uuid' };
const list = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, maxItems: 200, ...more });
const optionsOf = (field: FieldOf<'choice'> | FieldOf<'choices'>): Schema => ({
  type: 'string',
  enum: optionPairs(field).map(([name]) => name),
});

const formats: { readonly [P in Pattern]?: string } = { email: 'email' };
const shaped = (like: Pattern | undefined): Schema =>
  like === undefined ? {} : { ...(formats[like] ? { format: formats[like] } : {}), ...patternOf(patterns[like][0]) };

/** JSON Schema knows no flags, so a pattern that ignores case is left to the reading of the value. */
const patternOf = (pattern: RegExp): Schema => (pattern.flags === '' ? { pattern: pattern.source } : {});

const kinds: ByKind<[], Schema> = {
  text: (f) => ({ type: 'string', maxLength: f.max, ...shaped(f.like) }),
  longText: (f) => ({ type: 'string', maxLength: f.max ?? 20_000 }),
  whole: (f) => ({ type: 'integer', minimum: f.min, maximum: f.max, ...(f.unit ? { 'x-unit': f.unit } : {}) }),
  decimal: (f) => ({
    type: 'number',
    minimum: f.min,
    maximum: f.max,
    'x-decimal-places': f.places,
    ...(f.unit ? { 'x-unit': f.unit } : {}),
  }),
  yesNo: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  time: () => ({ type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  moment: () => ({ type: 'string', format: 'date-time' }),
  choice: (f) => optionsOf(f),
  choices: (f) => list(optionsOf(f), { uniqueItems: true }),
  words: (f) => list({ type: 'string', maxLength: f.max ?? 200 }, { uniqueItems: true }),
  ref: (f) => ({ ...id, 'x-refers-to': f.to }),
  refs: (f) => list({ ...id, 'x-refers-to': f.to }, { uniqueItems: true, maxItems: 1000 }),
  file: () => ({ ...id, description: 'The id of a file that was uploaded first.' }),
  rows: (f) => list(objectOf(f.columns)),
  parts: (f) => objectOf(f.fields),
  link: () => ({ type: 'object', properties: { entity: { type: 'string' }, id }, required: ['entity', 'id'] }),
};

const isAlwaysThere = (field: Field): boolean => isList(field) || (field.must === true && field.when === undefined);

/** Absent is null, never left out, so what may be absent may be null. */
const nullable = (schema: Schema): Schema => ({
  ...schema,
  type: [schema['type'], 'null'],
  ...(Array.isArray(schema['enum']) ? { enum: [...schema['enum'], null] } : {}),
});

const startOf = (field: Field): Schema =>
  field.default === undefined || hasTimeDefault(field) ? {} : { default: field.default };

/** What a field holds, as it is read and written. */
export function fieldSchema(field: Field): Schema {
  const schema = byKind(kinds, field);
  return {
    ...(isAlwaysThere(field) ? schema : nullable(schema)),
    title: field.label,
    ...(field.help ? { description: field.help } : {}),
    ...startOf(field),
    ...(field.readOnly ? { readOnly: true } : {}),
  };
}

const propertiesOf = (fields: Fields): Schema =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));

const neededIn = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field?.must === true && field.when === undefined && field.default === undefined && field.readOnly !== true;
  });

function objectOf(fields: Fields): ObjectSchema {
  const required = neededIn(fields);
  return { type: 'object', properties: propertiesOf(fields), ...(required.length > 0 ? { required } : {}) };
}

const systemProperties: Schema = {
  id: { ...id, description: 'Made by the client, or else by the server.' },
  version: { type: 'integer', minimum: 1, readOnly: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
  created_by: { ...nullable(id), readOnly: true },
  updated_at: { type: 'string', format: 'date-time', readOnly: true },
  updated_by: { ...nullable(id), readOnly: true },
  deleted_at: { type: ['string', 'null'], format: 'date-time', readOnly: true },
  deleted_by: { ...nullable(id), readOnly: true },
  deletion_reason: { type: ['string', 'null'], maxLength: 500 },
  warning_codes: { type: 'array', items: { type: 'string' }, readOnly: true },
};

/** A record as it is answered. A caller who may not see a field finds it left out. */
export function recordSchema(entity: Entity): Schema {
  const seen = Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => field.secret !== true));
  return {
    type: 'object',
    title: entity.labels.one,
    properties: { ...systemProperties, [entity.marker]: { type: 'boolean' }, ...propertiesOf(seen) },
    required: ['id', 'version'],
  };
}

const sign: Schema = {
  type: 'object',
  properties: {
    tone: { type: 'string', enum: ['danger', 'watch', 'info', 'good', 'quiet'] },
    words: { type: 'string' },
    why: { type: 'string' },
  },
  required: ['tone', 'words'],
};

/** A row of a list tells more than its record holds. */
export const computedSchema = (entity: Entity): Schema =>
  Object.fromEntries(
    Object.entries(entity.computed).map(([name, { shownAs }]) => [
      name,
      {
        ...(shownAs.kind === 'signs'
          ? { type: ['array', 'null'], items: sign, title: shownAs.label }
          : fieldSchema(shownAs)),
        readOnly: true,
      },
    ]),
  );

/** What a new record may be given: the fields a person fills in, and those that cannot be left out. */
export function inputSchema(entity: Entity): ObjectSchema {
  const { properties, required } = objectOf(writable(entity));
  const id = systemProperties['id'];
  return {
    type: 'object',
    title: entity.labels.one,
    properties: { id, ...properties },
    ...(required ? { required } : {}),
  };
}
