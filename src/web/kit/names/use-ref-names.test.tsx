import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { ann, answersRead, mrHale, pageStore, server } from '#world/browser/web-page.tsx';
import { publish } from '../data/event-stream.ts';
import { useNamesOf } from './use-ref-names.ts';

let status: number;
let lastName: string;
let calls: ReturnType<typeof server>['calls'];
beforeEach(() => {
  [status, lastName] = [200, 'Hale'];
  ({ calls } = server(({ path }) => {
    if (path === `/api/staff/${ann.id}/`) return { status: 200, body: { ...ann, version: 1 } };
    return { status, body: { ...mrHale, last_name: lastName } };
  }));
});

const pointers = [
  { to: 'staff', id: ann.id },
  { to: 'resident', id: mrHale.id },
];
const open = () => {
  const store = pageStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useNamesOf(pointers), { wrapper });
  return { names: () => Object.fromEntries(result.current), unmount };
};
const askedFor = (id: string) => calls.filter(({ path }) => path.includes(id)).length;
const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('a record that others point to is called by its name, each asked for once', async () => {
  const { names } = open();
  await waitFor(() => expect(names()).toEqual({ [ann.id]: 'Ann Clarke', [mrHale.id]: 'Arthur Hale' }));
  expect([ann.id, mrHale.id].map(askedFor)).toEqual([1, 1]);
});

test('a name that did not come is there once the network is back, and takes nothing from the others meanwhile', async () => {
  status = 0;
  const { names } = open();
  await waitFor(() => expect(names()).toEqual({ [ann.id]: 'Ann Clarke' }));
  status = 200;
  backOnline();
  await waitFor(() => expect(names()).toHaveProperty(mrHale.id, 'Arthur Hale'));
  expect(askedFor(ann.id)).toBe(1);
});

test('a record that its reader may not see has no name, and is not asked for again', async () => {
  status = 404;
  const { names } = open();
  await waitFor(() => expect(names()).toEqual({ [ann.id]: 'Ann Clarke' }));
  backOnline();
  await answersRead();
  expect(askedFor(mrHale.id)).toBe(1);
});

test('a record that is renamed meanwhile is called by its new name', async () => {
  const { names } = open();
  await waitFor(() => expect(names()).toHaveProperty(mrHale.id, 'Arthur Hale'));
  lastName = 'Hill';
  act(() => publish(JSON.stringify({ entity: 'resident', id: mrHale.id, version: 2, home: null, resident: null })));
  await waitFor(() => expect(names()).toHaveProperty(mrHale.id, 'Arthur Hill'));
  expect(askedFor(ann.id)).toBe(1);
});

test('names that nobody reads any more are given up', () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signals.push(init.signal);
    return new Promise(() => {});
  });
  open().unmount();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});
