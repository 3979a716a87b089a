/** The connections the application works with: UTC, values as the domain spells them, and no more rights than it needs. */
import pg, { type ClientConfig } from 'pg';
import { onConnectionOf, send } from '../kit/runtime/database.ts';
import { callTimeouts, driverTimeouts, type Timeouts } from '../kit/runtime/timeouts.ts';

/** As whom the application works; a migration makes it. */
export const roleName = 'hearth_app';

type Parsers = Record<number, (text: string) => unknown>;

const { DATE, TIMESTAMP, TIMESTAMPTZ, NUMERIC, INT8 } = pg.types.builtins;
const parsers: Parsers = {
  [DATE]: asText,
  [TIMESTAMP]: asText,
  [TIMESTAMPTZ]: isoInstant,
  [NUMERIC]: numberOrText,
  [INT8]: numberOrText,
};
/** The same kinds in arrays; the driver has no names for these. */
const arrays: Parsers = { 1182: asText, 1115: asText, 1185: isoInstant, 1231: numberOrText, 1016: numberOrText };

/** A date stays its text: as a JS Date it would move to the day before in some time zones. */
function asText(text: string): string {
  return text;
}

/** Milliseconds always, as the browser writes them; "infinity" stays a word. */
function isoInstant(text: string): string {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}

/** The domain's decimals fit a number; what does not (NaN, a count past 2^53) stays text rather than turn wrong. */
function numberOrText(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text;
}

const textArray: number = 1009;
/** As the driver itself takes an array of texts apart. */
const readTexts: (text: string) => readonly (string | null)[] = pg.types.getTypeParser(textArray);

const getTypeParser: typeof pg.types.getTypeParser = (oid, format) => {
  const element = arrays[oid];
  if (element) return (text: string) => readTexts(text).map((item) => (item === null ? null : element(item)));
  return parsers[oid] ?? pg.types.getTypeParser(oid, format);
};

interface PoolOptions {
  readonly max: number;
  /** As for calls unless it says otherwise. */
  readonly timeouts?: Timeouts;
  /** From `applicationRole`. Null: the role that connects. */
  readonly role: string | null;
  readonly onError?: (error: Error) => void;
}

export function openPool(
  connection: ClientConfig,
  { max, role, onError, timeouts = callTimeouts }: PoolOptions,
): pg.Pool {
  // Each statement is written for one shape of question, so its plan is made once and not for every value. Such a plan expects
  // more rows than come: to compile it, or to start workers for it, would cost more than the whole answer.
  const options = [
    '-c TimeZone=UTC',
    '-c DateStyle=ISO',
    '-c plan_cache_mode=force_generic_plan',
    '-c jit=off',
    '-c max_parallel_workers_per_gather=0',
  ].join(' ');
  // Once open a connection stays: a timer for every statement would cost more than it ever closes.
  const pool = new pg.Pool({
    ...withOptions(withRole(connection, role), options),
    max,
    types: { getTypeParser },
    // Statements of one connection travel without waiting for each other's answers, and PostgreSQL takes them in their order.
    pipeline: true,
    ...driverTimeouts(timeouts),
    idleTimeoutMillis: 0,
    application_name: 'hearth',
  });
  // The pool's own way throws the connection away with every statement that is refused.
  pool.query = ((asked: string | pg.QueryConfig, values?: unknown[]) =>
    onConnectionOf(pool, (client) =>
      send(client, typeof asked === 'string' ? { text: asked, ...(values ? { values } : {}) } : asked),
    )) as typeof pool.query;
  // Without a listener from the start, a connection that breaks between two callers would end the process. The next
  // statement on it fails, and its caller learns of it then.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // An idle connection that breaks is replaced at the next need; without a listener it would end the process.
  pool.on('error', (error) => onError?.(error));
  return pool;
}

/** The same connection with the rights of the application alone. */
export const withRole = (connection: ClientConfig, role: string | null): ClientConfig =>
  role ? withOptions(connection, `-c role=${role}`) : connection;

/** The role the migrations make for the application, if it exists and may be taken on here. */
export const applicationRole = (connection: ClientConfig): Promise<string | null> =>
  onConnection(connection, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'member')`,
      [roleName],
    );
    return rowCount === 1 ? roleName : null;
  });

const login = 'hearth_server';

/** As whom the server signs in to its embedded database: no superuser, and nothing but the application's role. */
export const serverLogin = (connection: ClientConfig, of: string): Promise<ClientConfig> =>
  onConnection(connection, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
    if (rowCount === 0) await client.query(`create role ${login} login nosuperuser nocreatedb nocreaterole`);
    const { password } = connection;
    if (typeof password === 'string')
      await client.query(`alter role ${login} password ${client.escapeLiteral(password)}`);
    await client.query(`grant ${of} to ${login}`);
    return { ...connection, user: login };
  });

/** A connection for one purpose, closed when that is done. */
export async function onConnection<T>(connection: ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  // A connection that breaks fails its statement, which tells; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Closing the session undoes whatever was not committed.
    await client.end();
  }
}

/** Options in an address win over those beside it, so ours join them there. */
function withOptions(connection: ClientConfig, options: string): ClientConfig {
  if (!connection.connectionString)
    return { ...connection, options: [connection.options, options].filter(Boolean).join(' ') };
  const address = new URL(connection.connectionString);
  address.searchParams.set('options', [address.searchParams.get('options'), options].filter(Boolean).join(' '));
  return { ...connection, connectionString: address.href };
}
