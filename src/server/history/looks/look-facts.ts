import type { RecordPast } from '#domain/residents/looks/as-of.ts';
import type { LookFacts, PersonFacts, LookedAtFacts, ShiftFacts } from '#domain/residents/looks/look-grounds.ts';
import type { Look } from '#domain/residents/looks/look.ts';
import type { Db } from '../../kit/runtime/database.ts';

/** The looks that are to be explained, and the days they fall into. */
interface LookFactsQuery {
  readonly looks: readonly Look[];
  readonly from: string;
  readonly to: string;
}

interface VersionRow<T> {
  readonly [column: string]: unknown;
  readonly id: string;
  readonly created_at: string;
  readonly until: string | null;
  readonly value: T;
}

/** Every version of some records of a kind, the oldest first. `wanted` gives their ids. */
const versionsSql = (entity: string, fields: readonly string[], wanted: string): string => {
  const values = (row: string) =>
    `jsonb_build_object(${fields.map((name) => `'${name}', ${row} -> '${name}'`).join(', ')})`;
  return `with wanted as materialized (${wanted})
    select t.id, t.created_at, null::timestamptz as until, ${values('to_jsonb(t)')} as value, null::int as version from wanted w join "${entity}" t on t.id = w.id
    union all select t.id, t.created_at, v.kept_at, ${values('v.body')}, v.version from wanted w join "${entity}" t on t.id = w.id
      join record_version v on v.record = w.id and v.entity = '${entity}'
    order by id, version nulls last`;
};

const shiftFields = [
  'home',
  'staff',
  'shift_type',
  'status',
  'start_at',
  'end_at',
  'actual_start',
  'actual_end',
  'role_on_shift',
  'one_to_one_resident',
  'is_deleted',
] as const satisfies readonly (keyof ShiftFacts)[];
const personFields = ['homes', 'is_superuser'] as const satisfies readonly (keyof PersonFacts)[];
const residentFields = ['home', 'key_worker', 'co_key_worker'] as const satisfies readonly (keyof LookedAtFacts)[];

// A shift that was moved since is found within two days of where it is now.
const shiftsSql = versionsSql(
  'rota',
  shiftFields,
  `select r.id from rota r where r.home = any($1::uuid[]) and r.start_at < $3::timestamptz + interval '2 days' and r.end_at > $2::timestamptz - interval '2 days'`,
);
const byId = 'select unnest($1::uuid[]) as id';
const peopleSql = versionsSql('staff', personFields, byId);
const residentsSql = versionsSql('resident', residentFields, byId);

async function pastsOf<T>(db: Db, sql: string, values: readonly unknown[]): Promise<readonly RecordPast<T>[]> {
  const rows = await db.query<VersionRow<T>>(sql, values);
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, versions]) => ({
    id,
    created_at: versions[0]?.created_at ?? '',
    versions,
  }));
}

const byRecord = <T>(pasts: readonly RecordPast<T>[]): ReadonlyMap<string, RecordPast<T>> =>
  new Map(pasts.map((past) => [past.id, past]));

const different = (values: readonly (string | null)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** How the rota, the people and the residents stood when these looks happened. */
export async function lookFacts(db: Db, { looks, from, to }: LookFactsQuery): Promise<LookFacts> {
  const residents = await pastsOf<LookedAtFacts>(db, residentsSql, [different(looks.map(({ resident }) => resident))]);
  const people = await pastsOf<PersonFacts>(db, peopleSql, [different(looks.map(({ user }) => user))]);
  const homes = different([
    ...looks.map(({ home }) => home),
    ...residents.flatMap(({ versions }) => versions.map(({ value }) => value.home)),
    // What belongs to no house is read wherever its reader works.
    ...(looks.some(({ home }) => home === null)
      ? people.flatMap(({ versions }) => versions.flatMap(({ value }) => value.homes))
      : []),
  ]);
  const shifts = await pastsOf<ShiftFacts>(db, shiftsSql, [homes, from, to]);
  return { residents: byRecord(residents), people: byRecord(people), shifts: byPerson(shifts) };
}

function byPerson(shifts: readonly RecordPast<ShiftFacts>[]): LookFacts['shifts'] {
  const found = new Map<string, RecordPast<ShiftFacts>[]>();
  for (const shift of shifts)
    for (const person of different(shift.versions.map(({ value }) => value.staff)))
      found.set(person, [...(found.get(person) ?? []), shift]);
  return found;
}
