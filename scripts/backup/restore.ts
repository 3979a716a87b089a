/** `npm run restore -- folder`: puts a back-up in the place of the records that the environment names. */
import { resolve } from 'node:path';
import { restoreBackup } from '#server/database/backup/restore-backup.ts';
import { readSettings, type Settings } from '#server/kit/runtime/settings.ts';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { storedSecretKeys } from '#server/stored-secret-keys.ts';
import { orRefusal } from '../running/on-database.ts';
import { say } from '../running/say.ts';
import { answers } from '../update/try-start.ts';
import { sayContents } from './back-up.ts';
import { restoreDump } from './dump.ts';

const usage = 'Say which: npm run restore -- /var/backups/hearth/hearth-2026-11-17-023000';

export const restore = ([folder]: string[]): Promise<void> =>
  orRefusal(async () => {
    if (!folder) throw new StartRefusal(usage);
    await putBack(readSettings(process.env, storedSecretKeys), resolve(folder));
  });

export async function putBack(settings: Settings, folder: string): Promise<void> {
  if (await answers(settings)) throw new StartRefusal('Hearth is running. Stop it first, then put the back-up back.');
  if (settings.databaseUrl !== null) {
    restoreDump(settings.databaseUrl, folder);
    return say('✓ It stands in the place of the records.');
  }
  const log = { info: say, warn: say };
  const { aside, ...contents } = await restoreBackup(folder, settings.dataDir, new Date(), { log });
  sayContents(contents);
  say(`✓ It stands in the place of the records. Those of before lie in ${aside}; remove them once all is well.`);
}
