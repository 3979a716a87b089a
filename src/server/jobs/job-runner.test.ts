import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { areas } from '#server/areas.ts';
import { applicationRole, withRole } from '#server/database/pool.ts';
import type { Job } from '#server/kit/context/job.ts';
import { eventually } from '#world/eventually.ts';
import { makeWorld, type World } from '#world/world.ts';
import { startJobs } from './job-runner.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const starting = async (jobs: readonly Job[]) => {
  const owner = world.owner.options;
  const connection = withRole(
    { host: owner.host ?? '', port: owner.port ?? 0, user: owner.user ?? '', database: owner.database ?? '' },
    await applicationRole(owner),
  );
  return { connection, context: world.context, jobs, log: world.parts.log };
};

/** As the clock would at the full minute, without waiting for it. */
const ring = (name: string) =>
  world.pool.query(`insert into hearth_jobs.job (name, policy) values ($1, 'exclusive') on conflict do nothing`, [
    name,
  ]);

test('two nodes start at once with no more rights than the application has, and a job runs once', async () => {
  const work = vi.fn<Job['work']>(async () => undefined);
  const job: Job = { name: 'a-test', every: 5, work };
  const nodes = await Promise.all([startJobs(await starting([job])), startJobs(await starting([job]))]);
  try {
    await ring(job.name);
    await eventually(() => expect(work).toHaveBeenCalledWith(world.context));
    const schedules = await world.pool.query('select cron from hearth_jobs.schedule where name = $1', [job.name]);
    expect(schedules.rows).toEqual([{ cron: '*/5 * * * *' }]);
  } finally {
    await Promise.all(nodes.map((stop) => stop()));
  }
  const { rows } = await world.pool.query(`select from hearth_jobs.job where name = $1 and state > 'created'`, [
    job.name,
  ]);
  // One, or two if the clock rang as well.
  expect(work).toHaveBeenCalledTimes(rows.length);
});

test('a job that is no longer there is scheduled no more', async () => {
  const schedules = async () => {
    const { rows } = await world.pool.query<{ name: string }>('select name from hearth_jobs.schedule order by name');
    return rows.map(({ name }) => name);
  };
  const work = async () => undefined;
  await (
    await startJobs(await starting([{ name: 'former', every: 5, work }]))
  )();
  expect(await schedules()).toEqual(['former']);
  await (
    await startJobs(await starting([{ name: 'present', every: 5, work }]))
  )();
  expect(await schedules()).toEqual(['present']);
});

test('once stopped, the runner holds no connection', async () => {
  const stop = await startJobs(await starting([]));
  await stop();
  await eventually(async () => {
    const { rows } = await world.owner.query<pg.QueryResultRow>(
      `select 1 from pg_stat_activity where application_name = 'hearth jobs' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });
});

test.each(areas.jobs)(
  '$name runs at full minutes of the hour and finds nothing to do in a quiet house',
  async ({ name, every, work }) => {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(60 % every).toBe(0);
    await work(world.context);
  },
);
