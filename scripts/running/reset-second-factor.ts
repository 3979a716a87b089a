/** Takes the second factor of one account away, where no two colleagues can: `npm run reset-second-factor -- username`. */
import { resetFromTerminal } from '#server/session/second-factor/reset-from-terminal.ts';
import { say } from './say.ts';
import { onDatabase } from './on-database.ts';

export const resetSecondFactor = (): Promise<void> =>
  onDatabase(async (pool, settings) => {
    const [username] = process.argv.slice(2);
    if (!username) {
      say('Whose? npm run reset-second-factor -- username');
      return false;
    }
    const done = await resetFromTerminal(pool, settings, { username, now: new Date() });
    say(done ?? `Nobody has the username ${username}.`);
    return done !== null;
  });
