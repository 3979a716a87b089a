import pg, { type Pool } from 'pg';
import type { Logger } from 'pino';

const channel = 'hearth_sessions';
const retryMs = 250;

export interface SessionNews {
  /** While the database cannot be heard, nothing remembered may be believed. */
  isHeard(): boolean;
  close(): Promise<void>;
}

interface Listening {
  readonly pool: Pool;
  readonly log: Logger;
  /** The id of a session or a person; an empty text stands for everyone. */
  readonly onNews: (id: string) => void;
}

/** One connection of each node hears what the others change, and finds its way back after a break. */
export function listenForSessions({ pool, log, onNews }: Listening): SessionNews {
  let current: pg.Client | null = null;
  let heard = false;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;

  function lost(client: pg.Client): void {
    if (current !== client || closed) return;
    current = null;
    heard = false;
    onNews('');
    retry = setTimeout(connect, retryMs).unref();
  }

  function connect(): void {
    const client = new pg.Client(pool.options);
    current = client;
    client.on('notification', ({ payload }) => onNews(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'Session news is interrupted'));
    client.on('end', () => lost(client));
    void listen(client);
  }

  async function listen(client: pg.Client): Promise<void> {
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onNews('');
      heard = current === client;
    } catch (error) {
      log.warn({ err: error }, 'Session news cannot be heard yet');
      // What never opened may refuse to close; the reason was told above.
      await client.end().catch(() => undefined);
      lost(client);
    }
  }

  connect();
  return {
    isHeard: () => heard,
    async close() {
      closed = true;
      heard = false;
      if (retry) clearTimeout(retry);
      await current?.end();
    },
  };
}
