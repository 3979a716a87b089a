import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { TestServer } from './database.ts';

/** A network that can be made to fail, or is slow: between a node and its database, or a browser and the product. */
export interface TcpProxy {
  readonly host: string;
  readonly port: number;
  /** Forwards again. */
  flow(): void;
  /** Connections stay open, new ones are accepted, and nothing is forwarded either way. */
  stall(): void;
  /** What is asked arrives, and no answer comes back. */
  swallowAnswers(): void;
  /** Ends every connection, and refuses new ones until it flows again. */
  cut(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export async function tcpProxy(
  { host, port }: Pick<TestServer, 'host' | 'port'>,
  { delayMs = 0 } = {},
): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let asks = true;
  let answers = true;
  let isCut = false;
  const onTheWay = (arrive: () => unknown) => (delayMs > 0 ? setTimeout(arrive, delayMs) : arrive());
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const pair = { near, far: host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host) };
    pairs.add(pair);
    near.on('data', (bytes) => void (asks && onTheWay(() => pair.far.write(bytes))));
    pair.far.on('data', (bytes) => void (answers && onTheWay(() => near.write(bytes))));
    for (const [one, other] of [
      [near, pair.far],
      [pair.far, near],
    ] as const) {
      // A broken connection is what is asked for here.
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        onTheWay(() => other.destroy());
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => pairs.forEach(({ near, far }) => (near.destroy(), far.destroy()));
  const set = (forward: boolean, back: boolean, cut: boolean) => {
    [asks, answers, isCut] = [forward, back, cut];
  };
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    flow() {
      // What was swallowed is gone, so a connection that lost something cannot go on.
      if (!asks || !answers) drop();
      set(true, true, false);
    },
    stall: () => set(false, false, false),
    swallowAnswers: () => set(true, false, false),
    cut() {
      set(true, true, true);
      drop();
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
