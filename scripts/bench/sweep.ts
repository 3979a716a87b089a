import { sweepHomes } from '#server/alerts/sweep-homes.ts';
import { addFluids, makeDataset } from './dataset.ts';
import { onOwnApp } from './own-app.ts';
import { onOwnDatabase } from './own-database.ts';
import { say } from './say.ts';

/** What it costs to judge every rule for 1,600 residents in 40 homes: at first, when everything is raised, and from then on. */

const watched = JSON.stringify([{ chart: 'fluid_intake', frequency: 'daily', interval_value: null, reason: 'To be watched', start_date: null, review_date: '2030-01-01', two_staff: false, prompt_text: null }]);

async function seconds(work: () => Promise<void>): Promise<string> {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1000).toFixed(1);
}

await onOwnDatabase(4, async (pool) => {
  const { author, residents } = await makeDataset(pool);
  await addFluids(pool, author, residents, 200_000);
  await pool.query(`insert into care_tracking (id, created_at, updated_at, resident, home, weight, fluid_intake, bath, mood, sleep, morning_routine, afternoon_routine, incident, care, details)
    select gen_random_uuid(), now(), now(), r.id, r.home, false, true, false, false, false, false, false, false, false, $1 from resident r`, [watched]);
  await onOwnApp(pool, async (keeper) => {
    say(`sweep first ${await seconds(() => sweepHomes.work(keeper))} s`);
    const { rows: [raised] } = await pool.query<{ count: string }>('select count(*) from notification');
    say(`sweep raised ${raised?.count ?? 0}`);
    say(`sweep again ${await seconds(() => sweepHomes.work(keeper))} s`);
  });
});
