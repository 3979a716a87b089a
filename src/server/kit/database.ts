import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { createHash } from 'node:crypto';
import { databaseFault, markUndone } from './database-fault.ts';

/** Anything a statement can be sent to: the pool, or one connection inside a transaction. */
export interface Db {
  query<R extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
}

interface Prepared {
  /** A statement is prepared once per connection and known by its text. */
  readonly name: string;
  readonly writes: boolean;
}

const prepared = new Map<string, Prepared>();

function preparedOf(text: string): Prepared {
  const known = prepared.get(text);
  if (known) return known;
  const made = { name: createHash('sha1').update(text).digest('base64url'), writes: /\b(insert|update|delete)\b/i.test(text) };
  prepared.set(text, made);
  return made;
}

export const onPool = (pool: Pool | PoolClient): Db => ({
  async query<R extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
    const { name, writes } = preparedOf(text);
    try {
      const answer = await pool.query<R>({ name, text, values: [...values] });
      return answer.rows;
    } catch (error) {
      // A statement that PostgreSQL refused, or that was never sent, changed nothing; one whose answer was lost may have.
      if (writes && databaseFault(error) !== 'broken') markUndone(error);
      throw error;
    }
  },
});

export async function transaction<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: unknown = null;
  try {
    return await within(client, work);
  } catch (error) {
    fault = error;
    throw error;
  } finally {
    // A connection that broke is closed, which undoes what it had begun; the next one gets a new one.
    client.release(databaseFault(fault) === 'broken');
  }
}

async function within<T>(client: PoolClient, work: (tx: Db) => Promise<T>): Promise<T> {
  // Without a listener a connection that breaks between two statements would end the process; the next statement tells.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    const result = await undoing(client, async () => {
      await client.query('begin');
      return work(onPool(client));
    });
    await commit(client);
    return result;
  } finally {
    client.off('error', ignore);
  }
}

/** Whatever ends it before its commit has left nothing behind. */
async function undoing<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    markUndone(error);
    if (databaseFault(error) !== 'broken') await client.query('rollback');
    throw error;
  }
}

/** A commit that was refused is undone; one whose answer was lost is not known to be either. */
async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    if (databaseFault(error) !== 'broken') markUndone(error);
    throw error;
  }
}
