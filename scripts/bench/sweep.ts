import { sweepHomes } from '#server/alerts/sweep/sweep-homes.ts';
import { addFluids, makeDataset } from './data/dataset.ts';
import { addLife } from './data/house-life.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';
import { say } from '../running/say.ts';

/** What it costs to evaluate every rule for 1,600 residents in 40 homes, each with a quarter's records of every kind: at first, when everything is raised, and from then on. */

const watched = JSON.stringify([
  {
    chart: 'fluid_intake',
    frequency: 'daily',
    interval_value: null,
    reason: 'To be watched',
    start_date: null,
    review_date: '2030-01-01',
    two_staff: false,
    prompt_text: null,
  },
]);

async function seconds(work: () => Promise<void>): Promise<string> {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1000).toFixed(1);
}

export const measureSweep = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { author, residents } = await makeDataset(pool);
    await addFluids(pool, author, residents, 200_000);
    await addLife(pool, author);
    await pool.query(
      `insert into care_tracking (id, created_at, updated_at, resident, home, weight, fluid_intake, bath, mood, sleep, morning_routine, afternoon_routine, incident, care, details)
    select gen_random_uuid(), now(), now(), r.id, r.home, true, true, true, true, true, true, true, true, true, $1 from resident r`,
      [watched],
    );
    await pool.query('vacuum analyze');
    await onOwnApp(pool, async (context) => {
      say(`sweep first ${await seconds(() => sweepHomes.work(context))} s`);
      const {
        rows: [raised],
      } = await pool.query<{ count: string }>('select count(*) from notification');
      const { rows: prefixes } = await pool.query<{ prefix: string; count: string }>(
        `select split_part(rule_code, '-', 1) as prefix, count(*) from notification group by 1 order by 1`,
      );
      say(
        `sweep raised ${raised?.count ?? 0}: ${prefixes.map(({ prefix, count }) => `${prefix} ${count}`).join(', ')}`,
      );
      say(`sweep again ${await seconds(() => sweepHomes.work(context))} s`);
    });
  });
