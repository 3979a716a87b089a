import { addDays, momentAt, type Day } from '#domain/kit/time/time.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import {
  isRetained,
  retention,
  underClock,
  type Among,
  type Begins,
  type ClockName,
  type Retained,
} from '#domain/retention/retention-clocks.ts';
import { lastPassed } from '#domain/retention/months-after.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { literal, orderOf, quoted, targetOf } from '../../kit/schema/table.ts';

/** Which records go together: those under a clock (of a person, or of a house up to a day), or those that a court names. */
export interface Scope {
  readonly home: string;
  readonly zone: string;
  readonly clock: ClockName | null;
  readonly subject: { readonly entity: string; readonly id: string } | null;
  /** The day from which the periods are counted back. */
  readonly until: Day | null;
}

export interface FoundRecord {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly resident: string | null;
  readonly staff: string | null;
  readonly dated: Day;
}

export const amongSql = (among: Among = {}): string =>
  Object.entries(among)
    .map(([name, wanted]) => {
      const column = `t.${quoted(name)}`;
      if (typeof wanted === 'boolean') return `${column} is ${wanted ? 'not null' : 'null'}`;
      return `${column} in (${wanted.map(literal).join(', ')})`;
    })
    .join(' and ') || 'true';

const columnOf = (entity: Entity, name: string): string => (name in entity.fields ? `t.${quoted(name)}` : 'null::uuid');

/** The day that a record is about: what its lists are ordered by where that is a time, else when it was made. */
export function datedSql(entity: Entity): string {
  const { column } = orderOf(entity.order);
  const kind = entity.fields[column]?.kind;
  return `(${kind === 'date' || kind === 'moment' ? `coalesce(t.${quoted(column)}::date, t.created_at::date)` : 't.created_at::date'})`;
}

/** What is known of every record that is looked for. */
const foundSql = (entity: Entity): string =>
  `select '${entity.name}' as entity, t.id, t.version, ${entity.resides ? 't.id' : columnOf(entity, 'resident')} as resident,
    ${entity.name === 'staff' ? 't.id' : columnOf(entity, 'staff')} as staff, ${datedSql(entity)} as dated from ${quoted(entity.name)} t`;

const isDay = (entity: Entity, name: string): boolean => entity.fields[name]?.kind === 'date';

/** Records of a house whose own months have passed: the first months whose condition holds count. */
function overSql(entity: Entity, { field, periods }: Extract<Begins, { when: 'over' }>): string {
  const each = periods.map(({ among }, place) => {
    const before = periods.slice(0, place).map((one) => `not coalesce(${amongSql(one.among)}, false)`);
    const passed = isDay(entity, field)
      ? `t.${quoted(field)} <= ($2::text[])[${place + 1}]::date`
      : `t.${quoted(field)} < ($2::text[])[${place + 1}]::timestamptz`;
    return [amongSql(among), ...before, passed].join(' and ');
  });
  return `t.home = $1::uuid and (${each.map((one) => `(${one})`).join(' or ')})`;
}

/** The last day, or the first moment after it, by which each of the periods has passed. */
const cutoffs = (
  entity: Entity,
  begins: Extract<Begins, { when: 'over' }>,
  today: Day,
  zone: string,
): readonly string[] =>
  begins.periods.map(({ months }) => {
    const last = lastPassed(today, months);
    return isDay(entity, begins.field) ? last : momentAt(addDays(last, 1), '00:00', zone);
  });

async function recordsOf(
  db: Db,
  entity: Entity,
  { begins, among }: Retained,
  { home, zone, subject, until }: Scope,
  found: readonly FoundRecord[],
): Promise<readonly FoundRecord[]> {
  const where = (condition: string) => `${foundSql(entity)} where (${condition}) and ${amongSql(among)}`;
  switch (begins.when) {
    case 'resident left':
      return db.query<FoundRecord>(where(entity.resides ? 't.id = $1::uuid' : 't.resident = $1::uuid'), [subject?.id]);
    case 'staff left':
    case 'not hired':
      return db.query<FoundRecord>(where(entity.name === 'staff' ? 't.id = $1::uuid' : 't.staff = $1::uuid'), [
        subject?.id,
      ]);
    case 'over':
      return db.query<FoundRecord>(where(overSql(entity, begins)), [home, cutoffs(entity, begins, until ?? '', zone)]);
    case 'with':
      return db.query<FoundRecord>(where(`t.${quoted(begins.field)} = any($1::uuid[])`), [
        found.filter((one) => one.entity === begins.entity).map(({ id }) => id),
      ]);
  }
}

/** Files that belong to these records and to no other go with them. */
const filesSql = (files: Entity): string => `${foundSql(files)} where t.linked_object ->> 'id' = any($1::text[])
  and not exists (select 1 from jsonb_array_elements(t.also_linked) o where o -> 'record' ->> 'id' <> all($1::text[])) and t.id <> all($2::uuid[])`;

async function withFiles(
  context: Pick<RecordContext, 'named'>,
  db: Db,
  found: readonly FoundRecord[],
): Promise<readonly FoundRecord[]> {
  if (found.length === 0) return found;
  const files = context.named('attachment');
  const known = found.filter(({ entity }) => entity === files.name).map(({ id }) => id);
  return [...found, ...(await db.query<FoundRecord>(filesSql(files), [found.map(({ id }) => id), known]))];
}

/** Reminders say in words what was found in a record. */
async function withReminders(
  context: Pick<RecordContext, 'named'>,
  db: Db,
  found: readonly FoundRecord[],
): Promise<readonly FoundRecord[]> {
  const known = new Set(found.map(({ id }) => id));
  const about = `${foundSql(context.named('notification'))} where t.linked_object ->> 'id' = any($1::text[])`;
  return [...found, ...(await db.query<FoundRecord>(about, [[...known]])).filter(({ id }) => !known.has(id))];
}

/** Everything about one resident, whatever its clock: a court may ask for a whole file. */
const aboutResident = (register: readonly Entity[]): readonly Entity[] =>
  register.filter(({ name, resides, fields }) => isRetained(retention[name]) && (resides || 'resident' in fields));

async function namedByCourt(
  context: Pick<RecordContext, 'named' | 'register'>,
  db: Db,
  { entity, id }: NonNullable<Scope['subject']>,
) {
  if (entity !== 'resident')
    return db.query<FoundRecord>(`${foundSql(context.named(entity))} where t.id = $1::uuid`, [id]);
  const all: FoundRecord[] = [];
  for (const one of aboutResident(context.register))
    all.push(
      ...(await db.query<FoundRecord>(`${foundSql(one)} where ${one.resides ? 't.id' : 't.resident'} = $1::uuid`, [
        id,
      ])),
    );
  return all;
}

/** Every record of a scope as it stands, whether or not it may go. */
export async function recordsWithin(
  context: Pick<RecordContext, 'named' | 'register'>,
  db: Db,
  scope: Scope,
): Promise<readonly FoundRecord[]> {
  if (scope.clock === null)
    return scope.subject
      ? withReminders(context, db, await withFiles(context, db, await namedByCourt(context, db, scope.subject)))
      : [];
  const found: FoundRecord[] = [];
  const kinds = underClock(scope.clock).toSorted(({ retained }) => (retained.begins.when === 'with' ? 1 : -1));
  for (const { entity, retained } of kinds)
    found.push(...(await recordsOf(db, context.named(entity), retained, scope, found)));
  return withFiles(context, db, found);
}

/** A record that stays, and one it names that would go. */
export interface Naming {
  readonly entity: string;
  readonly id: string;
  readonly to: string;
  readonly target: string;
}

const namingSql = ({ name }: Entity, field: string, to: string): string =>
  `select '${name}' as entity, t.id, '${to}' as "to", t.${quoted(field)} as target from ${quoted(name)} t
    where t.${quoted(field)} = any($1::uuid[]) and not exists (select 1 from unnest($2::uuid[]) as u(id) where u.id = t.id) limit 1000`;

/** Records that stay and name some of those that would go: those cannot go before them. */
export async function namedFromOutside(
  { register }: Pick<RecordContext, 'register'>,
  db: Db,
  found: readonly FoundRecord[],
): Promise<readonly Naming[]> {
  const ids = Map.groupBy(found, ({ entity }) => entity);
  const idsOf = (entity: string) => (ids.get(entity) ?? []).map(({ id }) => id);
  const naming: Naming[] = [];
  for (const entity of register)
    for (const [name, field] of Object.entries(entity.fields)) {
      const to = targetOf(field);
      // A member of staff stays as a name, so whatever they signed may go on naming them.
      if (entity.log || to === null || to === 'staff' || !ids.has(to)) continue;
      naming.push(...(await db.query<Naming>(namingSql(entity, name, to), [idsOf(to), idsOf(entity.name)])));
    }
  return naming;
}
