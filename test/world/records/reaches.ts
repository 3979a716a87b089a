import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Reach, Role, RowTest } from '#domain/kit/vocabulary/permissions.ts';
import { roles } from '#domain/kit/vocabulary/permissions.ts';
import { addDays, addHours } from '#domain/kit/time/time.ts';
import { now, type Caller, type World } from '../world.ts';

/** How far each role's permission reaches by the declaration, and records that stand inside and outside of it. */

export type Verb = 'view' | 'add' | 'change' | 'delete';

const ownEntry: Reach = { rows: { created_by: { me: true } } };
const isBare = ({ rows, fields }: Reach): boolean => !rows && !fields;

/** None: no permission at all. One without rows: every record. A narrow act that names neither rows nor fields is decided by its own circumstance. */
export function reachesOf(entity: Entity, role: Role, verb: Verb): readonly Reach[] {
  const reaches = reachesByAccess(entity, role, verb);
  const { hidesFrom } = entity;
  if (hidesFrom === null || verb === 'add') return reaches;
  return reaches.map((reach): Reach => ({ ...reach, rows: { ...reach.rows, [hidesFrom]: { notMe: true } } }));
}

function reachesByAccess(entity: Entity, role: Role, verb: Verb): readonly Reach[] {
  const acts = entity.access[role];
  if (acts.includes(verb)) return [{}];
  const declared = acts
    .filter((act) => act.startsWith(`${verb}:`))
    .flatMap((act) => (entity.narrower[act] ? [{ act, reach: entity.narrower[act] }] : []));
  const narrow = declared.map(({ act, reach }): Reach => (isBare(reach) ? { rows: { [act]: { is: true } } } : reach));
  return acts.includes(`${verb}_own`) ? [...narrow, entity.narrower[`${verb}_own`] ?? ownEntry] : narrow;
}

/** The columns that decide whether a record is within reach, each with what is asked of it. */
export type Deciding = ReadonlyMap<string, readonly RowTest[]>;

const isSame = (one: RowTest, other: RowTest | null | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function deciding(reaches: readonly Reach[]): Deciding {
  const tests = new Map<string, readonly RowTest[]>();
  for (const [column, asked] of reaches.flatMap(({ rows }) => Object.entries(rows ?? {}))) {
    const known = tests.get(column) ?? [];
    if (!known.some((one) => isSame(one, asked))) tests.set(column, [...known, asked]);
  }
  return tests;
}

/** A record as far as reaching goes: of each column the test it passes, if any. */
export type Placement = ReadonlyMap<string, RowTest | null>;

/** Every way in which a record can stand. */
export const placements = (tests: Deciding): readonly Placement[] =>
  [...tests].reduce<readonly Placement[]>(
    (all, [column, asked]) =>
      all.flatMap((placement) => [null, ...asked].map((passed) => new Map([...placement, [column, passed]]))),
    [new Map()],
  );

/** As far inside as a record can stand. */
export const inside = (tests: Deciding): Placement =>
  new Map([...tests].map(([column, [first = null]]) => [column, first]));

export const placementWords = (placement: Placement): string =>
  [...placement].map(([column, passed]) => `${column} ${passed ? 'inside' : 'outside'}`).join(', ');

export const covering = (reaches: readonly Reach[], placement: Placement): readonly Reach[] =>
  reaches.filter(({ rows }) =>
    Object.entries(rows ?? {}).every(([column, asked]) => isSame(asked, placement.get(column))),
  );

/** The fields these reaches are limited to together; null where one of them has them all. */
export const limitedTo = (reaches: readonly Reach[]): ReadonlySet<string> | null =>
  reaches.some(({ fields }) => !fields) ? null : new Set(reaches.flatMap(({ fields }) => fields ?? []));

export interface Person {
  readonly id: string;
  readonly other: string;
  readonly groups: readonly string[];
  readonly otherGroups: readonly string[];
  readonly caller: Caller;
}

export async function personOf(world: World, role: Role): Promise<Person> {
  const { rows } = await world.owner.query<{ groups: string[]; others: string[] }>(
    'select s.groups, array(select g.id from "group" g where g.id <> all(s.groups)) as others from staff s where s.id = $1',
    [world.people[role]],
  );
  const other = role === 'senior' ? 'carer' : 'senior';
  return {
    id: world.people[role],
    other: world.people[other],
    groups: rows[0]?.groups ?? [],
    otherGroups: rows[0]?.others ?? [],
    caller: world.as(role),
  };
}

function naming(entity: Entity, column: string, who: string): unknown {
  const kind = entity.fields[column]?.kind;
  if (kind === 'refs') return [who];
  return kind === 'rows' ? JSON.stringify([{ staff: who }]) : who;
}

function noneOf(entity: Entity, column: string, values: readonly unknown[]): unknown {
  const field = entity.fields[column];
  return field?.kind === 'choice' ? Object.keys(field.options).find((option) => !values.includes(option)) : !values[0];
}

const dayOf = (days: number): string => addDays(now.toISOString().slice(0, 10), days);

/** A value that passes the given test, or with none of them. */
function valueFor(
  entity: Entity,
  column: string,
  asked: readonly RowTest[],
  passed: RowTest | null,
  person: Person,
): unknown {
  const [test] = asked;
  if (!test || passed === null) return test && outside(entity, column, test, asked, person);
  if ('me' in passed) return naming(entity, column, person.id);
  if ('notMe' in passed) return naming(entity, column, person.other);
  if ('myGroup' in passed) return person.groups;
  if ('withinDays' in passed) return dayOf(1 - passed.withinDays);
  if ('isNot' in passed) return noneOf(entity, column, [passed.isNot]);
  return 'today' in passed ? dayOf(0) : passed.is;
}

function outside(entity: Entity, column: string, test: RowTest, asked: readonly RowTest[], person: Person): unknown {
  if ('me' in test) return naming(entity, column, person.other);
  if ('notMe' in test) return naming(entity, column, person.id);
  if ('myGroup' in test) return person.otherGroups;
  if ('withinDays' in test) return dayOf(-1 - test.withinDays);
  if ('isNot' in test) return test.isNot;
  return 'today' in test
    ? dayOf(1)
    : noneOf(
        entity,
        column,
        asked.flatMap((one) => ('is' in one ? [one.is] : [])),
      );
}

interface Placing {
  readonly entity: Entity;
  readonly record: AnyRecord;
  readonly tests: Deciding;
  readonly placement: Placement;
  readonly person: Person;
}

const lasts = ['start_at', 'end_at'];
/** Nobody can be at two places at once: what lasts a while and becomes somebody's own goes to days of its own. */
const apart = (entity: Entity, tests: Deciding): readonly string[] =>
  [...tests.values()].flat().some((test) => 'me' in test)
    ? lasts.filter((name) => name in entity.fields).map((name) => `, ${name} = ${name} + interval '30 days'`)
    : [];

/** Makes the record stand so, and not removed. Who a person is cannot be changed: there the person's own record stands inside. */
export async function place(world: World, { entity, record, tests, placement, person }: Placing): Promise<AnyRecord> {
  const columns = [...tests].filter(([column]) => column !== 'id');
  const sets = [...columns.map(([column], at) => `, "${column}" = $${at + 2}`), ...apart(entity, tests)].join('');
  const values = columns.map(([column, asked]) =>
    valueFor(entity, column, asked, placement.get(column) ?? null, person),
  );
  const client = await world.owner.connect();
  // What only the server writes refuses every change, its owner's too, unless triggers are told to rest.
  if (entity.serverOnly) await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ record: AnyRecord }>(
    `update "${entity.name}" t set ${entity.marker} = false, deleted_at = null, deleted_by = null, deletion_reason = null${sets} where id = $1 returning to_jsonb(t) as record`,
    [placement.get('id') ? person.id : record.id, ...values],
  );
  if (entity.serverOnly) await client.query('set session_replication_role = origin');
  client.release();
  if (!rows[0]) throw new Error(`There is no such ${entity.name} to place.`);
  return rows[0].record;
}

/** What decides about a narrow act whose declaration names no rows. */
const circumstance: Readonly<Record<string, (world: World, person: Person, isMet: boolean) => Promise<unknown>>> = {
  'add:key_worker': (world, { id }, isMet) =>
    world.owner.query('update resident set key_worker = $2 where id = $1', [world.mrHale, isMet ? id : null]),
  'add:allowed': (world, _, isMet) =>
    world.owner.query('update assessment set who_may_complete = $1', [isMet ? Object.keys(roles) : ['manager']]),
};

interface Adding {
  readonly input: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
}

/** An input that stands so, and whoever sends it. What is not of today is sent a day later: it stays as valid as it was. */
export async function addingSo(
  world: World,
  { entity, tests, placement, person }: Omit<Placing, 'record'>,
): Promise<Adding> {
  const given: Record<string, unknown> = {};
  let at = now.toISOString();
  for (const [column, asked] of tests) {
    const passed = placement.get(column) ?? null;
    if (circumstance[column]) await circumstance[column](world, person, passed !== null);
    else if (asked.some((test) => 'today' in test)) [given[column], at] = [dayOf(0), passed ? at : addHours(at, 24)];
    else given[column] = valueFor(entity, column, asked, passed, person);
  }
  const input = await world.input(entity, given);
  world.clock = new Date(at);
  return { input, caller: at === now.toISOString() ? person.caller : await world.again(person.id) };
}
