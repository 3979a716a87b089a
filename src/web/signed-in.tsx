/** The half of the product for those who are signed in: store, router and everything behind them. */
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './kit/styles.ts';
import './kit/styles-within.ts';
import { App } from './app.tsx';
import { connect } from './kit/api.ts';
import { sendDraftsNow } from './kit/drafts.ts';
import { LastResort } from './kit/last-resort.tsx';
import { lockTrip } from './kit/lock-trip.ts';
import { SessionLifeProvider, endedBy, sessionLife } from './kit/session-life.tsx';
import { createStore } from './kit/store.ts';
import { knowWaysOn } from './kit/ways-on.ts';
import { WhereProvider } from './kit/where.tsx';
import { navigation, waysOn } from './navigation.ts';
import { draw } from './root.tsx';
import { where } from './routes.tsx';
import type { Entry } from './session/sign-in-form.tsx';
import { slices } from './slices.ts';
import { startUpCalls } from './start-up-calls.ts';

/** Restores what the browser kept, or begins with a sign-in that has just succeeded, and draws the page. */
export async function start(entry?: Entry): Promise<void> {
  const kept = createStore(slices);
  const { store, keeper } = kept;
  const signIn = async ({ token, user }: Entry) => {
    life.enter(token, user);
    await router.navigate(navigation.welcome, { replace: true, flushSync: true });
  };
  const router = createBrowserRouter([{ path: '*', element: <App onSignedIn={signIn} />, errorElement: <LastResort /> }]);
  const openLock = () => {
    const { pathname, search } = router.state.location;
    if (pathname !== navigation.lock) void router.navigate(navigation.lock, { state: lockTrip(pathname + search) });
  };
  const life = sessionLife(kept, { calls: startUpCalls, openLock });

  connect({ token: () => store.getState().auth.token, onLocked: openLock, onEnded: endedBy.set });
  knowWaysOn(waysOn, (to) => void router.navigate(to));
  window.addEventListener('pagehide', () => {
    sendDraftsNow();
    keeper.flush();
  });

  await keeper.restored;
  if (entry) await signIn(entry);
  // A locked page has nothing to load; unlocking does.
  else if (store.getState().auth.loggedin && router.state.location.pathname !== navigation.lock) life.resume();
  draw(
    <Provider store={store}>
      <SessionLifeProvider value={life}>
        <WhereProvider value={where}>
          <RouterProvider router={router} />
        </WhereProvider>
      </SessionLifeProvider>
    </Provider>,
  );
}
