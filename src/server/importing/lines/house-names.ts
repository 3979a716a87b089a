import { plainName } from '#domain/kit/names/plain-text.ts';
import type { ReadValue } from '#domain/kit/vocabulary/read-value.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { typedNamesSql } from '../../kit/schema/person-name-sql.ts';

/** By which words a spreadsheet may name a record of the house. */
const namesSql: Readonly<Record<string, string>> = {
  resident: `select t.id, array_remove(array[${typedNamesSql('t').join(', ')}, t.national_id], null) as names
    from resident t where t.home = $1 and not t.is_deleted and not t.is_discharged_status`,
  staff: `select t.id, array_remove(array[${typedNamesSql('t').join(', ')}, t.username, t.staff_number, t.email], null) as names
    from staff t where $1 = any(t.homes) and not t.is_deleted and t.status <> 'left'`,
  group: `select t.id, array[t.name] as names from "group" t where $1::uuid is not null and not t.is_deleted`,
};

/** `Smith, John` and `John Smith` are one person, and a number is read without its spaces. */
const nameKey = (text: string): string =>
  /^[\d\s-]{5,}$/.test(text) ? text.replaceAll(/\D/g, '') : plainName(text).split(/\s+/).toSorted().join(' ');

const whoWords: Readonly<Record<string, string>> = {
  resident: 'Nobody who lives here is called',
  staff: 'Nobody who works here is called',
  group: 'There is no group called',
};

/** Whom or what names mean in a house. Only what is asked for is read. */
export async function houseNames(db: Db, home: string, entities: ReadonlySet<string>) {
  const known = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  for (const entity of entities) {
    const sql = namesSql[entity];
    if (!sql) continue;
    const byName = new Map<string, Set<string>>();
    for (const { id, names } of await db.query<{ id: string; names: string[] }>(sql, [home]))
      for (const name of names.map(nameKey).filter(Boolean)) byName.set(name, (byName.get(name) ?? new Set()).add(id));
    known.set(entity, byName);
  }
  return (entity: string, text: string): ReadValue => {
    const found = [...(known.get(entity)?.get(nameKey(text)) ?? [])];
    if (found.length === 1) return { value: found[0] };
    const others = found.length > 1 ? `Several are called “${text}”. Write the number instead.` : null;
    return { wrong: others ?? `${whoWords[entity] ?? 'There is nothing called'} “${text}”.` };
  };
}
