import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { createHash } from 'node:crypto';

/** Anything a statement can be sent to: the pool, or one connection inside a transaction. */
export interface Db {
  query<R extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
}

const names = new Map<string, string>();

/** A statement is prepared once per connection and known by its text. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const made = createHash('sha1').update(text).digest('base64url');
  names.set(text, made);
  return made;
}

export const onPool = (pool: Pool | PoolClient): Db => ({
  async query<R extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
    const answer = await pool.query<R>({ name: nameOf(text), text, values: [...values] });
    return answer.rows;
  },
});

export async function transaction<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(onPool(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
