import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { checkHistory } from '#server/history/checking/check-history.ts';
import { sealSoon } from '#server/history/sealing/seal-soon.ts';
import { sealHistory } from '#server/history/sealing/seal-history.ts';
import { addFluids, makeDataset, writeFluids, type Dataset } from './data/dataset.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';
import { say } from '../running/say.ts';
import type { RecordContext } from '#server/kit/context/record-context.ts';

/** How fast a history of many saves is sealed, and looked through afterwards. */

const saves = 100_000;
/** What has to be kept up with for a minute, and what a night has time for; a record is five times the work of its line. */
const [sealGoal, lineGoal, recordGoal] = [2000, 50_000, 10_000];

/** Readings leave no record. */
const readings = `insert into user_history (id, at, user_name, home, action, entity, object_id, object_version, resident)
  select md5('reading ' || n)::uuid, $1, 'Ann Lee', r.home, 'view', 'resident', r.id, 1, r.id
  from generate_series(1, $2::int) n cross join (select id, home from resident limit 1) r`;

async function rate(what: string, goal: number, work: () => Promise<number>): Promise<void> {
  const began = performance.now();
  const perSecond = Math.round((await work()) / ((performance.now() - began) / 1000));
  say(
    `${perSecond >= goal ? '✓' : '✗'} ${what}: ${perSecond.toLocaleString('en-GB')} lines a second (goal ${goal.toLocaleString('en-GB')})`,
  );
  if (perSecond < goal) process.exitCode = 1;
}

const minute = { seconds: 60, perSecond: 2000, batchesPerSecond: 10 };
/** A line waits for the next round, and for the lines before it. */
const longestWait = 15;

const unsealed = `select count(*)::int as count from user_history
  where (tx, seq) > (select to_tx, to_seq from history_seal order by number desc limit 1)`;

/** A minute of saves, sealed as a running node seals them: what waits at the most, and how soon it is done with after the last. */
async function measureSealing(pool: pg.Pool, context: RecordContext, { author, residents }: Dataset): Promise<void> {
  const waiting = async () => (await pool.query<{ count: number }>(unsealed)).rows[0]?.count ?? 0;
  const stop = await sealSoon({ context, parts: { log: pino({ level: 'silent' }) } });
  const began = performance.now();
  let [written, most] = [0, 0];
  for (let batch = 1; batch <= minute.seconds * minute.batchesPerSecond; batch++) {
    await writeFluids(pool, author, residents, minute.perSecond / minute.batchesPerSecond);
    written += minute.perSecond / minute.batchesPerSecond;
    if (batch % minute.batchesPerSecond === 0) most = Math.max(most, await waiting());
    await pause(Math.max(0, began + (batch * 1000) / minute.batchesPerSecond - performance.now()));
  }
  const took = (performance.now() - began) / 1000;
  const ended = performance.now();
  while ((await waiting()) > 0) await pause(100);
  await stop();
  const after = (performance.now() - ended) / 1000;
  const perSecond = Math.round(written / took);
  const isInTime =
    perSecond >= minute.perSecond * 0.98 && most <= longestWait * minute.perSecond && after <= longestWait;
  say(
    `${isInTime ? '✓' : '✗'} keeping up: ${perSecond.toLocaleString('en-GB')} saves a second for ${took.toFixed(0)} s, at most ${most.toLocaleString('en-GB')} unsealed, the last one sealed after ${after.toFixed(1)} s (goal ${longestWait})`,
  );
  if (!isInTime) process.exitCode = 1;
}

export const measureHistory = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const data = await makeDataset(pool);
    const { author, residents } = data;
    await onOwnApp(pool, async (_, { context }) => {
      const count = async () =>
        Number(
          (await pool.query<{ sum: string }>('select coalesce(sum(lines), 0) as sum from history_seal')).rows[0]?.sum,
        );
      const sealed = async () => {
        const before = await count();
        await sealHistory(context);
        return (await count()) - before;
      };
      await pool.query(readings, [new Date(), saves]);
      await rate('sealing readings', sealGoal, sealed);
      await rate('looking through readings', lineGoal, async () => (await checkHistory(context)).lines);
      await addFluids(pool, author, residents, saves);
      await rate('sealing saves with their records', sealGoal, sealed);
      await rate('looking through readings and saves', recordGoal, async () => (await checkHistory(context)).lines);
      await measureSealing(pool, context, data);
    });
  });
