import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { QueryResultRow } from 'pg';
import type { Db } from '../runtime/database.ts';

/** What a statement is given: plain values by name, and groups of them such as the columns of a record. */
export type NamedValues = RecordValues;

/** A text in quotes, in which nothing is a name, or a name. */
const quotedOrName = /'[^']*'|(?<![:\w]):([a-z]\w*(?:\.\w+)?)/g;

/** A statement that takes its values by name: `:id::uuid`, `:record.weight_kg`. Nobody counts placeholders. */
export class NamedStatement {
  readonly #text: string;
  readonly #paths: readonly (readonly [first: string, second?: string])[];

  constructor(text: string) {
    const names: string[] = [];
    this.#text = text.replace(quotedOrName, (found, name?: string) => {
      if (name === undefined) return found;
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    });
    this.#paths = names.map((name) => name.split('.') as [string, string?]);
  }

  async run<R extends object = QueryResultRow>(db: Db, values: NamedValues): Promise<R[]> {
    return db.query<R>(
      this.#text,
      this.#paths.map(([first, second]) => valueAt(values, first, second)),
    );
  }
}

function valueAt(values: NamedValues, first: string, second?: string): unknown {
  const value = second === undefined ? values[first] : (values[first] as NamedValues | undefined)?.[second];
  if (value === undefined) throw new Error(`no value for :${first}${second === undefined ? '' : `.${second}`}`);
  return value;
}
