/** Gives the database that the environment names new keys, while Hearth runs on it or not. Nothing that was written is touched. */
import { rotateDataKeys } from '#server/kit/access/data-keys.ts';
import { noCommitListener, transaction } from '#server/kit/runtime/database.ts';
import { addSecretKey } from '#server/stored-secret-keys.ts';
import { say } from './say.ts';
import { onDatabase } from './on-database.ts';

export const rotate = (): Promise<void> =>
  onDatabase(async (pool, { dataDir, secretKeys }) => {
    // A key that the environment gives is changed there, on every node, before this is run.
    const isStored = !process.env['SECRET_KEY']?.trim();
    if (isStored) addSecretKey(dataDir);
    const { wrapped, lost, newest } = await transaction(pool, noCommitListener, (db) =>
      rotateDataKeys({ db, secretKeys, now: () => new Date().toISOString() }),
    );
    if (isStored)
      say(`A new key stands first in ${dataDir}/secret-key. Back the file up: the older keys in it are still needed.`);
    say(
      `${wrapped === 1 ? 'One data key is' : `${wrapped} data keys are`} wrapped by the newest SECRET_KEY. What is written from now on uses data key ${newest}.`,
    );
    say('Nodes that run follow within a minute.');
    for (const id of lost)
      say(
        `✗ Data key ${id} was wrapped by a SECRET_KEY that is not given. Name it in SECRET_KEY_BEFORE and run this again.`,
      );
    return lost.length === 0;
  });
