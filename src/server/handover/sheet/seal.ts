import { createHash } from 'node:crypto';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { frozenHouse, frozenPage } from '#domain/handover/frozen-page.ts';
import { handoverResident, type HandoverResident } from '#domain/handover/handover-resident.ts';
import { handover } from '#domain/handover/handover.ts';
import { updateLinked, type LinkedUpdate } from '../../kit/records/linked-updates.ts';
import { peopleOf } from '../material/people.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { personOrderSql } from '../../kit/schema/person-name-sql.ts';

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

const pagesSql = `select row_to_json(t) as row from handover_resident t left join resident p on p.id = t.resident where t.handover = $1 and not t.is_deleted order by p.room nulls last, ${personOrderSql('p')}`;

const sealed = (frozen: string) => ({ frozen, hash: fingerprint(frozen) });

/** Received is received: every page is stored letter by letter with its fingerprint, and the house's own page names them all. */
export async function seal(following: LinkedUpdate & { readonly record: AnyRecord }): Promise<void> {
  const rows = await following.tx.query<{ row: HandoverResident }>(pagesSql, [following.record.id]);
  const people = await peopleOf(
    following.tx,
    rows.map(({ row }) => row.resident),
  );
  const hashes: string[] = [];
  for (const { row } of rows) {
    const person = people.get(row.resident);
    const page = sealed(frozenPage(row, person ? personName(person) : ''));
    await updateLinked(following, handoverResident, row.id, page);
    hashes.push(page.hash);
  }
  await updateLinked(following, handover, following.record.id, sealed(frozenHouse(following.record, hashes)));
}
