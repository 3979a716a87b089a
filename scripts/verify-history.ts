/** Looks through the whole history of the database that the environment names, and says what it found. Changes nothing. */
import { entityNamed, register } from '#domain/register.ts';
import { faultSentence } from '#domain/staff/history/history-fault.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { openPool } from '#server/database/pool.ts';
import { checkHistory } from '#server/history/checking/check-history.ts';
import { lastSeal } from '#server/history/sealing/seal-history.ts';
import { headOf } from '#domain/staff/history/history-head.ts';
import { fileAnchor } from '#server/kit/access/history-anchor.ts';
import { sealKey } from '#server/kit/access/seal-key.ts';
import { onPool } from '#server/kit/runtime/database.ts';
import { longPatience } from '#server/kit/runtime/patience.ts';
import { readSettings } from '#server/kit/runtime/settings.ts';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { storedSecretKey } from '#server/stored-secret-key.ts';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const called = (entity: string): string =>
  register.some(({ name }) => name === entity) ? entityNamed(entity).labels.one : entity;

/** Ends with 1 where something is not as Hearth left it, so that a timer can tell somebody. */
export async function verify(): Promise<void> {
  try {
    process.exitCode = (await isWhole()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

async function isWhole(): Promise<boolean> {
  const settings = readSettings(process.env, storedSecretKey);
  const server =
    settings.databaseUrl === null
      ? await startEmbedded({ dataDir: settings.dataDir, log: { info: say, warn: say } })
      : { connection: { connectionString: settings.databaseUrl }, stop: async () => undefined };
  const pool = openPool(server.connection, { max: 1, role: null, patience: longPatience });
  try {
    const db = onPool(pool);
    const sealing = { key: sealKey(settings.secretKey), anchor: fileAnchor(settings.dataDir) };
    const began = performance.now();
    const { found, lines, seals } = await checkHistory({
      db,
      register,
      sealing,
      now: () => new Date().toISOString(),
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${lines} lines under ${seals} seals looked through in ${seconds} s.`);
    for (const fault of found) say(`✗ ${faultSentence(fault, called)}`);
    if (found.length === 0 && seals > 0) say(`✓ Everything is whole. Head: ${headOf((await lastSeal(db)).hash)}`);
    if (seals === 0) say('Nothing is sealed yet.');
    return found.length === 0;
  } finally {
    await pool.end();
    await server.stop();
  }
}
