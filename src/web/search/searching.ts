import { observable } from '../kit/state/observable.ts';

/** Whether the search stands open on top of the page. */
export const searching = observable(false);

/** The keys that open it from any page, as `aria-keyshortcuts` spells them. */
export const searchKeys = 'Control+K';

/** The people whose pages were opened last, newest first: by id, in memory alone. */
export const recentPeople = observable<readonly string[]>([]);

const mostRecent = 5;
export const rememberPerson = (id: string): void =>
  recentPeople.set((now) => [id, ...now.filter((other) => other !== id)].slice(0, mostRecent));
