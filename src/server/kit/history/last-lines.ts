import type { Author } from '../context/audit-entry.ts';
import type { Db } from '../runtime/database.ts';
import { newId } from '../runtime/new-id.ts';

/** What the last line of a record says was done. Whoever could see records of its kind in its house is told: there is no row left to ask. */
export const lastAction = 'purge';

/** It names the version that would have come next, so that an open page reads again what it shows. */
const lastLinesSql = `insert into user_history (id, at, "user", user_name, role, home, action, entity, object_id, object_version, resident, ip, device, session)
  select u.id, $2::timestamptz, $3::uuid, $4, $5, r.home, '${lastAction}', r.entity, r.record, r.versions + 1, r.resident, $6, $7, $8::uuid
  from (select *, row_number() over (order by entity, record) as place from disposed_record where disposal = $1::uuid and entity <> all($9::text[])) r
    join unnest($10::uuid[]) with ordinality as u(id, place) on u.place = r.place
  returning entity`;

interface LastLines {
  readonly disposal: string;
  readonly author: Author;
  readonly at: string;
  /** The kinds whose records stay, without their content. */
  readonly staying: readonly string[];
  /** How many records go. */
  readonly records: number;
}

/** The last line of every record that a disposal makes go. */
export async function writeLastLines(tx: Db, { disposal, author, at, staying, records }: LastLines): Promise<void> {
  const { id, name, role, ip, device, session } = author;
  const ids = Array.from({ length: records }, () => newId());
  const values = [disposal, at, id, name, role, ip, device, session, staying, ids];
  const written = await tx.query<{ entity: string }>(lastLinesSql, values);
  for (const entity of new Set(written.map((line) => line.entity))) tx.markWritten(entity);
}
