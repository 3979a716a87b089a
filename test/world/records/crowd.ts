import type pg from 'pg';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';

/** Many copies of one record, for lists that must be long. What must be unique need not be for this. */
export async function crowd(owner: pg.Pool, entity: Entity, record: AnyRecord, count: number): Promise<void> {
  const guards = await owner.query<{ drop: string }>(
    `select case when c.oid is null then format('drop index %I', i.relname) else format('alter table %I drop constraint %I', t.relname, c.conname) end as drop
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid left join pg_constraint c on c.conindid = i.oid and c.contype = 'x'
     where t.relname = $1 and not x.indisprimary and (x.indisunique or x.indisexclusion)`,
    [entity.name],
  );
  for (const guard of guards.rows) await owner.query(guard.drop);
  // Each copy is made once: with a row spread out in the list of columns it would be made anew for every column.
  await owner.query(
    `insert into "${entity.name}" select copy.* from (select t as record, gen_random_uuid() as id from "${entity.name}" t, generate_series(1, $2) where t.id = $1) one,
       jsonb_populate_record(one.record, jsonb_build_object('id', one.id)) as copy`,
    [record.id, count],
  );
}
