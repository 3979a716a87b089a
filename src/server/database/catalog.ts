import type { Db } from '../kit/runtime/database.ts';

/** What PostgreSQL itself says about the tables of a schema, in words that two schemas can be compared by. */
export interface TableDescription {
  readonly columns: Readonly<Record<string, string>>;
  readonly constraints: Readonly<Record<string, string>>;
  readonly indexes: Readonly<Record<string, string>>;
  /** None where row security is off. */
  readonly policies: Readonly<Record<string, string>>;
}
export type Catalog = Readonly<Record<string, TableDescription>>;

const text = `select c.relname as name,
  (select coalesce(json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)
      || coalesce((select ' collate "' || l.collname || '"' from pg_collation l where l.oid = a.attcollation and l.collname <> 'default'), '')
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')), '{}')
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select coalesce(json_object_agg(k.conname, pg_get_constraintdef(k.oid)), '{}') from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'f', 'x', 'p')) as constraints,
  (select coalesce(json_object_agg(i.relname, pg_get_indexdef(x.indexrelid)), '{}')
    from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid and not x.indisprimary
      and not exists (select from pg_constraint k where k.conindid = x.indexrelid)) as indexes,
  (select coalesce(json_object_agg(p.policyname, concat_ws(' ', 'for', p.cmd, 'using (' || p.qual || ')', 'with check (' || p.with_check || ')')), '{}')
    from pg_policies p where c.relrowsecurity and p.schemaname = c.relnamespace::regnamespace::text and p.tablename = c.relname) as policies
from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname = any($2)`;

const withoutSchema = (schema: string, words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word.replaceAll(`${schema}.`, '')]));

export async function readCatalog(db: Db, schema: string, tables: readonly string[]): Promise<Catalog> {
  const rows = await db.query<{ name: string } & TableDescription>(text, [schema, tables]);
  return Object.fromEntries(
    rows.map(({ name, columns, constraints, indexes, policies }) => [
      name,
      {
        columns: withoutSchema(schema, columns),
        constraints: withoutSchema(schema, constraints),
        indexes: withoutSchema(schema, indexes),
        policies: withoutSchema(schema, policies),
      },
    ]),
  );
}
