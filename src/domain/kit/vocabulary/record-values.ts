/** Values by the names of their fields: a record, or what may become one. */
export type RecordValues = Readonly<Record<string, unknown>>;

export const isRecordValues = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A table with one line for each name. */
export const tableOf = <K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;

/** Some of the values of a record. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** The lines of such a table, each with its name. */
export const entriesOf = <T extends object>(table: T): (readonly [keyof T & string, T[keyof T & string]])[] =>
  keysOf(table).map((name) => [name, table[name]]);

/** Whether a table has a line of this name. */
export const isKeyOf = <T extends object>(table: T, name: unknown): name is keyof T & string =>
  typeof name === 'string' && Object.hasOwn(table, name);

/** The names in a table that is written down in full: it has these and no others, so its type knows them. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[];
