/** `npm run restore -- folder`: puts a back-up of the embedded database in the place of its records, which are set aside. */
import { resolve } from 'node:path';
import { restoreBackup } from '#server/database/backup/restore-backup.ts';
import { readSettings } from '#server/kit/runtime/settings.ts';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { storedSecretKeys } from '#server/stored-secret-keys.ts';
import { orRefusal, say } from '../on-database.ts';
import { sayContents } from './back-up.ts';

const usage = 'Say which: npm run restore -- /var/backups/hearth/hearth-2026-11-17-023000';

export const restore = ([folder]: string[]): Promise<void> =>
  orRefusal(async () => {
    if (!folder) throw new StartRefusal(usage);
    const { databaseUrl, dataDir } = readSettings(process.env, storedSecretKeys);
    if (databaseUrl !== null)
      throw new StartRefusal(
        `The records lie in a PostgreSQL of your own. Put them back with its own program: pg_restore --clean --if-exists --dbname=… ${folder}/hearth.dump`,
      );
    const { aside, ...contents } = await restoreBackup(resolve(folder), dataDir, new Date(), {
      log: { info: say, warn: say },
    });
    sayContents(contents);
    say(`✓ It stands in the place of the records. Those of before lie in ${aside}; remove them once all is well.`);
  });
