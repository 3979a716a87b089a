import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import contract from '../../contract/calls.json' with { type: 'json' };
import { ann, roseHouse, server, type Reply } from '#world/browser/web-page.tsx';
import { connect } from './kit/api/api.ts';
import { pickFirst } from './kit/input/picked-first.ts';
import { registerNextSteps } from './kit/state/next-step.ts';
import { storageKey } from './kit/state/stored-session.ts';
import { draw } from './root.tsx';
import { start } from './signed-in.tsx';

// Its own provider comes with another copy of the router than the pages have here.
vi.mock('react-router/dom', async () => ({ RouterProvider: (await import('react-router')).RouterProvider }));

interface Remembered {
  home?: (typeof roseHouse & { is_practice?: boolean }) | null;
  user?: object;
  rights?: readonly string[];
}

/** The page is loaded anew while Ann is signed in, as far as the browser remembers. */
async function load(address: string, reply: Reply, { home = roseHouse, user = {}, rights = [] }: Remembered = {}) {
  const me = { ...ann, version: 1, permissions: rights, ...user };
  const slices = {
    auth: { loggedin: true, token: 'a token', user: me },
    house: { list: home ? [home] : [], selected: home, residents: [] },
    permission: { permissionList: rights },
    _persist: { version: 1, rehydrated: true },
  };
  const stored = Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]);
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(stored)));
  window.history.replaceState(null, '', address);
  const { calls } = server((call) => {
    const own = reply(call);
    if (own || call.path.startsWith('/api/draft/')) return own;
    return { status: 200, body: call.path === '/api/me' ? me : [] };
  });
  await act(() => start());
  return { asked: () => calls.map(({ path }) => path) };
}
const silent: Reply = () => undefined;
const at = () => window.location.pathname + window.location.search;
const messages = () => screen.getByRole('region', { name: 'New messages' }).textContent;

const root = document.createElement('div');
root.id = 'root';
beforeAll(() => document.body.replaceChildren(root));
/** What the start has settled for the whole product is not settled for other tests. */
afterAll(() => {
  root.remove();
  window.history.replaceState(null, '', '/');
  connect({ token: () => null, onLocked: () => {}, onEnded: () => {} });
  pickFirst('staff', {
    words: 'On shift now',
    unreadWords: 'Unknown',
    find: async () => ({ ok: true, status: 200, body: [], next: null }),
  });
  registerNextSteps({}, () => {});
});
/** Another tab ends the session, and the page goes. */
afterEach(async () => {
  const tab = new BroadcastChannel('hearth-session');
  tab.postMessage({ is: 'left', token: 'a token' });
  await waitFor(() => {
    if (sessionStorage.getItem(storageKey) !== null) throw new Error('The session goes on.');
  });
  tab.close();
  act(() => draw(null));
});

test('all fourteen start-up calls are made when a session is taken up again', async () => {
  const { asked } = await load('/error', silent);
  await waitFor(() => expect(contract.startup.filter((path) => !asked().includes(path))).toEqual([]));
});

test('an address that does not exist says so', async () => {
  await load('/no-such-page', silent);
  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeDefined();
  expect(at()).toBe('/error');
});

test('opening the sign-in page by habit signs nobody out until they say so', async () => {
  await load('/login', silent);
  expect(await screen.findByRole('heading', { name: 'You are signed in as Ann Clarke' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Username')).toBeDefined();
  expect(sessionStorage.getItem(storageKey)).toBeNull();
});

test('a house list that is refused ends the session at once, and the sign-in page says why', async () => {
  const { asked } = await load('/resident', ({ path }) =>
    path === '/api/home' ? { status: 403, body: { detail: 'Your access has ended.' } } : undefined,
  );
  expect(await screen.findByLabelText('Username')).toBeDefined();
  expect(messages()).toContain('Your access has ended.');
  expect(at()).toBe('/login');
  expect(asked().filter((path) => path === '/api/home')).toHaveLength(1);
  expect(sessionStorage.getItem(storageKey)).toBeNull();
});

test('a session that was locked meanwhile opens the lock, not the sign-in', async () => {
  await load('/error', ({ path }) =>
    path === '/api/home' ? { status: 401, body: { detail: 'Locked.', code: 'locked' } } : undefined,
  );
  expect(await screen.findByLabelText('PIN')).toBeDefined();
  expect(at()).toBe('/lock');
});

test('a session that was ended elsewhere is told of, and the sign-in page says why', async () => {
  let isOver = false;
  await load('/error', () => (isOver ? { status: 401, body: { detail: 'Please sign in.' } } : undefined));
  isOver = true;
  await userEvent.click(await screen.findByRole('link', { name: 'Choose a house' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByLabelText('Username')).toBeDefined();
  expect(messages()).toContain('Please sign in.');
});

test('whoever looks as a colleague is told so on a page that is loaded anew', async () => {
  const viewed_by = { name: 'Mona Lee', until: new Date(Date.now() + 600_000).toISOString() };
  await load('/error', silent, { user: { viewed_by } });
  expect(await screen.findByText(/^You see Hearth as/)).toBeDefined();
});

test('until there is a house, whoever may make one is offered the first above every page', async () => {
  await load('/error', silent, { home: null, rights: ['add_home'] });
  const offer = await screen.findByRole('link', { name: 'Make your first house' });
  expect(offer.getAttribute('href')).toBe('/home/add-home');
});

test('around every page of a practice house it is said that nothing is real', async () => {
  await load('/error', silent, { home: { ...roseHouse, is_practice: true } });
  expect(await screen.findByText(/nothing here is real/)).toBeDefined();
});

test('until the second factor that is asked for is set up, every address leads to where that is done', async () => {
  await load('/resident', silent, { user: { must_set_second_factor: true } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeDefined();
});
