import { createContext, use } from 'react';
import { authorization, create } from '../api/api.ts';
import { homeChosen, type ListedHome } from '../state/chosen-home.ts';
import { messagesOf } from '../api/error-catalogue.ts';
import { draftsBelongTo, settleDrafts } from '../saving/drafts.ts';
import { listen } from '../data/event-stream.ts';
import { followHome, followResidents } from '../data/live-house.ts';
import { watchIdle } from '../api/idle.ts';
import { rememberHouse } from '../house/last-house.ts';
import { forgetLoads } from '../data/load-state.ts';
import { observable } from '../state/observable.ts';
import { forgetPortraits } from '../person/portraits.ts';
import type { ApiRefusal } from '../state/refusal.ts';
import { isHeldUp, locked, resumed, signedIn, signedOut, type User } from '../state/session.ts';
import { startUp, type StartUpCall } from '../data/start-up.ts';
import type { AppStore } from '../state/store.ts';
import type { Shared } from '../api/tabs.ts';
import { forgetMessages, showToast } from '../state/toasts.ts';
import { t } from '../state/words.ts';
import { presentMoment } from '../state/present-moment.ts';

/** What begins and ends with a session, in one place. */
export interface SessionLife {
  /** Begins a session, in the house where another tab of this browser has it open, if one has. */
  signIn(token: string, user: User, home?: ListedHome | null): void;
  /** A session found in the browser goes on. */
  resume(): void;
  signOut(): void;
  /** The same session goes on as the person the server answers for now: whoever looks as a colleague, and back. */
  switchUser(user: User): void;
  /** The same, because another tab of the session did so. */
  followSwitchedUser(user: User): void;
  /** Another tab has ended the session: nothing of it stays here, and the server knows already. */
  forget(): void;
  /** Signs out somebody whose session cannot go on, and says why on the page they come to. */
  signOutBecause(refused: ApiRefusal): void;
  lock(): Promise<void>;
  unlocked(): void;
  /** Somebody is signed in here and the tab is not locked. */
  isOpen(): boolean;
}

interface SessionDependencies {
  calls: readonly StartUpCall[];
  /** Tells the other tabs that share the session. */
  broadcast(is: Shared): void;
  /** Opens the lock screen, which locks. */
  openLock(): void;
  /** Puts away what this browser does for whoever signs out, while the server still knows them. */
  leaving(headers: Record<string, string>): Promise<unknown>;
}

/** Why the server no longer knows this session; the person decides when to sign in again. */
export const endedBy = observable<ApiRefusal | null>(null);

export function sessionLife(
  { store, persister }: AppStore,
  { calls, openLock, broadcast, leaving }: SessionDependencies,
): SessionLife {
  let isOpen = false;
  let stop = () => {};

  const begin = () => {
    stop();
    isOpen = true;
    endedBy.set(null);
    store.dispatch(resumed());
    const ending = new AbortController();
    const { signal } = ending;
    const untilThen = (end: () => void) => signal.addEventListener('abort', end, { once: true });
    untilThen(
      watchIdle({
        home: () => store.getState().house.selected?.id ?? null,
        lock: openLock,
        share: () => broadcast('active'),
      }),
    );
    stop = () => {
      isOpen = false;
      ending.abort();
    };
    draftsBelongTo(store.getState().auth.user?.id ?? '');
    if (isHeldUp(store.getState().auth.user)) return;
    void listen(signal);
    untilThen(followResidents(store));
    untilThen(followHome(store));
    void startUp(calls, { dispatch: store.dispatch, logOut: signOutBecause, signal });
  };

  const noteHouse = () => {
    const {
      auth: { user },
      house: { selected },
    } = store.getState();
    if (user && selected) rememberHouse(user.id, { id: selected.id, at: presentMoment() });
  };

  /** The browser forgets in this very turn. Resolves when the last draft has arrived. */
  const forget = (): Promise<unknown> => {
    stop();
    noteHouse();
    endedBy.set(null);
    const settled = settleDrafts();
    draftsBelongTo('');
    persister.forgetting(() => store.dispatch(signedOut()));
    forgetLoads();
    forgetPortraits();
    forgetMessages();
    return settled;
  };

  const signOut = () => {
    const headers = authorization();
    broadcast('left');
    void Promise.all([forget(), leaving(headers).catch(console.warn)]).finally(() =>
      create('/api/logout', {}, { quiet: true, keepalive: true, headers }),
    );
  };

  const signOutBecause = (refused: ApiRefusal) => {
    signOut();
    const reasons = messagesOf(refused);
    for (const reason of reasons.length > 0 ? reasons : [t('session.lost')]) showToast(reason, 'error');
  };

  const signIn = (token: string, user: User, home: ListedHome | null = null) => {
    persister.resume();
    store.dispatch(signedIn({ token, user }));
    if (home) store.dispatch(homeChosen({ home, residents: [], isOther: false }));
    persister.flush();
    begin();
  };

  const followSwitchedUser = (user: User) => {
    const { token } = store.getState().auth;
    if (token === null) return;
    void forget();
    signIn(token, user);
  };

  return {
    signIn,
    resume: begin,
    signOut,
    switchUser: (user) => {
      followSwitchedUser(user);
      broadcast('became');
    },
    followSwitchedUser,
    forget: () => void forget(),
    signOutBecause,
    lock: async () => {
      broadcast('locked');
      stop();
      noteHouse();
      const settled = settleDrafts();
      store.dispatch(locked());
      persister.flush();
      forgetLoads();
      forgetPortraits(store.getState().auth.user?.photo ?? null);
      forgetMessages();
      // A locked session takes no drafts: they come first.
      await settled;
      await create('/api/me/lock/', {}, { quiet: true });
    },
    unlocked: () => {
      broadcast('unlocked');
      begin();
    },
    isOpen: () => isOpen && endedBy.get() === null,
  };
}

const absent = () => {
  throw new Error('SessionLifeProvider is missing');
};
const Life = createContext<SessionLife>({
  signIn: absent,
  resume: absent,
  signOut: absent,
  switchUser: absent,
  followSwitchedUser: absent,
  forget: absent,
  signOutBecause: absent,
  lock: absent,
  unlocked: absent,
  isOpen: absent,
});
export const SessionLifeProvider = Life.Provider;
export const useSessionLife = () => use(Life);
