import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { attachment } from '#domain/attachments/attachment.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { wholeColumns } from '../../kit/schema/columns.ts';
import { quoted } from '../../kit/schema/table.ts';
import { digestBytes, digestSql } from '../../kit/history/digest-sql.ts';
import { contentTextSql } from './content-text.ts';
import type { LeftRecords } from './read-lines.ts';

/**
 * Columns that change although nobody changes the record: time passes, somebody signs in, the text of a file is read.
 */
const changesByItself = new Map<Entity, readonly string[]>([
  [accidentScheduler, ['status']],
  [planScheduler, ['status']],
  [riskScheduler, ['status']],
  [evaluationScheduler, ['status']],
  [attachment, ['content_text']],
  [staff, ['last_login', 'must_change_password', 'tour_answered_at']],
]);

/**
 * Encrypted columns are left out too: the cipher shows any change of them, and they are encrypted anew with a new key.
 */
export const unsealedColumns = (entity: Entity): readonly string[] => [
  'first_content',
  ...(changesByItself.get(entity) ?? []),
  ...Object.keys(entity.fields).filter((name) => entity.fields[name]?.secret),
];

/** Every other column of the table. */
export const sealedColumns = (entity: Entity): readonly string[] => {
  const unsealed = unsealedColumns(entity);
  return wholeColumns(entity).filter((name) => !unsealed.includes(name));
};

/**
 * The content of a version is in the table of its entity, or in `record_version` once the record was changed: the text is
 * the same from either. Nulls are left out, so that adding a column does not change the digests of older records.
 */
const contentSql = memoize((entity: Entity): string => {
  const unsealed = unsealedColumns(entity).map((name) => `'${name}'`);
  return `select json_agg(w.place order by w.place) as places, string_agg(${digestSql('c.content')}, '' order by w.place) as digests
    from unnest($1::int[], $2::uuid[], $3::int[]) as w(place, id, version) cross join lateral (
      select ${contentTextSql(entity, sealedColumns(entity))} as content from ${quoted(entity.name)} t where t.id = w.id and t.version = w.version
      union all select jsonb_strip_nulls(v.body - array[${unsealed.join(', ')}])::text from record_version v where v.record = w.id and v.version = w.version and v.entity = '${entity.name}'
    ) c`;
});

const unlike = Buffer.alloc(digestBytes, 0xff);
const nothing = Buffer.alloc(digestBytes);

/** What the records that a stretch of lines left are today, sixteen bytes for each line; zeros where there is none. */
export async function recordDigests(
  db: Db,
  register: readonly Entity[],
  lines: number,
  left: readonly LeftRecords[],
): Promise<Buffer> {
  const digests = Buffer.alloc(lines * digestBytes);
  const at = (place: number) => digests.subarray(place * digestBytes, (place + 1) * digestBytes);
  for (const { entity: name, places, ids, versions } of left) {
    const entity = register.find((one) => one.name === name);
    if (!entity || entity.log) continue;
    const [found] = await db.query<{ places: readonly number[] | null; digests: Buffer | null }>(contentSql(entity), [
      places,
      ids,
      versions,
    ]);
    for (const [index, place] of (found?.places ?? []).entries()) {
      const digest = found?.digests?.subarray(index * digestBytes, (index + 1) * digestBytes) ?? nothing;
      // One version has one content: where there are two, neither is the one that was sealed.
      at(place).set(at(place).equals(nothing) ? digest : unlike);
    }
  }
  return digests;
}
