/**
 * `npm run update -- folder [version]`: with Hearth stopped, takes a back-up, fetches what is newer, starts it until it
 * is ready, and stops it again. Where it does not get ready, program and records go back to what they were.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings } from '#server/kit/runtime/settings.ts';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { storedSecretKeys } from '#server/stored-secret-keys.ts';
import { makeBackup } from '../backup/back-up.ts';
import { putBack } from '../backup/restore.ts';
import { orRefusal } from '../running/on-database.ts';
import { say } from '../running/say.ts';
import { root } from '../setup.mjs';
import { git } from './git.ts';
import { answers, tryStart } from './try-start.ts';

const usage = 'Say where the back-up of before goes: npm run update -- /var/backups/hearth';

const versionHere = () => (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

export const update = ([folder, wanted = '@{upstream}']: string[]): Promise<void> =>
  orRefusal(async () => {
    if (!folder) throw new StartRefusal(usage);
    const settings = readSettings(process.env, storedSecretKeys);
    await requireStopped(settings);
    if (git('status', '--porcelain', '--untracked-files=no') !== '')
      throw new StartRefusal('Files of Hearth were changed by hand here. Put them back (git stash), then update.');
    git('fetch', '--tags');
    const [before, after] = [git('rev-parse', 'HEAD'), git('rev-parse', `${wanted}^{commit}`)];
    if (before === after) return say(`Hearth ${versionHere()} is the newest there is.`);

    const from = versionHere();
    const backup = await makeBackup(settings, { into: folder, prove: false });
    git('reset', '--keep', after);
    say(`Starting Hearth ${versionHere()} …`);
    const failure = await tryStart(settings);
    if (failure === null) return say(`✓ Hearth ${from} became ${versionHere()}. Start it as usual.`);

    say(`It did not get ready: ${failure}`);
    git('reset', '--keep', before);
    await putBack(settings, backup.folder);
    throw new StartRefusal(`Nothing was changed: Hearth ${from} and its records are as they were. Start it as usual.`);
  });

/** What somebody saved between the back-up and the new version would be gone if that went back. */
async function requireStopped(settings: Settings): Promise<void> {
  if (await answers(settings)) throw new StartRefusal('Hearth is running. Stop it first, then update.');
}
