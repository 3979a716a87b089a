import type { ClientConfig } from 'pg';

/** How long work on a connection may take, in milliseconds; whoever waits longer is told so. */
export interface Timeouts {
  /** For a free connection, or a new one. */
  readonly connection: number;
  /** For what another session has locked. */
  readonly lock: number;
  readonly statement: number;
  /** For a transaction to go on: an idle one holds its locks and keeps live events back. */
  readonly idle: number;
  /** For an answer from the network; longer than a statement may take, so that PostgreSQL says why first. */
  readonly query: number;
}

/** For the calls of people: together below the five seconds in which every call is answered. */
export const callTimeouts: Timeouts = {
  connection: 2_000,
  lock: 3_000,
  statement: 4_000,
  idle: 10_000,
  query: 5_000,
};
/** For what is declared to take long: jobs, sweeps, exports, letters on their way, loading the demonstration. */
export const longTimeouts: Timeouts = {
  connection: 5_000,
  lock: 30_000,
  statement: 120_000,
  idle: 120_000,
  query: 125_000,
};

/** As settings of the driver. */
export const driverTimeouts = ({ connection, lock, statement, idle, query }: Timeouts): ClientConfig => ({
  connectionTimeoutMillis: connection,
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idle,
  query_timeout: query,
});
