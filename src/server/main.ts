/** Starts the product: settings, database, application; and stops it in the opposite order. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { areas } from './areas.ts';
import { runInBackground } from './background.ts';
import { openDatabase } from './database/open-database.ts';
import { howToSignIn } from './demonstration/people/accounts.ts';
import { prepareDemonstration } from './demonstration/loading/prepare.ts';
import { arrivalsJob } from './demonstration/rolling/roll-arrivals.ts';
import { rollOnJob } from './demonstration/rolling/roll-on.ts';
import { startJobs } from './jobs/job-runner.ts';
import { databaseFault } from './kit/runtime/database-fault.ts';
import { acrossHouses } from './kit/runtime/house-scope.ts';
import { forLongWork } from './kit/context/record-context.ts';
import { openLog } from './kit/runtime/log.ts';
import type { AppDependencies } from './kit/runtime/app-dependencies.ts';
import { firstSuperuserLink } from './session/accounts/first-superuser.ts';
import { openPost } from './session/letters/post.ts';
import { storedSecretKeys } from './stored-secret-keys.ts';
import { stopSignal } from './stop-signal.ts';
import { addressOf, readSettings, type Settings } from './kit/runtime/settings.ts';
import { StartRefusal } from './kit/runtime/start-refusal.ts';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
/** All of it: requests, jobs, letters, the embedded database. Whoever supervises us waits about ten seconds. */
const longestStopMs = 9_000;
/** What is in flight is finished within this; whoever is still sending after that is cut off. */
const longestRequestMs = 5_000;

async function run(): Promise<void> {
  const { stop, fail, onForcedExit } = stopSignal(process, () => performance.now());
  const settings = readSettings(process.env, storedSecretKeys);
  const database = await openDatabase(settings, { log: { info: say, warn: say }, onLost: fail });
  onForcedExit(database.abandon);
  try {
    const log = openLog(settings.logLevel);
    const clock = () => new Date();
    const { pool, longPool, hasRoom, disk } = database;
    // A letter is locked in its transaction while it travels.
    const post = openPost({ settings, pool: longPool, log, clock });
    const parts: AppDependencies = {
      settings,
      pool,
      longPool,
      log,
      clock,
      post: (letter) => post.send(letter),
      ...(hasRoom ? { hasRoom } : {}),
      ...(disk ? { disk } : {}),
    };
    const isDemonstration = await acrossHouses(() => prepareRecords({ ...parts, pool: longPool }));
    const superuserLink = await firstSuperuserLink(parts);
    const app = await buildApp(parts);
    try {
      await listen(app, settings);
      announce(settings, superuserLink, isDemonstration);
      const context = forLongWork(app.context);
      const demoJobs = settings.demo ? [rollOnJob, arrivalsJob] : [];
      const jobs = [...areas.jobs, ...areas.nodeJobs(parts, context), ...demoJobs];
      const stopBackground = runInBackground(
        [
          () => startJobs({ connection: database.connection, context, jobs, log }),
          ...areas.background.map((start) => () => start({ parts, context, feed: app.changes })),
        ],
        { log, onFailure: fail },
      );
      try {
        await stop;
        say('Hearth is stopping.');
      } finally {
        endAfter(longestStopMs, database.abandon);
        await Promise.all([stopBackground(), closeWithin(app, longestRequestMs)]);
      }
    } finally {
      await app.close();
      await post.close();
    }
  } finally {
    await database.close();
  }
}

/** Takes no more requests and finishes those in flight. */
async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close().finally(() => clearTimeout(late));
}

function endAfter(ms: number, abandon: () => void): void {
  setTimeout(() => {
    process.stderr.write('Hearth did not stop in time and ends now. What was acknowledged is kept.\n');
    abandon();
    process.exit(1);
  }, ms).unref();
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new StartRefusal(
        `Port ${port} is already in use on ${host}. Stop the program that uses it, or set PORT to another number.`,
      );
    if (code === 'EACCES')
      throw new StartRefusal(`This user may not listen on port ${port}. Set PORT to 1024 or more.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefusal(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/** What a database needs before anybody signs in: what the areas prepare, and the demonstration homes where they are wanted. */
async function prepareRecords(parts: AppDependencies): Promise<boolean> {
  const now = parts.clock().toISOString();
  for (const prepare of areas.prepareFirst) await prepare(parts, now);
  const isDemonstration = await prepareDemonstration(parts);
  for (const prepare of areas.prepare) await prepare(parts, now);
  return isDemonstration;
}

function announce({ host, port }: Settings, superuserLink: string | null, isDemonstration: boolean): void {
  say(`\nHearth is ready at ${addressOf(host, port)}`);
  if (superuserLink) say(`Nobody can sign in yet. Make the first superuser here, within 30 minutes:\n${superuserLink}`);
  if (isDemonstration) say(howToSignIn);
}

/** What whoever started it reads. A fault of the database is no fault of ours to be shown with a stack trace. */
function lastWords(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  const fault = databaseFault(error instanceof Error && error.cause ? error.cause : error);
  if (fault === 'full') return 'The disk of the database is full. Free some space and start again.';
  if (fault)
    return `The database went away or did not answer (${error instanceof Error ? error.message : String(error)}). Start again once it answers.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exitCode = 1;
}
