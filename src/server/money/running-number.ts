import type { Db } from '../kit/runtime/database.ts';

const digits = 5;

export const numbered = (prefix: string, number: number): string => `${prefix}${String(number).padStart(digits, '0')}`;

/** The next number of a house's series. It is taken with the save and given back when that fails, so that the series has no gap. */
export async function runningNumber(
  db: Db,
  { table, column, prefix }: { readonly table: string; readonly column: string; readonly prefix: string },
  home: string,
): Promise<string> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1 || $2, 5))', [table, home]);
  // Word for word as the series' index has it, so that only the end of a series is read.
  const number = `substr(${column}, ${prefix.length + 1})::int`;
  const last = `select ${number} as number from ${table} where home = $1 and ${column} ~ '^${prefix}[0-9]{1,9}$' order by ${number} desc limit 1`;
  const [row] = await db.query<{ number: number }>(last, [home]);
  return numbered(prefix, (row?.number ?? 0) + 1);
}
