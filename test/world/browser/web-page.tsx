import { HeadlessMantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { homeChosen } from '#web/kit/state/chosen-home.ts';
import { filled } from '#web/kit/state/collections.ts';
import type { StoredRecord } from '#web/kit/state/stored-record.ts';
import { signedIn, type User } from '#web/kit/state/session.ts';
import { createStore, type AppStore } from '#web/kit/state/store.ts';
import { theme } from '#web/kit/styles/theme.ts';
import { slices } from '#web/slices.ts';

/** What the page asked of the server, and what the server says next. */
export interface Call {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}
export type Reply = (call: Call) => { status: number; body: unknown; next?: string } | undefined;

export const ann = {
  id: '01900000-0000-7000-8000-0000000000aa',
  username: 'ann',
  first_name: 'Ann',
  last_name: 'Clarke',
};
export const roseHouse = { id: '01900000-0000-7000-8000-0000000000bb', name: 'Rose House', time_zone: 'Europe/London' };
export const mrHale: StoredRecord = {
  id: '01900000-0000-7000-8000-0000000000cc',
  version: 1,
  first_name: 'Arthur',
  last_name: 'Hale',
  preferred_name: null,
  room: '3',
  date_of_birth: '1940-03-01',
};

const json = (status: number, body: unknown, next?: string) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...(next ? { Link: `<${next}>; rel="next"` } : {}) },
  });

/** A server that answers as told, and keeps drafts unless a test says otherwise. */
export function server(reply: Reply): { calls: Call[] } {
  const calls: Call[] = [];
  const drafts = new Map<string, unknown>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null,
    };
    calls.push(call);
    const answer = reply(call);
    if (answer?.status === 0) throw new TypeError('Failed to fetch');
    if (answer) return json(answer.status, answer.body, answer.next);
    if (path.startsWith('/api/draft/')) {
      if (call.method === 'PUT') drafts.set(path, call.body);
      if (call.method === 'DELETE') drafts.delete(path);
      return call.method === 'DELETE' ? json(204, null) : json(200, drafts.get(path) ?? null);
    }
    return json(404, { detail: 'Not found.' });
  });
  return { calls };
}

/** Whatever the server has answered was read and drawn: that takes turns of promises alone, and they come before this one. */
export const answersRead = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

const stores = new Set<AppStore>();

/** A store for one test. What it holds is stored for as long as the test lasts. */
export function pageStore(lists = slices): AppStore['store'] {
  const made = createStore(lists);
  stores.add(made);
  return made.store;
}

/** What a page of before has not stored yet is stored no more, neither for the next page nor when the browser has gone. */
export function putStoresAway(): void {
  for (const { persister } of stores) persister.forgetting(() => {});
  stores.clear();
}

/** Nobody sees colours and measures here, and jsdom would read them at every element that is drawn or found by its role. */
const unseen: typeof theme = {
  ...theme,
  components: Object.fromEntries(
    Object.entries(theme.components ?? {}).map(([name, one]) => [name, { defaultProps: one?.defaultProps }]),
  ),
};

/** Ann is signed in at Rose House and holds these rights. */
export function show(
  page: ReactNode,
  {
    rights = [],
    address = '/',
    user = {},
  }: { rights?: readonly string[]; address?: string; user?: Partial<User> } = {},
) {
  cleanup();
  putStoresAway();
  sessionStorage.clear();
  const store = pageStore();
  store.dispatch(signedIn({ token: 'a token', user: { ...ann, ...user } }));
  store.dispatch(filled('permission', 'permissionList', [...rights]));
  store.dispatch(homeChosen({ home: roseHouse, residents: [mrHale], isOther: false }));
  const router = createMemoryRouter(
    [
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
      { path: '*', element: page },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <HeadlessMantineProvider theme={unseen} env="test">
        <RouterProvider router={router} />
      </HeadlessMantineProvider>
    </Provider>,
  );
  return { store, router };
}

/** Words that are written where the single keys are not the point: the page is drawn once for them, not once for each. */
export async function write(field: HTMLElement, words: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(words);
}

/** What jsdom lacks and the components ask for. */
export function furnishBrowser(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener() {}, removeEventListener() {} },
  });
  // A field that grows with its text asks for all its styles at every key, and without a layout they say nothing.
  const { getComputedStyle } = window;
  vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string | null) =>
    element instanceof HTMLTextAreaElement ? element.style : getComputedStyle(element, pseudo),
  );
  // jsdom does not know this element yet, and React would take it for a slip of the pen.
  const page = document;
  const create = Document.prototype.createElement.bind(page);
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const made = create(name, options);
    if (name === 'search') Object.defineProperty(made, Symbol.toStringTag, { value: 'HTMLElement' });
    return made;
  };
  // A browser keeps the file that such a link leads to, and the page stays.
  HTMLAnchorElement.prototype.click = function click() {
    if (!this.hasAttribute('download')) HTMLElement.prototype.click.call(this);
  };
  Element.prototype.scrollIntoView = () => {};
  // Nothing is drawn, so whatever is in the page counts as seen.
  Element.prototype.checkVisibility = () => true;
  window.scrollTo = () => {};
}
