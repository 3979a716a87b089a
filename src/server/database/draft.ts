import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { Pool } from 'pg';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { onClient } from '../kit/runtime/database.ts';
import { createPolicies } from '../kit/schema/house-policies.ts';
import { createAll, createIndexes, createReferences, createTable, hasTable, quoted } from '../kit/schema/table.ts';
import { roleName } from './pool.ts';
import { readCatalog, type Catalog, type TableDescription } from './catalog.ts';

const scratch = 'drafted';

/** The tables as they are, and as the register wants them: built for a moment, looked at, and undone. */
async function bothCatalogs(
  pool: Pool,
  register: readonly Entity[],
): Promise<{ readonly is: Catalog; readonly wanted: Catalog }> {
  const tables = register.filter(hasTable).map((entity) => entity.name);
  const client = await pool.connect();
  try {
    await client.query('reset role');
    await client.query('begin');
    await client.query(`create schema ${scratch}`);
    await client.query(`set local search_path to ${scratch}, public`);
    await client.query(createAll(register));
    await client.query(register.flatMap(createPolicies).join('\n'));
    const db = onClient(client);
    const wanted = await readCatalog(db, scratch, tables);
    await client.query('set local search_path to public');
    return { is: await readCatalog(db, 'public', tables), wanted };
  } finally {
    await client.query('rollback');
    client.release(true);
  }
}

function columnChanges(table: string, is: TableDescription, wanted: TableDescription): readonly string[] {
  const gone = Object.keys(is.columns).filter((name) => !(name in wanted.columns));
  return [
    ...Object.entries(wanted.columns).flatMap(([name, type]) => {
      if (!(name in is.columns)) return [`alter table ${table} add column ${quoted(name)} ${type};`];
      return is.columns[name] === type ? [] : [`-- ${name} is ${is.columns[name]}`, ...alterColumn(table, name, type)];
    }),
    ...gone.map((name) => `alter table ${table} drop column ${quoted(name)};`),
  ];
}

function alterColumn(table: string, name: string, wanted: string): readonly string[] {
  const [, type = wanted, filled, , otherwise] = /^(.*?)( not null)?( default (.*))?$/.exec(wanted) ?? [];
  const column = `alter table ${table} alter column ${quoted(name)}`;
  return [
    `${column} type ${type} using ${quoted(name)}::${type};`,
    `${column} ${otherwise ? `set default ${otherwise}` : 'drop default'};`,
    `${column} ${filled ? 'set' : 'drop'} not null;`,
  ];
}

function constraintChanges(table: string, is: TableDescription, wanted: TableDescription): readonly string[] {
  const changed = (name: string) => is.constraints[name] !== wanted.constraints[name];
  return [
    ...Object.keys(is.constraints)
      .filter(changed)
      .map((name) => `alter table ${table} drop constraint ${quoted(name)};`),
    ...Object.entries(wanted.constraints)
      .filter(([name]) => changed(name))
      .map(([name, rule]) => `alter table ${table} add constraint ${quoted(name)} ${rule};`),
  ];
}

function indexChanges(is: TableDescription, wanted: TableDescription): readonly string[] {
  const changed = (name: string) => is.indexes[name] !== wanted.indexes[name];
  return [
    ...Object.keys(is.indexes)
      .filter(changed)
      .map((name) => `drop index ${quoted(name)};`),
    ...Object.entries(wanted.indexes)
      .filter(([name]) => changed(name))
      .map(([, made]) => `${made};`),
  ];
}

/** All of a table's or none: there are two, and each is understood with the other. */
function policyChanges(entity: Entity, is: TableDescription, wanted: TableDescription): readonly string[] {
  if (isSame(is.policies, wanted.policies)) return [];
  const drop = Object.keys(is.policies).map((name) => `drop policy ${quoted(name)} on ${quoted(entity.name)};`);
  const made = createPolicies(entity);
  return made.length > 0
    ? [...drop, ...made]
    : [...drop, `alter table ${quoted(entity.name)} disable row level security;`];
}

/** Constraints that no register speaks of, such as shifts that must not overlap, stay as a migration made them. */
const isByHand = (name: string): boolean => name.endsWith('_by_hand');

const registered = (table: TableDescription): TableDescription => ({
  ...table,
  constraints: Object.fromEntries(Object.entries(table.constraints).filter(([name]) => !isByHand(name))),
  indexes: Object.fromEntries(Object.entries(table.indexes).filter(([name]) => !isByHand(name))),
});

/** New tables belong to whoever migrates; where the application works as a role of its own, it is let in. */
const grants = (tables: readonly Entity[]): readonly string[] =>
  tables.length === 0
    ? []
    : [
        `do $$ begin
  if exists (select from pg_roles where rolname = '${roleName}') then
    grant select, insert, update on ${tables.map(({ name }) => quoted(name)).join(', ')} to ${roleName};
  end if;
end $$;`,
      ];

/** The SQL that turns the database into what the register describes; empty where nothing differs. */
export async function draftMigration(pool: Pool, register: readonly Entity[]): Promise<readonly string[]> {
  const { is, wanted } = await bothCatalogs(pool, register);
  const stored = register.filter(hasTable);
  const missing = stored.filter((entity) => !is[entity.name]);
  const created = [
    ...missing.map(createTable),
    ...missing.flatMap(createReferences),
    ...missing.flatMap(createIndexes),
    ...missing.flatMap(createPolicies),
    ...grants(missing),
  ];
  const altered = stored.flatMap((entity) => {
    const now = is[entity.name];
    const then = wanted[entity.name];
    if (!now || !then) return [];
    const current = registered(now);
    const table = quoted(entity.name);
    return [
      ...columnChanges(table, current, then),
      ...constraintChanges(table, current, then),
      ...indexChanges(current, then),
      ...policyChanges(entity, current, then),
    ];
  });
  return [...created, ...altered];
}
