import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { answersRead, server, show } from '#world/browser/web-page.tsx';
import { history } from '../state/toasts.ts';
import { StaleNote } from '../ui/messages/stale-note.tsx';
import { isRecords, objectWith } from '../api/shapes.ts';
import { publish } from './event-stream.ts';
import { useLiveAnswer, type Follows } from './use-live-answer.ts';
import { useLiveList } from './use-live-list.ts';

interface Said {
  words: string;
}
const isSaid = objectWith<Said>('words');
afterEach(() => void vi.useRealTimers());

function Board() {
  const asked = useLiveAnswer('/api/board/', { is: isSaid, of: [] });
  return (
    <>
      <StaleNote {...asked} />
      {asked.state === 'failed' && <p>Could not load</p>}
      {asked.body && (
        <label>
          {asked.body.words}
          <input />
        </label>
      )}
      <button type="button" onClick={asked.reload}>
        Look again
      </button>
    </>
  );
}

const again = () => userEvent.click(screen.getByRole('button', { name: 'Look again' }));

test('what was read stays when it cannot be read anew, with what was typed in it, and says so until it can', async () => {
  let status = 200;
  server(() => ({ status, body: { words: 'Search' } }));
  show(<Board />);
  await userEvent.type(await screen.findByLabelText('Search'), 'Hale');
  status = 503;
  await again();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Could not load anew\. This is from \d\d:\d\d\./);
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('Hale');
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('by its type, which npm run types checks: what an answer is made of are kinds of record that there are', () => {
  type Of = Follows<Said>['of'];
  expectTypeOf<['plan', 'care_tracking']>().toExtend<Of>();
  expectTypeOf<['paln']>().not.toExtend<Of>();
  expectTypeOf<string[]>().not.toExtend<Of>();
});

test('what others changed while one’s own was saved is read all the same', async () => {
  let words = 'First';
  server(() => ({ status: 200, body: { words } }));
  const { result } = renderHook(() => useLiveAnswer('/api/board/', { is: isSaid, of: ['note'], pauseMs: 1 }));
  await waitFor(() => expect(result.current.body?.words).toBe('First'));
  words = 'Theirs and mine';
  act(() => {
    publish(JSON.stringify({ entity: 'note', id: '1', version: 2, home: null, resident: null }));
    result.current.take({ words: 'Mine' });
  });
  expect(result.current.body?.words).toBe('Mine');
  await waitFor(() => expect(result.current.body?.words).toBe('Theirs and mine'));
});

test('what may no longer be seen does not stay', async () => {
  let status = 200;
  server(() => ({ status, body: { words: 'Search' } }));
  show(<Board />);
  await screen.findByLabelText('Search');
  status = 403;
  await again();
  expect(await screen.findByText('Could not load')).toBeDefined();
  expect(screen.queryByLabelText('Search')).toBeNull();
});

test('the answer to one question is never shown for another that failed', async () => {
  server(({ path }) => (path === '/api/one/' ? { status: 200, body: { words: 'One' } } : { status: 503, body: {} }));
  const asked = renderHook(({ path }) => useLiveAnswer(path, { is: isSaid, of: [] }), {
    initialProps: { path: '/api/one/' },
  });
  await waitFor(() => expect(asked.result.current.state).toBe('loaded'));
  asked.rerender({ path: '/api/two/' });
  await waitFor(() => expect(asked.result.current.state).toBe('failed'));
  expect(asked.result.current.body).toBeNull();
});

test('while another question is on its way, the answer to the last one is not shown for it', async () => {
  server(({ path }) => ({ status: 200, body: [{ id: path }] }));
  const asked = renderHook(
    ({ path }) => ({
      one: useLiveAnswer(path, { is: isRecords, of: [] }),
      whole: useLiveList(path, { is: isRecords, of: [] }, true),
    }),
    { initialProps: { path: '/api/rose/' } },
  );
  await waitFor(() => expect(asked.result.current.whole.rows).toEqual([{ id: '/api/rose/' }]));
  asked.rerender({ path: '/api/oak/' });
  expect(asked.result.current.one).toMatchObject({ body: null, state: 'loading' });
  expect(asked.result.current.whole).toMatchObject({ rows: [], state: 'loading' });
  const oak = [{ id: '/api/oak/' }];
  await waitFor(() => expect(asked.result.current).toMatchObject({ one: { body: oak }, whole: { rows: oak } }));
});

test('what moves by itself is asked for again and again, but never while an answer is on its way', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server(() => ({ status: 200, body: { words: 'Said' } }));
  const answerAtOnce = globalThis.fetch;
  const waiting: (() => void)[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    signals.push(init?.signal);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return answerAtOnce(path, init);
  });
  const polled = renderHook(({ everyMs }) => useLiveAnswer('/api/board/', { is: isSaid, of: [], everyMs }), {
    initialProps: { everyMs: 500 as number | undefined },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  await answersRead();
  pass(2000);
  await answersRead();
  expect(waiting).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
  waiting[0]?.();
  await answersRead();
  expect(polled.result.current.body?.words).toBe('Said');
  pass(500);
  await answersRead();
  expect(waiting).toHaveLength(2);
  waiting[1]?.();
  await answersRead();
  polled.rerender({ everyMs: undefined });
  pass(2000);
  await answersRead();
  expect(waiting).toHaveLength(2);
});

test('without a network nothing is announced each time it is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let status = 200;
  const { calls } = server(() => ({ status, body: { words: 'Said' } }));
  const { result } = renderHook(() => useLiveAnswer('/api/board/', { is: isSaid, of: [], everyMs: 500 }));
  await answersRead();
  status = 0;
  for (let tick = 0; tick < 3; tick += 1) {
    act(() => vi.advanceTimersByTime(500));
    await answersRead();
  }
  expect(calls.length).toBeGreaterThan(2);
  expect(result.current).toMatchObject({ state: 'stale', body: { words: 'Said' } });
  expect(history.get()).toEqual([]);
});

const typing = () =>
  renderHook(({ typed }) => useLiveAnswer(`/api/search/?q=${typed}`, { is: isSaid, of: [], debounceMs: 40 }), {
    initialProps: { typed: 'g' },
  });

test('a question that is typed is asked when the typing rests, and not letter by letter', async () => {
  const { calls } = server(({ path }) => ({ status: 200, body: { words: path } }));
  const asked = typing();
  for (const typed of ['ga', 'gar', 'garden']) asked.rerender({ typed });
  expect(asked.result.current.state).toBe('loading');
  await waitFor(() => expect(asked.result.current.body?.words).toBe('/api/search/?q=garden'));
  expect(calls.map(({ path }) => path)).toEqual(['/api/search/?q=garden']);
});

test('an answer that comes late is not shown for a question that was typed after it', async () => {
  const late = new Map<string, (body: Said) => void>();
  vi.stubGlobal('fetch', async (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Said>();
    late.set(path, resolve);
    return Response.json(await promise);
  });
  const asked = typing();
  await waitFor(() => expect([...late.keys()]).toEqual(['/api/search/?q=g']));
  asked.rerender({ typed: 'garden' });
  await act(async () => late.get('/api/search/?q=g')?.({ words: 'grapes' }));
  expect(asked.result.current).toMatchObject({ body: null, state: 'loading' });
  await waitFor(() => expect(late.has('/api/search/?q=garden')).toBe(true));
  await act(async () => late.get('/api/search/?q=garden')?.({ words: 'garden' }));
  await waitFor(() => expect(asked.result.current.body?.words).toBe('garden'));
});

test('a question that failed is not answered with nothing, and is asked again when the network is back', async () => {
  let status = 0;
  server(() => ({ status, body: { words: 'garden' } }));
  const asked = typing();
  await waitFor(() => expect(asked.result.current).toMatchObject({ body: null, state: 'failed' }));
  status = 200;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked.result.current).toMatchObject({ body: { words: 'garden' }, state: 'loaded' }));
});
