import { instantOf } from '#domain/kit/time/time.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { ClockName } from '#domain/retention/retention-clocks.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { hasWordsSql, lineDigestSql, wordlessDigestSql } from '../../kit/history/line-digest.ts';
import { signErasure } from '../../kit/history/erasure-proof.ts';
import { writeLastLines } from '../../kit/history/last-lines.ts';
import { updateColumns } from '../../kit/records/write-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { quoted } from '../../kit/schema/table.ts';
import { datedSql, type FoundRecord } from '../due/record-sets.ts';
import { blankApplicant, blankStaff } from './blank-staff.ts';

interface Shredding {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly now: string;
  /** The disposal that is being applied. */
  readonly disposal: string;
  readonly clock: ClockName | null;
  readonly records: readonly FoundRecord[];
}

/** A member of staff stays as the name under what they signed. */
const stayingKinds = ['staff'];

const homeSql = (entity: Entity): string =>
  'home' in entity.fields
    ? 't.home'
    : entity.belongsTo === 'homes'
      ? 'coalesce(t.default_home, t.homes[1])'
      : 'null::uuid';
const residentSql = (entity: Entity): string =>
  entity.resides ? 't.id' : 'resident' in entity.fields ? 't.resident' : 'null::uuid';

const stubsSql = (entity: Entity): string =>
  `insert into disposed_record (record, entity, disposal, home, resident, dated, versions, digest)
    select t.id, '${entity.name}', $1::uuid, ${homeSql(entity)}, ${residentSql(entity)}, ${datedSql(entity)}, t.version,
      sha256(convert_to((to_jsonb(t) - 'first_content')::text, 'UTF8'))
    from ${quoted(entity.name)} t join unnest($2::uuid[]) as u(id) on u.id = t.id`;

/** Every line about a record that goes, and of a resident every line that speaks of them. */
const linesSql = `insert into erased_line (line, disposal, digest_before, digest_after)
  select h.id, $1::uuid, ${lineDigestSql}, ${wordlessDigestSql} from user_history h
  where ${hasWordsSql} and (exists (select 1 from disposed_record r where r.disposal = $1::uuid and r.record = h.object_id and r.entity = h.entity)
    or h.resident in (select r.record from disposed_record r where r.disposal = $1::uuid and r.entity = 'resident'))`;

/** Makes content go while its proof stays: hashes of what went, signed, and a last line in the history of each record. */
export async function shred({ context, tx, actor, now, disposal, clock, records }: Shredding) {
  const byKind = Map.groupBy(records, ({ entity }) => entity);
  for (const [name, found] of byKind)
    await tx.query(stubsSql(context.named(name)), [disposal, found.map(({ id }) => id)]);
  for (const { id, version } of byKind.get('staff') ?? [])
    await updateColumns(
      { context, db: tx, entity: context.named('staff'), author: actor, audit: { actions: ['purge'] }, now },
      { id, version },
      clock === 'applicant' ? blankApplicant(id) : blankStaff,
    );
  await tx.query(linesSql, [disposal]);
  const gone = records.filter(({ entity }) => !stayingKinds.includes(entity)).length;
  await writeLastLines(tx, { disposal, author: actor, at: now, staying: stayingKinds, records: gone });
  await tx.query('select shred_disposed($1::uuid, $2::text[])', [disposal, stayingKinds]);
  const decision = { decided_ms: String(instantOf(now)), decided_by: actor.id, records: records.length };
  return { records: records.length, ...(await signErasure(tx, context.sealing.keys, disposal, decision)) };
}
