import { leavesRecordSql } from '../../kit/context/audit-entry.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { firstRunning } from '../../kit/history/first-running.ts';
import { lineDigestSql } from '../../kit/history/line-digest.ts';

/** Where a line stands among all others: in the order of transactions, and within one of them. */
export interface LinePlace {
  readonly to_tx: string;
  readonly to_seq: string;
}
export const beforeAll: LinePlace = { to_tx: '0', to_seq: '0' };

/**
 * The records of one kind that lines left behind, and which lines of the stretch those were. Three arrays as PostgreSQL
 * writes them: they go back into its next statement as they came, and nobody takes two thousand ids apart in between.
 */
export interface LeftRecords {
  readonly entity: string;
  readonly places: string;
  readonly ids: string;
  readonly versions: string;
}

/** Lines of the history one after the other, as a seal knows them. */
export interface Lines extends LinePlace {
  readonly lines: number;
  readonly line_ids: Buffer;
  readonly line_digests: Buffer;
  readonly left: readonly LeftRecords[];
}

const gathered = (where: string): string => `with l as materialized (
    select (row_number() over (order by h.tx, h.seq))::int - 1 as place, h.id, h.tx, h.seq, h.entity, h.object_id, h.object_version,
      ${leavesRecordSql('h')} as leaves, ${lineDigestSql} as digest
    from user_history h where (h.tx, h.seq) > ($1::bigint, $2::bigint) and ${where}
  ) select count(*)::int as lines,
    string_agg(uuid_send(l.id), '' order by l.place) as line_ids, string_agg(l.digest, '' order by l.place) as line_digests,
    (select coalesce(json_agg(e), '[]') from (select entity, array_agg(place)::text as places, array_agg(object_id)::text as ids,
      array_agg(object_version)::text as versions from l where leaves group by entity) e) as "left",
    (max(array[l.tx, l.seq]))[1]::text as to_tx, (max(array[l.tx, l.seq]))[2]::text as to_seq
  from l having count(*) > 0`;

const belowRunning = gathered(`h.tx < ${firstRunning("'{}'::bigint[]")} order by h.tx, h.seq limit $3::int`);
const upTo = gathered('(h.tx, h.seq) <= ($3::bigint, $4::bigint) order by h.tx, h.seq');

/** The lines after a place that nothing can come between any more, at most so many; none where all are sealed. */
export const linesAfter = async (db: Db, after: LinePlace, most: number): Promise<Lines | null> =>
  (await db.query<Lines>(belowRunning, [after.to_tx, after.to_seq, most]))[0] ?? null;

/** The lines that stand between two places today; none where all are gone. */
export const linesBetween = async (db: Db, after: LinePlace, to: LinePlace): Promise<Lines | null> =>
  (await db.query<Lines>(upTo, [after.to_tx, after.to_seq, to.to_tx, to.to_seq]))[0] ?? null;

/** The record that a line left behind, and which line of the stretch it was. */
interface LeftRecord {
  readonly place: number;
  readonly entity: string;
  readonly id: string;
  readonly version: number;
}

const each = `select w.place, w.id, w.version from unnest($1::int[], $2::uuid[], $3::int[]) as w(place, id, version)`;
/** One by one, to name those that are not as they were. */
export async function leftOneByOne(db: Db, left: readonly LeftRecords[]): Promise<readonly LeftRecord[]> {
  const found = left.map(async ({ entity, places, ids, versions }) =>
    (await db.query<Omit<LeftRecord, 'entity'>>(each, [places, ids, versions])).map((one) => ({ ...one, entity })),
  );
  return (await Promise.all(found)).flat();
}
