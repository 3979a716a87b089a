import { NamedStatement } from '../schema/named-statement.ts';
import type { SweepContext } from './rule-set.ts';

/** What is about the place: written in the house, of one resident or of all. */
export const ofHome = (row = 't'): string =>
  `${row}.home = :home::uuid and not ${row}.is_deleted and (:resident::uuid is null or ${row}.resident = :resident::uuid)`;

/** What is about a person is swept where they live now, whichever house wrote it down; what is about nobody, in its own house. */
export const ofItsPeople = (row = 't'): string =>
  `(${row}.resident = any(array(select p.id from resident p where p.home = :home::uuid and (:resident::uuid is null or p.id = :resident::uuid))) or (:resident::uuid is null and ${row}.resident is null and ${row}.home = :home::uuid)) and not ${row}.is_deleted`;

/** Reads a rule set's facts in one statement, each list as it is written under its name, given the sweep's `home`, `resident` (or null), `now` and `today`. */
export function readLists<Book extends object>(lists: { readonly [Name in keyof Book]: string }): (
  at: SweepContext,
) => Promise<Book> {
  const columns = Object.entries<string>(lists).map(
    ([name, sql]) => `(select coalesce(json_agg(row_to_json(x)), '[]') from (${sql}) x) as ${name}`,
  );
  const statement = new NamedStatement(`select ${columns.join(',\n')}`);
  return async ({ db, home, resident, now, today }) => {
    const [row] = await statement.run<Record<string, unknown>>(db, { home, resident, now, today });
    // One row comes back, with a column for each of the lists.
    return Object.fromEntries(Object.keys(lists).map((name) => [name, row?.[name]])) as Book;
  };
}
