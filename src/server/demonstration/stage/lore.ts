import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { localDay, type Moment } from '#domain/kit/time/time.ts';
import { startValues, writable } from '#domain/kit/vocabulary/parse.ts';
import { zone } from './calendar.ts';

/** What the rules ask of an entity at every record, worked out once: a season is some fifty thousand records. */
interface Lore {
  readonly fields: Fields;
  /** Only these can ever be missing. */
  readonly needed: Fields;
  /** The fields that only the server writes. */
  readonly written: readonly string[];
  /** The fields that come and go with another; null where there are none. */
  readonly conditional: Fields | null;
  start(at: Moment): Record<string, unknown>;
}

const known = new Map<string, Lore>();

export function loreOf(entity: Entity): Lore {
  const before = known.get(entity.name);
  if (before) return before;
  const made = learn(entity);
  known.set(entity.name, made);
  return made;
}

/** The demonstration speaks for the server too, down to the columns of a row that only the server writes. */
const opened = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'rows' ? { ...field, columns: unlocked(field.columns) } : field,
    ]),
  );

const unlocked = (columns: Fields): Fields =>
  Object.fromEntries(Object.entries(columns).map(([name, { readOnly: _written, ...column }]) => [name, column]));

function learn(entity: Entity): Lore {
  const fields = opened(writable(entity));
  const conditional = Object.entries(entity.fields).filter(([, field]) => field.when !== undefined);
  const template = startValues(entity.fields, 'now', 'today');
  const moments = Object.keys(template).filter((name) => template[name] === 'now');
  const days = Object.keys(template).filter((name) => template[name] === 'today');
  return {
    fields,
    needed: Object.fromEntries(Object.entries(fields).filter(([, field]) => field.must || field.mustWhen)),
    written: Object.keys(entity.fields).filter((name) => entity.fields[name]?.readOnly),
    conditional: conditional.length > 0 ? Object.fromEntries(conditional) : null,
    start(at) {
      const values = { ...template };
      for (const name of moments) values[name] = at;
      for (const name of days) values[name] = localDay(at, zone);
      return values;
    },
  };
}
