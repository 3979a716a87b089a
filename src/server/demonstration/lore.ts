import type { Entity } from '#domain/kit/entity.ts';
import type { Fields } from '#domain/kit/fields.ts';
import { localDay, type Moment } from '#domain/kit/time.ts';
import { startValues, writable } from '#domain/kit/parse.ts';
import { zone } from './calendar.ts';

/** What the rules ask of an entity at every record, worked out once: a season is some fifty thousand records. */
export interface Lore {
  readonly fields: Fields;
  /** Only these can ever be missing. */
  readonly needed: Fields;
  /** Whether any field comes and goes with another. */
  readonly conditional: boolean;
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

function learn(entity: Entity): Lore {
  const fields = writable(entity);
  const template = startValues(entity.fields, 'now', 'today');
  const moments = Object.keys(template).filter((name) => template[name] === 'now');
  const days = Object.keys(template).filter((name) => template[name] === 'today');
  return {
    fields,
    needed: Object.fromEntries(Object.entries(fields).filter(([, field]) => field.must || field.mustWhen)),
    conditional: Object.values(entity.fields).some((field) => field.when !== undefined),
    start(at) {
      const values = { ...template };
      for (const name of moments) values[name] = at;
      for (const name of days) values[name] = localDay(at, zone);
      return values;
    },
  };
}
