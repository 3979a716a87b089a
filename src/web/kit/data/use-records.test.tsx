import { weight } from '#domain/daily-care/weight/weight.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { answersRead, pageStore, server, show, type Call } from '#world/browser/web-page.tsx';
import { filled } from '#world/records/filled.ts';
import type { Stored } from '../state/stored-record.ts';
import { recordsIn, slicesOf, type SliceState } from '../state/collections.ts';
import { publish } from './event-stream.ts';
import { useRecord } from './use-record.ts';
import { useRecords, type Filters } from './use-records.ts';

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
// Every field is filled in, so it is a whole record.
const whole = (id: string, version = 1) => ({ ...filled(weight), ...row(id, version) }) as Stored<typeof weight>;
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
  await answersRead();
  expect(asked.result.current.records.map(({ id }) => id)).toEqual(['x']);
  expect(storedWeights({ store })).toEqual(['x']);
});

/** A server with these weights, two to a page unless it is asked for more. */
function keyedPages(all: () => { id: string; version: number }[]) {
  return server(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://hearth');
    const limit = Number(searchParams.get('limit') ?? 2);
    const rest = all().filter(({ id }) => id > (searchParams.get('after') ?? ''));
    const body = rest.slice(0, limit);
    searchParams.set('after', body.at(-1)?.id ?? '');
    return { status: 200, body, ...(rest.length > limit ? { next: `${pathname}?${searchParams}` } : {}) };
  });
}

/** The four weights of two pages, shown, and a way to receive what others did. */
async function showTwoPages(also: readonly ReturnType<typeof row>[] = []) {
  const house = { rows: [row('d'), row('e'), row('f'), row('g'), ...also] };
  const { calls } = keyedPages(() => house.rows);
  show(<Weights home="rose" />);
  await screen.findByText('loaded: d.1 e.1 and more');
  await press('More');
  await screen.findByText(/^loaded: d\.1 e\.1 f\.1 g\.1/);
  return {
    happens: (rows: typeof house.rows, id: string, home = 'rose') => {
      house.rows = rows;
      publish(JSON.stringify({ entity: 'weight', id, version: 2, home, resident: 'hale' }));
    },
    asked: () => calls.filter(({ path }) => path.startsWith('/api/weight/')).length,
  };
}

test('what a colleague changes or strikes out on a further page is seen there, with one call each', async () => {
  const { happens, asked } = await showTwoPages();
  happens([row('d'), row('e'), row('f', 2), row('g')], 'f');
  await screen.findByText('loaded: d.1 e.1 f.2 g.1');
  happens([row('d'), row('e'), row('f', 2)], 'g');
  await screen.findByText('loaded: d.1 e.1 f.2');
  expect(asked()).toBe(4);
});

test('a row of a further page that went to another house is gone from it', async () => {
  const { happens } = await showTwoPages();
  happens([row('d'), row('e'), row('g')], 'f', 'oak');
  await screen.findByText('loaded: d.1 e.1 g.1');
});

test('what comes in above pushes no row of a further page out, and the list goes on where it ended', async () => {
  const { happens } = await showTwoPages([row('h'), row('i'), row('j')]);
  happens([row('b'), row('c'), row('d'), row('e'), row('f'), row('g', 2), row('h'), row('i'), row('j')], 'b');
  await screen.findByText('loaded: b.1 c.1 d.1 e.1 f.1 g.2 and more');
  await press('More');
  await screen.findByText('loaded: b.1 c.1 d.1 e.1 f.1 g.2 h.1 i.1 and more');
});

test('a further page that comes while the list is read again stays below it', async () => {
  const { happens, asked } = await showTwoPages([row('h'), row('i'), row('j')]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ordinary = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = await ordinary(path, init);
    if (path.includes('limit=')) await released;
    return answer;
  });
  happens([row('d', 2), row('e'), row('f'), row('g'), row('h'), row('i'), row('j')], 'd');
  await waitFor(() => expect(asked()).toBe(3));
  await press('More');
  await screen.findByText('loaded: d.1 e.1 f.1 g.1 h.1 i.1 and more');
  release();
  await screen.findByText('loaded: d.2 e.1 f.1 g.1 h.1 i.1 and more');
});

test('a list that must be whole is shown when its last page is here, and one that fails is not asked for without a pause', async () => {
  vi.useFakeTimers();
  let isDown = true;
  const { calls } = server((call) =>
    isFirst(call)
      ? { status: 200, body: [row('a')], next: '/api/weight/?after=a' }
      : { status: isDown ? 503 : 200, body: [row('b')] },
  );
  const { wrapper } = emptyStore();
  const asked = renderHook(() => useRecords(weight, {}, { isWhole: true }), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(asked.result.current.state).toBe('failed');
  expect(asked.result.current.records).toEqual([]);
  expect(calls).toHaveLength(2);
  isDown = false;
  act(() => asked.result.current.reload());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked.result.current).toMatchObject({ state: 'loaded', hasMore: false, records: [row('a'), row('b')] });
});

test('a record that was just made is there as soon as it is asked for', async () => {
  server(({ path }) => (path.includes('one') ? { status: 200, body: row('one', 2) } : undefined));
  const { wrapper } = emptyStore();
  const asked = renderHook(({ id }) => useRecord(weight, id), {
    wrapper,
    initialProps: { id: null } as { id: string | null },
  });
  act(() => asked.result.current.take(whole('one')));
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
  act(() => asked.result.current.take(whole('one', 2)));
  resolve();
  await act(() => promise);
  expect(asked.result.current.record).toEqual(whole('one', 2));
});

test('by its type, which npm run types checks: a list is asked what its entity can be asked, and nothing else', () => {
  expectTypeOf<{ resident: string; status: string; mark_type: string }>().toExtend<Filters<typeof bodyMap>>();
  expectTypeOf<keyof Filters<typeof bodyMap>>().not.toEqualTypeOf<string>();
  expectTypeOf<'residnet'>().not.toExtend<keyof Filters<typeof bodyMap>>();
  expectTypeOf<'status'>().not.toExtend<keyof Filters<typeof weight>>();
  expectTypeOf<string>().toExtend<keyof Filters>();
});
