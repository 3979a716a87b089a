import type { Looking } from './family.ts';

/** The residents a statement is about: those who live in the house, or one of them. */
export const ofHome = (row = 't'): string => `${row}.home = $1::uuid and not ${row}.is_deleted and ($2::uuid is null or ${row}.resident = $2::uuid)`;

/**
 * Reads a family's facts in one statement, each list as it is written under its name.
 * $1 the house · $2 one resident or null · $3 now · $4 the house's date
 */
export function bookOf<Book extends object>(lists: { readonly [Name in keyof Book]: string }): (looking: Looking) => Promise<Book> {
  const columns = Object.entries<string>(lists).map(([name, sql]) => `(select coalesce(json_agg(row_to_json(x)), '[]') from (${sql}) x) as ${name}`);
  const text = `select ${columns.join(',\n')}, $1::uuid as asked_home, $2::uuid as asked_resident, $3::timestamptz as asked_at, $4::date as asked_day`;
  return async ({ db, home, resident, now, today }) => {
    const [row] = await db.query<Record<string, unknown>>(text, [home, resident, now, today]);
    return Object.fromEntries(Object.keys(lists).map((name) => [name, row?.[name]])) as Book;
  };
}
