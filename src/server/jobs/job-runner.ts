import pg, { type ClientConfig } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { acrossHouses } from '../kit/runtime/house-scope.ts';
import { longTimeouts, driverTimeouts } from '../kit/runtime/timeouts.ts';
import type { Job } from '../kit/context/job.ts';
import type { RecordContext } from '../kit/context/record-context.ts';

interface Starting {
  readonly connection: ClientConfig;
  readonly context: RecordContext;
  readonly jobs: readonly Job[];
  readonly log: Logger;
}

const schema = 'hearth_jobs';
/** What a node lost half-way is taken up again after this. */
const expireInSeconds = 900;
/** Milliseconds a job may go on after a stop was asked for; what is cut off is looked for again by the next run. */
const longestStopMs = 4_000;

/** Runs the jobs on time, each once however many nodes there are: the database decides whose turn it is. Returns how to stop them. */
export async function startJobs({ connection, context, jobs, log }: Starting): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ ...connection, max: 2, ...driverTimeouts(longTimeouts), application_name: 'hearth jobs' });
  const warn = (error: Error) => log.warn({ err: error }, 'the job runner was disturbed');
  pool.on('error', warn);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    createSchema: false,
  });
  boss.on('error', warn);
  const stop = async () => {
    await boss.stop({ timeout: longestStopMs });
    await pool.end();
  };
  try {
    await boss.start();
    for (const job of jobs) await take(boss, job, context, log);
    await unscheduleOthers(boss, jobs);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function take(
  boss: PgBoss,
  { name, every, atStart, work }: Job,
  context: RecordContext,
  log: Logger,
): Promise<void> {
  await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds });
  await boss.schedule(name, `*/${every} * * * *`);
  if (atStart) await boss.send(name);
  await boss.work(name, { pollingIntervalSeconds: 15 }, async () => {
    try {
      await acrossHouses(() => work(context));
    } catch (error) {
      log.error({ job: name, err: error }, 'a job failed');
      throw error;
    }
  });
}

/** A job that was renamed or is no longer there has a schedule from before, which nobody would work off. */
async function unscheduleOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}
