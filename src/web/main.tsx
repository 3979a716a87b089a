import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './kit/styles.ts';
import { App, nonce } from './app.tsx';
import { connect } from './kit/api.ts';
import { paintEarly } from './kit/colours.ts';
import { sendDraftsNow } from './kit/drafts.ts';
import { LastResort } from './kit/last-resort.tsx';
import { lockTrip } from './kit/lock-trip.ts';
import { SessionLifeProvider, endedBy, sessionLife } from './kit/session-life.tsx';
import { createStore } from './kit/store.ts';
import { knowWaysOn } from './kit/ways-on.ts';
import { WhereProvider } from './kit/where.tsx';
import { navigation, waysOn } from './navigation.ts';
import { where } from './routes.tsx';
import { slices } from './slices.ts';
import { startUpCalls } from './start-up-calls.ts';

const kept = createStore(slices);
const { store, keeper } = kept;
const router = createBrowserRouter([{ path: '*', element: <App />, errorElement: <LastResort /> }]);

function openLock() {
  const { pathname, search } = router.state.location;
  if (pathname !== navigation.lock) void router.navigate(navigation.lock, { state: lockTrip(pathname + search) });
}

const life = sessionLife(kept, { calls: startUpCalls, openLock });

connect({
  token: () => store.getState().auth.token,
  onLocked: openLock,
  onEnded: endedBy.set,
});

knowWaysOn(waysOn);

window.addEventListener('pagehide', () => {
  sendDraftsNow();
  keeper.flush();
});

function render() {
  const { loggedin } = store.getState().auth;
  // A locked page has nothing to load; unlocking does.
  if (loggedin && router.state.location.pathname !== navigation.lock) life.resume();
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <Provider store={store}>
        <SessionLifeProvider value={life}>
          <WhereProvider value={where}>
            <RouterProvider router={router} />
          </WhereProvider>
        </SessionLifeProvider>
      </Provider>
    </StrictMode>,
  );
}

setNonce(nonce());
paintEarly();
await keeper.restored;
render();
