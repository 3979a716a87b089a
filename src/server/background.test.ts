import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { tcpProxy, type TcpProxy } from '#world/server/tcp-proxy.ts';
import { makeWorld, type World } from '#world/world.ts';
import { runInBackground } from './background.ts';
import { applicationRole, withRole } from './database/pool.ts';
import { startJobs } from './jobs/job-runner.ts';
import type { Job } from './kit/context/job.ts';

let world: World;
let proxy: TcpProxy;
beforeAll(async () => {
  world = await makeWorld();
  proxy = await tcpProxy(inject('database'));
});
afterEach(() => {
  proxy.flow();
});
afterAll(async () => {
  await proxy.close();
  await world.close();
});

const job: Job = { name: 'a-test', every: 5, work: async () => undefined };

/** The jobs, with the proxy between them and the database. */
async function jobs() {
  const { user = '', database = '' } = world.owner.options;
  const connection = withRole(
    { host: proxy.host, port: proxy.port, user, database },
    await applicationRole(world.owner.options),
  );
  const start = vi.fn<() => Promise<() => Promise<void>>>(() =>
    startJobs({ connection, context: world.context, jobs: [job], log: world.parts.log }),
  );
  return { start, onFailure: vi.fn<(reason: unknown) => void>(), log: world.parts.log };
}

const schedules = async () =>
  (await world.pool.query('select 1 from hearth_jobs.schedule where name = $1', [job.name])).rowCount;

test('jobs that could not start while the database was away start once it is back', async () => {
  const { start, ...background } = await jobs();
  proxy.cut();
  const stop = runInBackground([start], background);
  await eventually(() => expect(start.mock.settledResults[0]?.type).toBe('rejected'));
  proxy.flow();
  await eventually(async () => expect(await schedules()).toBe(1));
  await stop();
  expect(background.onFailure).not.toHaveBeenCalled();
});

test('a node that stops does not wait for a database that is away', async () => {
  const { start, ...background } = await jobs();
  proxy.cut();
  const stop = runInBackground([start], background);
  await eventually(() => expect(start.mock.settledResults[0]?.type).toBe('rejected'));
  await stop();
  expect(start).toHaveBeenCalledTimes(1);
  expect(background.onFailure).not.toHaveBeenCalled();
});

test('a failure that is not the database is told, and is not tried again', async () => {
  const { log, onFailure } = await jobs();
  const fault = new Error('a job of no name');
  const stop = runInBackground([() => Promise.reject(fault)], { log, onFailure });
  await eventually(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(fault));
  await stop();
});
