import { checkHistory } from '#server/history/checking/check-history.ts';
import { sealHistory } from '#server/history/sealing/seal-history.ts';
import { addFluids, makeDataset } from './data/dataset.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';
import { say } from './say.ts';

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

export const measureHistory = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { author, residents } = await makeDataset(pool);
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
    });
  });
