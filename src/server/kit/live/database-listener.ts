import pg, { type Pool } from 'pg';
import type { Logger } from 'pino';

const retryMs = 250;
/** A line whose network has gone silent looks open for ever, so it has to prove itself this often, and soon. */
const heartbeatMs = 2_000;
const longestSilenceMs = 3_000;

export interface DatabaseListener {
  /** False while notifications cannot be received. */
  isOpen(): boolean;
  /** Settled after the first try, whether it succeeded or not. */
  readonly tried: Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  /** Connected as this pool is, but outside it: a listener never gives its connection back. */
  readonly pool: Pool;
  readonly log: Logger;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** What came between a break and this was not received. */
  readonly onOpen?: () => void;
  readonly onLost?: () => void;
}

/** One connection that listens on a channel, notices when it went silent, and opens again after a break. */
export function listenOn({ pool, log, channel, onNotification, onOpen, onLost }: Listening): DatabaseListener {
  let current: pg.Client | null = null;
  let isOpen = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | null = null;
  const listening = `listen ${channel}`;

  function lost(client: pg.Client): void {
    if (current !== client || isClosed) return;
    current = null;
    isOpen = false;
    onLost?.();
    retry = setTimeout(connect, retryMs).unref();
  }

  function connect(): Promise<void> {
    const client = new pg.Client({ ...pool.options, password: pool.options.password, query_timeout: longestSilenceMs });
    current = client;
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error, channel }, 'a listening connection broke'));
    client.on('end', () => lost(client));
    return open(client);
  }

  async function open(client: pg.Client): Promise<void> {
    try {
      await client.connect();
      await client.query(listening);
      isOpen = current === client && !isClosed;
      onOpen?.();
    } catch (error) {
      log.warn({ err: error, channel }, 'notifications cannot be received yet');
      giveUp(client);
    }
  }

  function giveUp(client: pg.Client): void {
    // What never opened, or no longer answers, may refuse to close; why was logged before.
    client.end().catch(() => undefined);
    lost(client);
  }

  const heartbeat = setInterval(() => {
    const client = current;
    if (!client || !isOpen) return;
    client.query(listening).catch((error: unknown) => {
      if (isClosed || current !== client) return;
      log.warn({ err: error, channel }, 'a listening connection went silent');
      giveUp(client);
    });
  }, heartbeatMs).unref();

  return {
    isOpen: () => isOpen,
    tried: connect(),
    async close() {
      isClosed = true;
      isOpen = false;
      clearInterval(heartbeat);
      if (retry) clearTimeout(retry);
      await current?.end();
    },
  };
}
