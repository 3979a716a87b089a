import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { Job } from '../context/job.ts';
import type { RecordContext } from '../context/record-context.ts';
import { quoted } from '../schema/table.ts';
import { personNameSql } from '../schema/person-name-sql.ts';

/** A record of another house answers like no record; that somebody asked for it is counted all the same. */

/** What stands in the caller's own houses and is hidden there is no other house's record. */
const isOwn = (entity: Entity): string =>
  entity.belongsTo === 'itself'
    ? 't.id = any($8::uuid[])'
    : 'home' in entity.fields
      ? 't.home = any($8::uuid[])'
      : 'cardinality($8::uuid[]) >= 0';

/** An id that exists nowhere counts alike: otherwise the count would tell its caller what exists elsewhere. */
const countSql = (
  entity: Entity,
): string => `insert into denied_attempt as d (staff, hour, entity, last_at, role, ip, device, session)
  select $1::uuid, date_trunc('hour', $2::timestamptz), '${entity.name}', $2, $3::text, $4::text, $5::text, $6::uuid
  where not exists (select 1 from ${quoted(entity.name)} t where t.id = $7::uuid and ${isOwn(entity)})
  on conflict (staff, hour) do update set attempts = d.attempts + 1, entity = excluded.entity, last_at = excluded.last_at`;

export async function countDenied(context: RecordContext, actor: Actor, entity: Entity, id: string): Promise<void> {
  await context.db.query(countSql(entity), [
    (actor.viewer ?? actor).id,
    context.now(),
    actor.role,
    actor.ip,
    actor.device,
    actor.session,
    id,
    actor.homes,
  ]);
}

/** The history is only ever added to, so an hour is written when it is over and its count known: one line for each person. */
const writeDeniedSql = `with over as (delete from denied_attempt where hour <= $1::timestamptz - interval '1 hour' returning *)
  insert into user_history (id, at, "user", user_name, role, action, entity, summary, result, ip, device, session)
  select gen_random_uuid(), o.last_at, o.staff, ${personNameSql('s')}, o.role, 'view', o.entity,
    concat('Records not of their houses: ', o.attempts, case when o.attempts = 1 then ' attempt' else ' attempts' end), 'denied', o.ip, o.device, o.session
  from over o join staff s on s.id = o.staff`;

async function writeDenied(context: RecordContext): Promise<void> {
  await context.db.query(writeDeniedSql, [context.now()]);
}

export const writeDeniedJob: Job = { name: 'write-denied', every: 5, atStart: true, work: writeDenied };
