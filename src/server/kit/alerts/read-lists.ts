import type { SweepContext } from './rule-set.ts';

/** What is about the place: written in the house, of one resident or of all. */
export const ofHome = (row = 't'): string =>
  `${row}.home = $1::uuid and not ${row}.is_deleted and ($2::uuid is null or ${row}.resident = $2::uuid)`;

/** What is about a person is swept where they live now, whichever house wrote it down; what is about nobody, in its own house. */
export const ofItsPeople = (row = 't'): string =>
  `(${row}.resident = any(array(select p.id from resident p where p.home = $1::uuid and ($2::uuid is null or p.id = $2::uuid))) or ($2::uuid is null and ${row}.resident is null and ${row}.home = $1::uuid)) and not ${row}.is_deleted`;

/**
 * Reads a rule set's facts in one statement, each list as it is written under its name.
 * $1 the house · $2 one resident or null · $3 now · $4 the house's date
 */
export function readLists<Book extends object>(lists: { readonly [Name in keyof Book]: string }): (
  at: SweepContext,
) => Promise<Book> {
  const columns = Object.entries<string>(lists).map(
    ([name, sql]) => `(select coalesce(json_agg(row_to_json(x)), '[]') from (${sql}) x) as ${name}`,
  );
  const text = `select ${columns.join(',\n')}, $1::uuid as asked_home, $2::uuid as asked_resident, $3::timestamptz as asked_at, $4::date as asked_day`;
  return async ({ db, home, resident, now, today }) => {
    const [row] = await db.query<Record<string, unknown>>(text, [home, resident, now, today]);
    return Object.fromEntries(Object.keys(lists).map((name) => [name, row?.[name]])) as Book;
  };
}
