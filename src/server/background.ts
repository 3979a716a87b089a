import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { databaseFault } from './kit/runtime/database-fault.ts';

type Stop = () => Promise<void>;
type Start = () => Promise<Stop>;

interface Background {
  readonly log: Logger;
  /** Told of any failure that is not the database's. */
  readonly onFailure: (reason: unknown) => void;
}

const retryMs = 1_000;

/**
 * Starts what works beside the requests. The node answers requests already, so a database that is away for a moment
 * does not end it: what could not start is started again until it succeeds or the node stops.
 */
export function runInBackground(starts: readonly Start[], { log, onFailure }: Background): Stop {
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;

  const started = async (start: Start): Promise<Stop | null> => {
    while (!isStopping) {
      try {
        return await start();
      } catch (error) {
        if (databaseFault(error) === null) throw error;
        log.warn({ err: error }, 'background work cannot start yet, because the database is away');
      }
      await Promise.race([pause(retryMs, undefined, { ref: false }), stopping.promise]);
    }
    return null;
  };

  const running = starts.map((start) => started(start).catch((reason: unknown) => (onFailure(reason), null)));
  return async () => {
    isStopping = true;
    stopping.resolve();
    await Promise.all(running.map(async (one) => (await one)?.()));
  };
}
