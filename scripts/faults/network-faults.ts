import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { listen } from '#world/server/listening.ts';
import { tcpProxy, type TcpProxy } from '#world/server/tcp-proxy.ts';
import { makeDataset } from '../bench/data/dataset.ts';
import { onOwnDatabase, settingsFor } from '../bench/servers/own-database.ts';
import { run, type Running } from '../bench/servers/running.ts';
import { addressOf, expectThat, Ledger, report, untilReady, untilWrittenOn, writing } from './ledger.ts';

/** A node on a database of its own process, and what may come between them. */
interface Scene {
  readonly pool: pg.Pool;
  readonly proxy: TcpProxy;
  readonly token: string;
  start(): Promise<Running>;
}

type Fault = (scene: Scene, node: Running) => Promise<Running>;

/** What comes between node and database for a while, and then goes. */
const forEightSeconds =
  (begin: (proxy: TcpProxy) => void): Fault =>
  async ({ proxy }, node) => {
    begin(proxy);
    await pause(8_000);
    proxy.flow();
    return node;
  };

const faults: Readonly<Record<string, Fault>> = {
  async 'the node is killed'(scene, node) {
    node.kill();
    return scene.start();
  },
  async 'the node is stopped while twenty screens are open'(scene, node) {
    const headers = { authorization: `Token ${scene.token}` };
    const screens = await Promise.all(Array.from({ length: 20 }, () => listen(addressOf(node), headers)));
    const begun = performance.now();
    await node.stop();
    const seconds = (performance.now() - begun) / 1000;
    expectThat(`gone within ten seconds of the signal (${seconds.toFixed(1)} s)`, seconds < 10);
    await Promise.all(screens.map(({ ended }) => ended));
    return scene.start();
  },
  async 'the database ends every connection'({ pool }, node) {
    for (let times = 0; times < 5; times++) {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearth' and pid <> pg_backend_pid()`,
      );
      await pause(500);
    }
    return node;
  },
  async 'a table is locked for six seconds'({ pool }, node) {
    const blocker = await pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table fluid_intake in access exclusive mode');
    await pause(6_000);
    await blocker.query('rollback');
    blocker.release();
    return node;
  },
  'the network swallows everything for eight seconds': forEightSeconds((proxy) => proxy.stall()),
  'the network loses the answers for eight seconds': forEightSeconds((proxy) => proxy.swallowAnswers()),
  'the database is away for eight seconds': forEightSeconds((proxy) => proxy.cut()),
};

/** Five seconds for every call, and one for a machine that writes, measures and fails at the same time. */
const longestAnswerMs = 6_000;

export const playNetworkFaults = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const data = await makeDataset(pool);
    const { host = '', port = 5432 } = pool.options;
    const proxy = await tcpProxy({ host, port });
    const settings = settingsFor(pool);
    const through = new URL(settings.DATABASE_URL);
    through.search = '';
    through.hostname = proxy.host;
    through.port = String(proxy.port);
    const scene: Scene = {
      pool,
      proxy,
      token: data.token,
      start: () => run('src/server/main.ts', { ...settings, DATABASE_URL: through.href }),
    };
    try {
      for (const [name, fault] of Object.entries(faults)) {
        let node = await scene.start();
        const ledger = new Ledger();
        const stop = writing(data, () => addressOf(node), ledger);
        await untilWrittenOn(ledger);
        node = await fault(scene, node);
        await untilReady(node);
        await untilWrittenOn(ledger);
        await stop();
        if ((await report(name, pool, ledger)) > 0) process.exitCode = 1;
        expectThat(
          'every call was answered, or known to have failed, in five seconds',
          ledger.slowest < longestAnswerMs,
        );
        await node.stop();
      }
    } finally {
      await proxy.close();
    }
  });
