/** The half of the product for those who are signed in: store, router and everything behind them. */
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './kit/styles/styles.ts';
import './kit/styles/styles-within.ts';
import { App } from './app.tsx';
import { readUser } from './kit/data/read-user.ts';
import { connect } from './kit/api/api.ts';
import type { ListedHome } from './kit/state/chosen-home.ts';
import { sendDraftsNow } from './kit/saving/drafts.ts';
import { LastResort } from './kit/shell/last-resort.tsx';
import { inputElsewhere } from './kit/api/idle.ts';
import { cameFrom, lockTrip } from './kit/state/lock-trip.ts';
import { SessionLifeProvider, endedBy, sessionLife } from './kit/shell/session-life.tsx';
import { createStore } from './kit/state/store.ts';
import { openTabs } from './kit/api/tabs.ts';
import { pickFirst } from './kit/input/picked-first.ts';
import { registerNextSteps } from './kit/state/next-step.ts';
import { lazyPage } from './kit/page/opening/lazy-page.tsx';
import { RecordSlotContext, type RecordSlotProps } from './records/record/record-slot-context.ts';
import { EntityPathsProvider } from './kit/house/entity-paths.tsx';
import { navigation, nextStepLinks } from './navigation.ts';
import { draw } from './root.tsx';
import { entityPaths } from './entity-paths.ts';
import { askForProof } from './session/second-factor/proof-request.ts';
import type { Entry } from './session/answers/entry.ts';
import { slices } from './slices.ts';
import { removeThisDevice } from './staff/account/push-device.ts';
import { startUpCalls } from './start-up-calls.ts';

interface Beginning extends Entry {
  /** The house that another tab was in. */
  home?: ListedHome | null;
  /** Where to; the welcome page unless another is named. */
  at?: string;
}

const recordSlots = lazyPage<RecordSlotProps>(() => import('./record-slots.tsx'));

/** Restores what the browser stored, or begins with a sign-in or another tab's session, and draws the page. */
export async function start(entry?: Beginning): Promise<void> {
  const created = createStore(slices);
  const { store, persister } = created;
  const signIn = async ({ token, user, home = null, at = navigation.welcome }: Beginning) => {
    life.signIn(token, user, home);
    await router.navigate(at, { replace: true, flushSync: true });
  };
  const router = createBrowserRouter([
    { path: '*', element: <App onSignedIn={signIn} />, errorElement: <LastResort /> },
  ]);
  const openLock = () => {
    const { pathname, search } = router.state.location;
    if (pathname !== navigation.lock) void router.navigate(navigation.lock, { state: lockTrip(pathname + search) });
  };
  const life = sessionLife(created, {
    calls: startUpCalls,
    openLock,
    broadcast: (is) => tabs.broadcast(is),
    leaving: removeThisDevice,
  });
  const tabs = openTabs({
    open() {
      const {
        auth: { token, user },
        house,
      } = store.getState();
      return token && user && life.isOpen() ? { token, user, home: house.selected } : null;
    },
    token: () => store.getState().auth.token,
    received: {
      left: life.forget,
      locked: openLock,
      unlocked() {
        const { pathname, state } = router.state.location;
        if (pathname !== navigation.lock) return;
        life.resume();
        void router.navigate(cameFrom(state), { replace: true });
      },
      active: inputElsewhere,
      // Whom the server answers for is another one now: a page of before would show what is no longer theirs to see.
      async became() {
        if (!life.isOpen()) return;
        const answer = await readUser();
        if (!answer.ok) return;
        life.followSwitchedUser(answer.body);
        await router.navigate(navigation.welcome, { replace: true });
      },
    },
  });

  connect({ token: () => store.getState().auth.token, onLocked: openLock, onEnded: endedBy.set, askForProof });
  pickFirst('staff', {
    words: 'On shift now',
    unreadWords: 'Who is on shift now could not be loaded',
    find: async (...asked) => (await import('./staff/people/on-shift-now.ts')).onShiftNow(...asked),
  });
  registerNextSteps(nextStepLinks, (to) => void router.navigate(to));
  window.addEventListener('pagehide', () => {
    sendDraftsNow();
    persister.flush();
  });

  // A tap on a push message, while the page is open; a locked one goes there once it is unlocked.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data.open !== 'string' || !store.getState().auth.loggedin) return;
      if (router.state.location.pathname === navigation.lock)
        void router.navigate(navigation.lock, { replace: true, state: lockTrip(data.open) });
      else void router.navigate(data.open);
    });

  await persister.restored;
  if (entry) await signIn(entry);
  // A locked page has nothing to load; unlocking does.
  else if (store.getState().auth.loggedin && router.state.location.pathname !== navigation.lock) life.resume();
  draw(
    <Provider store={store}>
      <SessionLifeProvider value={life}>
        <EntityPathsProvider value={entityPaths}>
          <RecordSlotContext value={recordSlots}>
            <RouterProvider router={router} />
          </RecordSlotContext>
        </EntityPathsProvider>
      </SessionLifeProvider>
    </Provider>,
  );
}
