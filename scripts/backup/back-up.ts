/** `npm run backup -- folder [--prove] [--keep 14]`: takes a back-up of the database that the environment names, while Hearth runs or not. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sizeInWords } from '#domain/kit/vocabulary/size-in-words.ts';
import { takeBackup, removeOlder, type Backup } from '#server/database/backup/take-backup.ts';
import { proveBackup, type Contents } from '#server/database/backup/restore-backup.ts';
import { openCluster } from '#server/database/cluster.ts';
import { databaseUser } from '#server/database/database-user.ts';
import { attachEmbedded } from '#server/database/embedded.ts';
import { productVersion } from '#server/kit/runtime/product-version.ts';
import { readSettings, type Settings } from '#server/kit/runtime/settings.ts';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { storedSecretKeys } from '#server/stored-secret-keys.ts';
import { orRefusal } from '../running/on-database.ts';
import { say } from '../running/say.ts';
import { dumpOf } from './dump.ts';
import { noteDown } from './note-down.ts';

const log = { info: say, warn: say };
const usage = 'Say where it goes: npm run backup -- /var/backups/hearth';

export const backUp = (args: string[]): Promise<void> =>
  orRefusal(async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { prove: { type: 'boolean', default: false }, keep: { type: 'string' } },
    });
    if (!positionals[0]) throw new StartRefusal(usage);
    const into = resolve(positionals[0]);
    const settings = readSettings(process.env, storedSecretKeys);
    await makeBackup(settings, { into, prove: values.prove });
    const keep = Number(values.keep);
    if (values.keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
      throw new StartRefusal('--keep must be a number of back-ups, 1 or more.');
    if (values.keep !== undefined) for (const gone of removeOlder(into, keep)) say(`Removed ${gone}.`);
    if (settings.databaseUrl === null)
      say(
        `Keep ${settings.dataDir}/secret-key in another place: without it confidential content cannot be read again.`,
      );
  });

interface Wanted {
  readonly into: string;
  /** Whether it is started and looked into. */
  readonly prove: boolean;
}

export async function makeBackup({ databaseUrl, dataDir }: Settings, { into, prove }: Wanted): Promise<Backup> {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const backup = databaseUrl === null ? await ofEmbedded(dataDir, into, prove) : await dumpOf(databaseUrl, into);
  say(`✓ ${backup.folder}, ${sizeInWords(backup.bytes)}.`);
  return backup;
}

async function ofEmbedded(dataDir: string, into: string, prove: boolean): Promise<Backup> {
  const server = await attachEmbedded({ dataDir, log });
  try {
    const cluster = await openCluster({ dataDir, user: databaseUser(), fast: false, log });
    const now = new Date();
    const backup = await takeBackup({ cluster, connection: server.connection, into, version: productVersion, now });
    if (prove) sayContents(await proveBackup(backup.folder, now, { log }));
    await noteDown(server.connection, backup, prove);
    return backup;
  } finally {
    await server.stop();
  }
}

export const sayContents = ({ residents, lines, last_line_at }: Contents) =>
  say(
    `It was started and holds ${residents} people who live or lived there and ${lines} lines of history, the last of ${last_line_at ?? 'no day'}.`,
  );
