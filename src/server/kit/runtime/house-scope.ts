import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Which houses the work at hand may write in, as the setting that the policies of the tables read. Work that declares
 * none writes in none: a connection is opened without the setting.
 */
const declared = new AsyncLocalStorage<string>();

const allHouses = 'all';

interface Person {
  readonly homes: readonly string[];
  readonly isSuperuser: boolean;
}

/** The houses that are open to a person; head office works in all of them, and in the one it is about to open. */
export const withinHousesOf = <T>({ homes, isSuperuser }: Person, work: () => T): T =>
  declared.run(isSuperuser ? allHouses : `{${homes.join()}}`, work);

/** For work on nobody's behalf, such as a job, and for the few acts of a person that end in another house. */
export const acrossHouses = <T>(work: () => T): T => declared.run(allHouses, work);

/** Undefined where nobody has declared any. */
export const declaredHouses = (): string | undefined => declared.getStore();
