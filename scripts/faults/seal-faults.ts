import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { v7 } from 'uuid';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { checkHistory } from '#server/history/checking/check-history.ts';
import { sealHistory } from '#server/history/sealing/seal-history.ts';
import type { RecordContext } from '#server/kit/context/record-context.ts';
import { fileAnchor } from '#server/kit/access/history-anchor.ts';
import { hasTable, quoted } from '#server/kit/schema/table.ts';
import { makeDataset, type Dataset } from '../bench/data/dataset.ts';
import { appOn } from '../bench/servers/own-app.ts';
import { onOwnDatabase, settingsFor } from '../bench/servers/own-database.ts';
import { run, type Running } from '../bench/servers/running.ts';
import { say } from '../running/say.ts';
import { ownFolder } from '../running/own-folder.ts';
import { addressOf, expectThat, until } from './ledger.ts';

/** Two nodes seal what people save, and are killed in turn while they do. Whatever honest people did, the history is found whole. */

const saves = 100_000;
const kills = 10;
const writers = 16;
/** A busy machine saves a hundred a second. */
const stretchMs = 600_000;

interface Node {
  readonly folder: string;
  running: Running;
}

const startNode = (env: Readonly<Record<string, string>>, folder: string): Promise<Running> =>
  run('src/server/main.ts', { ...env, DATA_DIR: folder });

interface Said {
  readonly status: number;
  readonly version?: number;
  /** As it stands, where the answer is a conflict. */
  readonly current?: { readonly version: number };
  /** Why it could not be struck out. */
  readonly is_deleted?: readonly string[];
}

/** The first answer was lost: a change is in conflict with itself, and what was struck out is removed already. */
const isSavedBefore = ({ status, is_deleted }: Said): boolean =>
  status === 409 || (status === 400 && is_deleted !== undefined);

interface Answer extends Said {
  readonly version: number;
}

/** One save after the other: a drink, now and then its correction, now and then its striking out. */
class Saving {
  acknowledged = 0;
  readonly #data: Dataset;
  readonly #nodes: readonly Node[];

  constructor(data: Dataset, nodes: readonly Node[]) {
    this.#data = data;
    this.#nodes = nodes;
  }

  async upTo(count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        while (this.acknowledged < count) await this.#someSaves(writer);
      }),
    );
  }

  async #someSaves(writer: number): Promise<void> {
    const id = v7();
    const resident = this.#data.residents[Math.floor(Math.random() * this.#data.residents.length)];
    const drink = {
      resident,
      occurred_at: new Date().toISOString(),
      amount_ml: 200,
      offered_ml: 200,
      fluid_type: 'tea',
    };
    // Whoever goes on working is not locked out.
    if (Math.random() < 0.01) await this.#send(writer, 'POST', 'me/active/', {});
    let { version } = await this.#saved(writer, 'POST', '', { id, ...drink });
    if (Math.random() < 0.4)
      ({ version } = await this.#saved(writer, 'PATCH', `${id}/`, { version, amount_ml: 150, edit_reason: 'typo' }));
    if (Math.random() < 0.1)
      await this.#saved(writer, 'PATCH', `${id}/`, { version, is_deleted: true, deletion_reason: 'Entered in error' });
  }

  /** Tried on one node after the other until it is known to be saved, as a page does. */
  async #saved(writer: number, method: string, path: string, body: object): Promise<Answer> {
    for (let attempt = writer; ; attempt++) {
      const answer = await this.#send(attempt, method, `fluid-intake/${path}`, body);
      if (answer && (answer.status < 300 || isSavedBefore(answer))) {
        this.acknowledged += 1;
        return { ...answer, version: answer.version ?? answer.current?.version ?? 0 };
      }
      if (answer && answer.status < 500) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      await pause(100);
    }
  }

  /** Null where no answer came: a node that is killed answers nobody, and the same save is sent to the other one. */
  async #send(attempt: number, method: string, path: string, body: object): Promise<Said | null> {
    const node = this.#nodes[attempt % this.#nodes.length];
    if (!node) throw new Error('There is no node to write to.');
    const headers = { authorization: `Token ${this.#data.token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${addressOf(node.running)}/api/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
      .then(
        async (came) => ({ status: came.status, text: await came.text() }),
        () => null,
      )
      .catch(() => null);
    return answer && { ...(JSON.parse(answer.text || '{}') as object), status: answer.status };
  }
}

/** What a look through the history finds, seen from each node's own folder. */
async function faultsFound(context: RecordContext, nodes: readonly Node[]): Promise<number> {
  let found = 0;
  for (const { folder } of nodes) {
    const check = await checkHistory({ ...context, sealing: { ...context.sealing, anchor: fileAnchor(folder) } });
    for (const fault of check.found.slice(0, 5)) say(`  ${JSON.stringify(fault)}`);
    found += check.found.length;
  }
  return found;
}

const counts = `select (select count(*) from user_history)::int as lines, (select coalesce(sum(lines), 0) from history_seal)::int as sealed,
  (select count(*) from history_seal)::int as seals`;

/** What the measurement itself put into the database has no lines otherwise, and would be found. */
async function explain(pool: pg.Pool, { name }: Entity): Promise<void> {
  await pool.query(
    `insert into user_history (id, at, user_name, action, entity, object_id, object_version)
     select gen_random_uuid(), t.updated_at, 'Hearth', 'create', $1, t.id, t.version from ${quoted(name)} t
     where not exists (select from user_history h where h.object_id = t.id and h.object_version = t.version)`,
    [name],
  );
}

async function play(pool: pg.Pool, context: RecordContext, data: Dataset, nodes: readonly Node[]): Promise<void> {
  for (const entity of context.register.filter(hasTable)) await explain(pool, entity);
  const saving = new Saving(data, nodes);
  let alarms = 0;
  for (let kill = 1; kill <= kills; kill++) {
    const node = nodes[kill % nodes.length];
    const stretch = saving.upTo((saves / kills) * kill);
    await until(
      'half of it is saved',
      () => saving.acknowledged > (saves / kills) * (kill - 0.5),
      undefined,
      stretchMs,
    );
    node?.running.kill();
    if (node) node.running = await startNode(settingsFor(pool), node.folder);
    await stretch;
    alarms += await faultsFound(context, nodes.slice(kill % 2, (kill % 2) + 1));
    say(`  ${saving.acknowledged} saves, ${kill} nodes killed, ${alarms} false alarms`);
  }
  await until('all is sealed', async () => (await sealHistory(context)) === null);
  alarms += await faultsFound(context, nodes);
  const [{ lines, sealed, seals } = { lines: 0, sealed: -1, seals: 0 }] = (
    await pool.query<{ lines: number; sealed: number; seals: number }>(counts)
  ).rows;
  say(`sealing on two nodes: ${saving.acknowledged} saves, ${kills} kills, ${lines} lines under ${seals} seals`);
  expectThat('every line is sealed once', lines === sealed);
  expectThat(`no look found anything (${alarms})`, alarms === 0);
  await pool.query(
    'update fluid_intake set amount_ml = amount_ml + 1 where id = (select id from fluid_intake limit 1)',
  );
  expectThat('the control, one drink changed past the history, is found', (await faultsFound(context, nodes)) === 2);
}

export const playSealFaults = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const data = await makeDataset(pool);
    const app = await appOn(pool);
    const nodes: Node[] = [];
    try {
      for (const name of ['one', 'two']) {
        const folder = ownFolder(`node-${name}`);
        nodes.push({ folder, running: await startNode(settingsFor(pool), folder) });
      }
      await play(pool, app.context, data, nodes);
    } finally {
      await Promise.all(nodes.map(({ running }) => running.stop()));
      for (const { folder } of nodes) rmSync(folder, { recursive: true, force: true });
      await app.close();
    }
  });
