import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import contract from '../../../contract/calls.json' with { type: 'json' };
import { pageStore } from '#world/browser/web-page.tsx';
import { momentOf } from '#domain/kit/time/time.ts';
import { rememberHouse } from '../kit/house/last-house.ts';
import { signedIn, type User } from '../kit/state/session.ts';
import HouseSelectionScreen from './house-selection-screen.tsx';

const words = contract.welcomeScreen;
const rose = { id: 'rose', name: 'Rose House' };
const hale = { id: 'hale' };
const fetched = vi.fn<typeof fetch>();
const asked = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`);

function serverIs(answers: Record<string, [status: number, body: unknown]>) {
  fetched.mockImplementation(async (path) => {
    const [status, body] = answers[String(path)] ?? [200, {}];
    return new Response(JSON.stringify(body), { status });
  });
}

function open(user?: User) {
  const store = pageStore({});
  if (user) store.dispatch(signedIn({ token: 't', user }));
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<HouseSelectionScreen />} />
            <Route path="/home" element="the home page" />
          </Routes>
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  return store;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  const provider = document.createElement('meta');
  document.head.append(Object.assign(provider, { name: 'provider', content: 'Community Care Homes' }));
  serverIs({ '/api/homes/': [200, [rose]], '/api/resident/?home=rose': [200, [hale]] });
});
afterEach(() => void vi.resetAllMocks());

const proceed = () => userEvent.click(screen.getByRole('button', { name: words.button }));
const chooseRose = async () => {
  await userEvent.click(await screen.findByPlaceholderText(words.placeholder));
  await userEvent.click(await screen.findByRole('option', { name: 'Rose House' }));
};

test('the title names product and provider, and the tagline stands letter by letter', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    words.title.replace('{PROVIDER_NAME}', 'Community Care Homes'),
  );
  expect(screen.getByText(words.tagline)).toBeDefined();
});

test('without a house the alert is shown, the field has the focus, and nothing else happens', async () => {
  const store = open();
  await proceed();
  expect((await screen.findByRole('alert')).textContent).toBe(words.alert);
  expect(document.activeElement).toBe(screen.getByPlaceholderText(words.placeholder));
  expect(asked()).toEqual(['GET /api/homes/']);
  expect(store.getState().house.selected).toBeNull();
});

test('with a house its residents are loaded, both are stored, and the home page opens', async () => {
  const store = open();
  await chooseRose();
  await proceed();
  await screen.findByText('the home page');
  expect(asked()).toContain('GET /api/resident/?home=rose');
  expect(store.getState().house).toMatchObject({ selected: rose, residents: [hale] });
});

test('when the residents cannot be loaded one stays, and is told so', async () => {
  serverIs({ '/api/homes/': [200, [rose]], '/api/resident/?home=rose': [500, {}] });
  const store = open();
  await chooseRose();
  await proceed();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be loaded'));
  expect(store.getState().house.selected).toBeNull();
});

test('when the houses cannot be loaded the screen says so and tries again when asked', async () => {
  serverIs({ '/api/homes/': [500, {}] });
  open();
  await screen.findByText('The list of houses could not be loaded.');
  serverIs({ '/api/homes/': [200, [rose]] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByPlaceholderText(words.placeholder)).toBeDefined();
});

test('where one worked last is offered in one tap, with when that was', async () => {
  const ann = { id: 'ann', username: 'ann', first_name: 'Ann', last_name: 'Clarke' };
  rememberHouse(ann.id, { id: rose.id, at: momentOf(Date.now()) });
  open(ann);
  await userEvent.click(
    await screen.findByRole('button', { name: /^You last worked in Rose House, today \d\d:\d\d$/ }),
  );
  await proceed();
  expect(await screen.findByText('the home page')).toBeDefined();
});
