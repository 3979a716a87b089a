import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { sweepHomes } from '#server/alerts/sweep-homes.ts';
import { buildApp } from '#server/app.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { readSettings } from '#server/kit/settings.ts';
import { addFluids, makeDataset } from './dataset.ts';

/** What it costs to judge every rule for 1,600 residents in 40 homes: at first, when everything is raised, and from then on. */

const say = (line: string) => void process.stdout.write(`${line}\n`);
const watched = JSON.stringify([{ chart: 'fluid_intake', frequency: 'daily', interval_value: null, reason: 'To be watched', start_date: null, review_date: '2030-01-01', two_staff: false, prompt_text: null }]);

async function seconds(work: () => Promise<void>): Promise<string> {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1000).toFixed(1);
}

export async function measureSweep(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-sweep-'));
  const database = await startEmbedded({ dataDir: folder, log: { info: () => {}, warn: say } });
  const pool = new pg.Pool({ ...database.connection, max: 4 });
  try {
    await migrate(database.connection);
    const { author, residents } = await makeDataset(pool);
    await addFluids(pool, author, residents, 200_000);
    await pool.query(`insert into care_tracking (id, created_at, updated_at, resident, home, weight, fluid_intake, bath, mood, sleep, morning_routine, afternoon_routine, incident, care, details)
      select gen_random_uuid(), now(), now(), r.id, r.home, false, true, false, false, false, false, false, false, false, $1 from resident r`, [watched]);
    await pool.query('vacuum analyze');
    const settings = readSettings({ DATABASE_URL: 'postgres://localhost/measured', SECRET_KEY: 'a key for measuring, thirty-two long', DEMO: 'off' }, () => '');
    const app = await buildApp({ settings, pool, log: pino({ level: 'silent' }), clock: () => new Date(), post: async () => {} });
    try {
      say(`sweep first ${await seconds(() => sweepHomes.work(app.keeper))} s`);
      const { rows: [raised] } = await pool.query<{ count: string }>('select count(*) from notification');
      say(`sweep raised ${raised?.count ?? 0}`);
      say(`sweep again ${await seconds(() => sweepHomes.work(app.keeper))} s`);
    } finally {
      await app.close();
    }
  } finally {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await measureSweep();
