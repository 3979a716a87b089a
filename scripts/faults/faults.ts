import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { v7 } from 'uuid';
import { tcpProxy, type TcpProxy } from '#world/tcp-proxy.ts';
import { run, type Running } from '../bench/running.ts';
import { makeDataset, type Dataset } from '../bench/dataset.ts';
import { onOwnDatabase, settingsFor } from '../bench/own-database.ts';
import { say } from '../bench/say.ts';

/** Real processes on a real database, under load, while something goes wrong. Every write that was acknowledged is in the ledger, and is looked for afterwards. */

class Ledger {
  readonly acknowledged = new Set<string>();
  readonly statuses = new Map<number, number>();
  slowest = 0;
  note(id: string, status: number, ms: number): void {
    if (status >= 200 && status < 300) this.acknowledged.add(id);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowest = Math.max(this.slowest, ms);
  }
}

interface Scene {
  readonly pool: pg.Pool;
  readonly data: Dataset;
  readonly proxy: TcpProxy;
  start(): Promise<Running>;
}

/** Writers that go on until told to stop; each repeats a write without an answer under the same id, as a page does. */
function writing({ data }: Scene, at: () => string, ledger: Ledger): () => Promise<void> {
  let goesOn = true;
  const one = async () => {
    while (goesOn) {
      const id = v7();
      const resident = data.residents[Math.floor(Math.random() * data.residents.length)];
      const body = JSON.stringify({ id, resident, occurred_at: new Date().toISOString(), amount_ml: 200, offered_ml: 200, fluid_type: 'tea' });
      for (let tries = 0; tries < 40 && goesOn; tries++) {
        const begun = performance.now();
        const status = await fetch(`${at()}/api/fluid-intake/`, { method: 'POST', body, headers: { authorization: `Token ${data.token}`, 'content-type': 'application/json' } }).then(async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        }, () => 0);
        ledger.note(id, status, performance.now() - begun);
        if (status >= 200 && status < 300) break;
        await pause(250);
      }
    }
  };
  const writers = Array.from({ length: 8 }, one);
  return async () => {
    goesOn = false;
    await Promise.all(writers);
  };
}

async function report(name: string, { pool }: Scene, ledger: Ledger): Promise<void> {
  const ids = [...ledger.acknowledged];
  const { rows } = await pool.query<{ kept: number; twice: number }>(
    `select count(distinct id)::int as kept, (count(*) - count(distinct id))::int as twice from fluid_intake where id = any($1::uuid[])`, [ids]);
  const { kept = 0, twice = 0 } = rows[0] ?? {};
  const answers = [...ledger.statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status || 'none'}×${count}`).join(' ');
  const faults = [...(kept < ids.length ? [`${ids.length - kept} LOST`] : []), ...(twice > 0 ? [`${twice} TWICE`] : []), ...(ledger.statuses.has(500) ? ['500 ANSWERED'] : [])];
  say(`${name}: ${ids.length} acknowledged, ${kept} kept, answers ${answers}, slowest ${(ledger.slowest / 1000).toFixed(1)} s${faults.length > 0 ? ` · ${faults.join(', ')}` : ''}`);
  if (faults.length > 0) process.exitCode = 1;
}

type Fault = (scene: Scene, node: Running) => Promise<Running>;

const address = (node: Running) => `http://127.0.0.1:${node.port}`;

const faults: Readonly<Record<string, Fault>> = {
  async 'the node is killed'(scene, node) {
    node.kill();
    return scene.start();
  },
  async 'the node is stopped'(scene, node) {
    const begun = performance.now();
    await node.stop();
    say(`  stopped under load in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return scene.start();
  },
  async 'the database ends every connection'({ pool }, node) {
    for (let times = 0; times < 5; times++) {
      await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearth' and pid <> pg_backend_pid()`);
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
  async 'the network swallows everything for eight seconds'({ proxy }, node) {
    proxy.stall();
    await pause(8_000);
    proxy.flow();
    return node;
  },
  async 'the network loses the answers for eight seconds'({ proxy }, node) {
    proxy.swallowAnswers();
    await pause(8_000);
    proxy.flow();
    return node;
  },
  async 'the database is away for eight seconds'({ proxy }, node) {
    proxy.cut();
    await pause(8_000);
    proxy.flow();
    return node;
  },
};

async function play(scene: Scene): Promise<void> {
  for (const [name, fault] of Object.entries(faults)) {
    let node = await scene.start();
    const ledger = new Ledger();
    const stop = writing(scene, () => address(node), ledger);
    await pause(2_000);
    node = await fault(scene, node);
    await pause(4_000);
    await stop();
    await report(name, scene, ledger);
    await node.stop();
  }
}

export const measureFaults = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const data = await makeDataset(pool);
    const { host = '', port = 5432 } = pool.options;
    const proxy = await tcpProxy({ host, port });
    const settings = settingsFor(pool);
    const through = new URL(settings.DATABASE_URL);
    through.search = '';
    through.hostname = proxy.host;
    through.port = String(proxy.port);
    try {
      await play({ pool, data, proxy, start: () => run('src/server/main.ts', { ...settings, DATABASE_URL: through.href }) });
    } finally {
      await proxy.close();
    }
  });
