import { family } from '#domain/residents/family/family.ts';
import type { Departure, PatternFacts } from '#domain/residents/looks/look-patterns.ts';
import type { Look } from '#domain/residents/looks/look.ts';
import type { ContactOnFile, ReaderOnFile, ResidentOnFile } from '#domain/residents/looks/shared-bonds.ts';
import { personNameSql, plainNameSql } from '../../kit/schema/person-name-sql.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { lookFacts } from './look-facts.ts';

interface PatternFactsQuery {
  readonly looks: readonly Look[];
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

type WithId<T> = T & { readonly id: string };

const readersSql = `select s.id, s.last_name, array_remove(array[s.phone, s.emergency_contact ->> 'phone'], null) as phones, s.address from staff s where s.id = any($1::uuid[])`;
const filesSql = `select r.id, ${personNameSql('r')} as name, r.last_name,
    coalesce((select json_agg(row_to_json(c)) from (select ${plainNameSql(family, 'f')} as name, f.last_name, f.relationship, f.phone, f.mobile, f.address
      from family f where f.resident = r.id and not f.is_deleted) c), '[]') as contacts
  from resident r where r.id = any($1::uuid[])`;
const departuresSql =
  'select d.resident, d.home, d.left_at, d.reason from departure d where d.resident = any($1::uuid[])';

type File = ResidentOnFile & { readonly name: string; readonly contacts: readonly ContactOnFile[] };

/** What the patterns are counted from, besides the looks themselves. */
export async function patternFacts(db: Db, { zone, ...asked }: PatternFactsQuery): Promise<PatternFacts> {
  const users = [...new Set(asked.looks.map(({ user }) => user))];
  const residents = [...new Set(asked.looks.flatMap(({ resident }) => resident ?? []))];
  const readers = await db.query<WithId<ReaderOnFile>>(readersSql, [users]);
  const files = await db.query<WithId<File>>(filesSql, [residents]);
  return {
    ...(await lookFacts(db, asked)),
    readers: new Map(readers.map((reader) => [reader.id, reader])),
    files: new Map(files.map((file) => [file.id, file])),
    departures: await db.query<Departure>(departuresSql, [residents]),
    zone,
  };
}
