import { rmSync } from 'node:fs';
import type pg from 'pg';
import type { Dataset } from '../bench/data/dataset.ts';
import type { Running } from '../bench/servers/running.ts';
import { say } from '../running/say.ts';
import { ownFolder } from '../running/own-folder.ts';
import {
  addressOf,
  expectThat,
  Ledger,
  report,
  statusOf,
  until,
  untilReady,
  untilWrittenOn,
  writing,
} from './ledger.ts';
import {
  killPostgres,
  killPostmaster,
  onDatabaseIn,
  prepareIn,
  startIn,
  fillJournal,
  wordsOfStartIn,
} from './own-product.ts';
import { onSmallDisk, whyNoDisk, type SmallDisk } from './small-disk.ts';

/** The database inside the product is killed, or runs out of disk. The product goes on by itself. */

async function onOwnFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = ownFolder('faults');
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scene {
  readonly folder: string;
  readonly data: Dataset;
}

interface Load {
  readonly node: Running;
  readonly ledger: Ledger;
}

/** How many acknowledged writes are gone after the product was written to throughout. */
async function underLoad({ folder, data }: Scene, name: string, work: (load: Load) => Promise<void>): Promise<number> {
  const node = await startIn(folder);
  const ledger = new Ledger();
  try {
    const stop = writing(data, () => addressOf(node), ledger);
    try {
      await untilWrittenOn(ledger);
      await work({ node, ledger });
    } finally {
      await stop();
    }
  } finally {
    await node.stop();
  }
  return onDatabaseIn(folder, (pool) => report(name, pool, ledger));
}

const kills = 5;

/** Killed in the midst of writing, again and again. */
const killedAgainAndAgain = (scene: Scene, name: string, kill: (folder: string) => void): Promise<number> =>
  underLoad(scene, name, async ({ node, ledger }) => {
    for (let times = 0; times < kills; times++) {
      kill(scene.folder);
      await until('noticed', async () => (await statusOf(`${addressOf(node)}/api/health/ready`)) === 503);
      await untilReady(node);
      await untilWrittenOn(ledger);
    }
  });

/** Commits that are acknowledged before they are written down, and written down late. */
async function makeForgetful(pool: pg.Pool): Promise<void> {
  await pool.query('alter database hearth set synchronous_commit = off');
  await pool.query(`alter system set wal_writer_delay = '10s'`);
}

async function playKills(): Promise<void> {
  await onOwnFolder(async (folder) => {
    const scene = { folder, data: await prepareIn(folder) };
    for (const [name, kill] of [
      ['PostgreSQL is killed', killPostmaster],
      ['PostgreSQL and all its processes are killed', killPostgres],
    ] as const) {
      if ((await killedAgainAndAgain(scene, `${name} ${kills} times`, kill)) > 0) process.exitCode = 1;
    }
    await onDatabaseIn(folder, makeForgetful);
    const lost = await killedAgainAndAgain(scene, `control: the same with synchronous_commit off`, killPostgres);
    expectThat('the control shows that a loss is found', lost > 0);
  });
}

/** Once full, then with room again, then full at a start. */
async function playFullDisk({ folder, fill, free }: SmallDisk): Promise<void> {
  const data = await prepareIn(folder);
  const lost = await underLoad({ folder, data }, 'the disk is full', async ({ node, ledger }) => {
    const ask = (path: string) =>
      statusOf(`${addressOf(node)}${path}`, { headers: { authorization: `Token ${data.token}` } });
    fill();
    await until('a save is refused for want of room', () => ledger.statuses.has(507));
    expectThat('readiness says 503', (await ask('/api/health/ready')) === 503);
    const read = await ask(`/api/resident/?home=${data.homes[0]}`);
    expectThat(`reading goes on, or says why not (${read})`, [200, 503, 507].includes(read));
    await fillJournal(folder);
    expectThat('readiness says 503 once PostgreSQL has given up', (await ask('/api/health/ready')) === 503);
    free();
    await untilReady(node);
    await untilWrittenOn(ledger);
  });
  if (lost > 0) process.exitCode = 1;
  fill();
  const said = (await wordsOfStartIn(folder)).split('\n').find((line) => line.includes('disk'));
  expectThat(`a start on the full disk says so (${said ?? 'nothing'})`, said !== undefined);
  free();
  const node = await startIn(folder);
  await untilReady(node);
  await node.stop();
}

export async function playDatabaseFaults(): Promise<void> {
  await playKills();
  const why = whyNoDisk();
  if (why) say(`the disk is full: left out, because ${why}`);
  else await onSmallDisk(playFullDisk);
}
