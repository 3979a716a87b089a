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

/** The record that a line left behind, and which line of the stretch it was. */
export interface LeftRecord {
  readonly place: number;
  readonly entity: string;
  readonly id: string;
  readonly version: number;
}

/** Lines of the history one after the other, as a seal knows them. */
export interface Lines extends LinePlace {
  readonly lines: number;
  readonly line_ids: Buffer;
  readonly line_digests: Buffer;
  readonly left: readonly LeftRecord[];
}

const gathered = (where: string): string => `select count(*)::int as lines,
    string_agg(uuid_send(l.id), '' order by l.place) as line_ids, string_agg(l.digest, '' order by l.place) as line_digests,
    coalesce(json_agg(json_build_object('place', l.place, 'entity', l.entity, 'id', l.object_id, 'version', l.object_version) order by l.place)
      filter (where l.leaves), '[]') as "left",
    (max(array[l.tx, l.seq]))[1]::text as to_tx, (max(array[l.tx, l.seq]))[2]::text as to_seq
  from (select (row_number() over (order by h.tx, h.seq))::int - 1 as place, h.id, h.tx, h.seq, h.entity, h.object_id, h.object_version,
      ${leavesRecordSql('h')} as leaves, ${lineDigestSql} as digest
    from user_history h where (h.tx, h.seq) > ($1::bigint, $2::bigint) and ${where}) l having count(*) > 0`;

const belowRunning = gathered(`h.tx < ${firstRunning("'{}'::bigint[]")} order by h.tx, h.seq limit $3::int`);
const upTo = gathered('(h.tx, h.seq) <= ($3::bigint, $4::bigint) order by h.tx, h.seq');

/** The lines after a place that nothing can come between any more, at most so many; none where all are sealed. */
export const linesAfter = async (db: Db, after: LinePlace, most: number): Promise<Lines | null> =>
  (await db.query<Lines>(belowRunning, [after.to_tx, after.to_seq, most]))[0] ?? null;

/** The lines that stand between two places today; none where all are gone. */
export const linesBetween = async (db: Db, after: LinePlace, to: LinePlace): Promise<Lines | null> =>
  (await db.query<Lines>(upTo, [after.to_tx, after.to_seq, to.to_tx, to.to_seq]))[0] ?? null;
