import pg, { type Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { endsConnection, markOutcomeUnknown, markNotApplied } from './database-fault.ts';
import { declaredHouses } from './house-scope.ts';

/** Anything a statement can be sent to: the pool, or one connection inside a transaction. */
export interface Db {
  query<R extends object = QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** Said by the write path and by whatever writes a line of the history, never by an area: what of this entity was written is published once it is committed. */
  markWritten(entity: string): void;
}

/** Called after each commit that wrote a record, with the entities that were written. */
export type OnCommitted = (written: ReadonlySet<string>) => void;
/** Where no record is written (sessions, letters, keys), and where nobody can listen yet. */
export const noCommitListener: OnCommitted = () => undefined;

interface Prepared {
  /** A statement is prepared once per connection and known by its text. */
  readonly name: string;
  readonly writes: boolean;
}

const prepared = new Map<string, Prepared>();

function preparedOf(text: string): Prepared {
  const known = prepared.get(text);
  if (known) return known;
  const made = {
    name: createHash('sha1').update(text).digest('base64url'),
    writes: /\b(insert|update|delete)\b/i.test(text),
  };
  prepared.set(text, made);
  return made;
}

/** A connection of the pool for a while. One that broke is closed, which undoes what it had begun; a refused statement costs none. */
export async function onConnectionOf<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: unknown = null;
  try {
    return await work(client);
  } catch (error) {
    fault = error;
    throw error;
  } finally {
    client.release(endsConnection(fault));
  }
}

interface Sent {
  /** Anything that could stay. */
  hasWritten: boolean;
  /** A record, or a line of the history, that stays whatever comes after it. */
  hasCommitted: boolean;
}
/** What the work at hand has sent. */
const sending = new AsyncLocalStorage<Sent>();

/**
 * Work that fails before its first write has left nothing behind, whatever became of the answer it waited for; after its
 * first commit it has left something, whatever undid the rest.
 */
export async function trackWrites<T>(work: () => Promise<T>): Promise<T> {
  const sent: Sent = { hasWritten: false, hasCommitted: false };
  try {
    return await sending.run(sent, work);
  } catch (error) {
    if (!sent.hasWritten) markNotApplied(error);
    if (sent.hasCommitted) markOutcomeUnknown(error);
    throw error;
  }
}

function committed(written: ReadonlySet<string>, onCommitted: OnCommitted): void {
  const sent = sending.getStore();
  if (sent) sent.hasCommitted = true;
  onCommitted(written);
}

/** What was last set on a connection; `unknown` where a transaction that set it was undone. */
const housesOn = new WeakMap<PoolClient, string | undefined | typeof unknown>();
const unknown = Symbol('unknown');

const setHouses = (houses: string | undefined): QueryConfig =>
  houses === undefined
    ? { text: 'reset hearth.houses' }
    : { name: 'houses', text: `select set_config('hearth.houses', $1, false)`, values: [houses] };

type Answered<R extends QueryResultRow> = (error: Error | undefined, result: QueryResult<R>) => void;

/** A statement as the driver sends it. One that is described to it by an object it first copies property by property. */
class Statement<R extends QueryResultRow> extends pg.Query<R> {
  readonly name: string | undefined;

  constructor({ name, text, values }: QueryConfig, answered: Answered<R>) {
    super(text, values, answered);
    this.name = name;
  }
}

const sendAsIs = <R extends QueryResultRow>(client: PoolClient, statement: QueryConfig): Promise<QueryResult<R>> =>
  new Promise((resolve, reject) => {
    client.query(new Statement<R>(statement, (error, result) => (error ? reject(error) : resolve(result))));
  });

/**
 * Sends a statement; one that writes goes with the houses its work has declared, never with those of whoever had the
 * connection before. Both are on their way before either is answered, so no other statement of the connection comes
 * between and the houses cost no round trip.
 */
export async function send<R extends QueryResultRow>(
  client: PoolClient,
  statement: QueryConfig,
): Promise<QueryResult<R>> {
  const houses = declaredHouses();
  if (!preparedOf(statement.text).writes || housesOn.get(client) === houses) return sendAsIs<R>(client, statement);
  housesOn.set(client, houses);
  const set = sendAsIs(client, setHouses(houses)).catch((error: unknown) => {
    housesOn.set(client, unknown);
    throw error;
  });
  const [result] = await Promise.all([sendAsIs<R>(client, statement), set]);
  return result;
}

/** The pool sends each statement in the same way, on a connection of its own. */
async function rowsFrom<R extends object>(
  on: Pool | PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<R[]> {
  const { name, writes } = preparedOf(text);
  const sent = writes ? sending.getStore() : undefined;
  if (sent) sent.hasWritten = true;
  const statement = { name, text, values: [...values] };
  try {
    const { rows } = await ('totalCount' in on ? on.query(statement) : send(on, statement));
    return rows;
  } catch (error) {
    // As it comes it says which bytes were read from the socket; from here it says who asked.
    if (error instanceof pg.DatabaseError) Error.captureStackTrace(error);
    throw error;
  }
}

/** One connection, inside a transaction. */
export const onClient = (client: PoolClient, markWritten: Db['markWritten'] = () => undefined): Db => ({
  markWritten,
  query: (text, values = []) => rowsFrom(client, text, values),
});

export const onPool = (pool: Pool, onCommitted: OnCommitted): Db => ({
  // A statement on its own is a transaction, and it is over.
  markWritten: (entity) => committed(new Set([entity]), onCommitted),
  async query<R extends object = QueryResultRow>(text: string, values: readonly unknown[] = []) {
    try {
      return await rowsFrom<R>(pool, text, values);
    } catch (error) {
      // A statement that PostgreSQL refused, or that was never sent, changed nothing; one whose answer was lost may have.
      if (preparedOf(text).writes) (endsConnection(error) ? markOutcomeUnknown : markNotApplied)(error);
      throw error;
    }
  },
});

export async function transaction<T>(pool: Pool, onCommitted: OnCommitted, work: (tx: Db) => Promise<T>): Promise<T> {
  const written = new Set<string>();
  const result = await onConnectionOf(pool, async (client) => {
    const made = await rollbackOnError(client, async () => {
      await client.query('begin');
      return work(onClient(client, (entity) => void written.add(entity)));
    });
    await commit(client);
    return made;
  });
  if (written.size > 0) committed(written, onCommitted);
  return result;
}

/** Whatever ends it before its commit has left nothing behind. */
async function rollbackOnError<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    markNotApplied(error);
    if (!endsConnection(error)) await client.query('rollback');
    housesOn.set(client, unknown);
    throw error;
  }
}

/** A commit that was refused is undone; one whose answer was lost is not known to be either. */
async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    (endsConnection(error) ? markOutcomeUnknown : markNotApplied)(error);
    throw error;
  }
}
