import { weight } from '#domain/daily-care/weight/weight.ts';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { pageStore, server, show, type Call } from '#world/browser/web-page.tsx';
import { recordsIn, slicesOf, type SliceState } from '../state/collections.ts';
import { useRecord } from './use-record.ts';
import { useRecords } from './use-records.ts';

afterEach(() => void vi.useRealTimers());

function emptyStore() {
  const store = pageStore();
  return { store, wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> };
}
function storedWeights({ store }: { store: ReturnType<typeof pageStore> }) {
  const [slice = '', shape] = slicesOf('weight')[0] ?? [];
  return recordsIn(store.getState()[slice] as SliceState, shape?.list ?? '').map(({ id }) => id);
}

const row = (id: string, version = 1) => ({ id, version });
const isFirst = ({ path }: Call) => !path.includes('after=');

function Weights({ home }: { home: string }) {
  const { records, state, hasMore, loadMore, reload } = useRecords(weight, { home });
  return (
    <>
      <p>
        {state}: {records.map(({ id, version }) => `${id}.${String(version)}`).join(' ')}
        {hasMore && ' and more'}
      </p>
      <button type="button" onClick={loadMore}>
        More
      </button>
      <button type="button" onClick={reload}>
        Again
      </button>
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([400, 401])('what the server refuses with %i is not asked for again by itself', async (status) => {
  vi.useFakeTimers();
  const { calls } = server(() => ({ status, body: { code: 'locked' } }));
  const { wrapper } = emptyStore();
  const asked = renderHook(() => [useRecords(weight, {}).state, useRecord(weight, 'one').state], { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked.result.current).toEqual(['failed', 'failed']);
  expect(calls).toHaveLength(2);
});

test('what could not be answered this time is asked for again, and found', async () => {
  vi.useFakeTimers();
  let status = 503;
  server(({ path }) => ({ status, body: path.includes('one') ? row('one') : [row('one')] }));
  const { wrapper } = emptyStore();
  const asked = renderHook(() => [useRecords(weight, {}).state, useRecord(weight, 'one').state], { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(100));
  status = 200;
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(asked.result.current).toEqual(['loaded', 'loaded']);
});

/** A server that keeps its second page until it is let go. */
function slowSecondPage(first: () => { id: string }[]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server((call) =>
    isFirst(call) ? { status: 200, body: first(), next: '/api/weight/?after=b' } : { status: 200, body: [row('c')] },
  );
  const ordinary = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.includes('after=')) await released;
    return ordinary(path, init);
  });
  return release;
}

test('a further page comes below what was read anew while it was on its way', async () => {
  let first = [row('a'), row('b')];
  const release = slowSecondPage(() => first);
  const { store } = show(<Weights home="rose" />);
  await screen.findByText('loaded: a.1 b.1 and more');
  await press('More');
  first = [row('a', 2), row('b')];
  await press('Again');
  await screen.findByText('loaded: a.2 b.1 and more');
  release();
  await screen.findByText('loaded: a.2 b.1 c.1');
  expect(storedWeights({ store })).toEqual(['a', 'b', 'c']);
});

test('a further page of one house does not come into the list of another', async () => {
  const release = slowSecondPage(() => [row('a'), row('b')]);
  const { store, wrapper } = emptyStore();
  const asked = renderHook(({ home }) => useRecords(weight, { home }), { wrapper, initialProps: { home: 'rose' } });
  await waitFor(() => expect(asked.result.current.hasMore).toBe(true));
  act(() => asked.result.current.loadMore());
  server(() => ({ status: 200, body: [row('x')] }));
  asked.rerender({ home: 'oak' });
  await waitFor(() => expect(asked.result.current.state).toBe('loaded'));
  release();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(asked.result.current.records.map(({ id }) => id)).toEqual(['x']);
  expect(storedWeights({ store })).toEqual(['x']);
});

test('a list that must be whole is shown when its last page is here, and one that fails is not asked for without a pause', async () => {
  let isDown = true;
  const { calls } = server((call) =>
    isFirst(call)
      ? { status: 200, body: [row('a')], next: '/api/weight/?after=a' }
      : { status: isDown ? 503 : 200, body: [row('b')] },
  );
  const { wrapper } = emptyStore();
  const asked = renderHook(() => useRecords(weight, {}, { isWhole: true }), { wrapper });
  await waitFor(() => expect(asked.result.current.state).toBe('failed'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked.result.current.records).toEqual([]);
  expect(calls).toHaveLength(2);
  isDown = false;
  act(() => asked.result.current.reload());
  await waitFor(() =>
    expect(asked.result.current).toMatchObject({ state: 'loaded', hasMore: false, records: [row('a'), row('b')] }),
  );
});

test('a record that was just made is there as soon as it is asked for', async () => {
  server(({ path }) => (path.includes('one') ? { status: 200, body: row('one', 2) } : undefined));
  const { wrapper } = emptyStore();
  const asked = renderHook(({ id }) => useRecord(weight, id), {
    wrapper,
    initialProps: { id: null } as { id: string | null },
  });
  act(() => asked.result.current.take(row('one')));
  expect(asked.result.current).toMatchObject({ record: null, state: 'none' });
  asked.rerender({ id: 'one' });
  expect(asked.result.current).toMatchObject({ record: row('one'), state: 'loaded' });
  await waitFor(() => expect(asked.result.current.record).toEqual(row('one', 2)));
});

test('what a save answered with is not replaced by what was read before it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server(() => ({ status: 200, body: row('one') }));
  const ordinary = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    await promise;
    return ordinary(path, init);
  });
  const { wrapper } = emptyStore();
  const asked = renderHook(() => useRecord(weight, 'one'), { wrapper });
  act(() => asked.result.current.take(row('one', 2)));
  resolve();
  await act(() => promise);
  expect(asked.result.current.record).toEqual(row('one', 2));
});
