import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import calls from '../../../../contract/calls.json' with { type: 'json' };
import { connect, create, get, getAll, getFile, login, partialUpdate, remove, replace } from './api.ts';
import { pageOpened } from './error-catalogue.ts';
import { isRecords, objectWith } from './shapes.ts';
import { isStoredRecord } from '../state/stored-record.ts';
import type { ApiRefusal } from '../state/refusal.ts';
import { actedAgain, history } from '../state/toasts.ts';
import { registerNextSteps } from '../state/next-step.ts';
import { t } from '../state/words.ts';

const fetched = vi.fn<typeof fetch>();
const onLocked = vi.fn<() => void>();
const onEnded = vi.fn<(refused: ApiRefusal) => void>();

const answers = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }));
const said = () =>
  history
    .get()
    .map(({ text }) => text)
    .toReversed();
const sent = () => {
  const [path, init] = fetched.mock.calls.at(-1) ?? [];
  return { path, method: init?.method, headers: init?.headers, body: init?.body };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  connect({ token: () => 'secret', onLocked, onEnded });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('an answer that comes when somebody else has signed in counts as none, and is not spoken of', async () => {
  let token: string | null = 'of Ann';
  connect({ token: () => token, onLocked, onEnded });
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const asked = get('/api/resident');
  const saving = create('/api/note/', {});
  token = 'of Tom';
  resolve(new Response('{"detail":"Please sign in."}', { status: 401 }));
  expect(await asked).toMatchObject({ ok: false, status: 0, body: null });
  expect(await saving).toMatchObject({ ok: false, status: 0, body: null });
  expect(onEnded).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

describe('the kinds of call', () => {
  const Authorization = calls.authorization.replace('{token}', 'secret');

  test('signing in is a POST without authorization whose success goes to the callback', async () => {
    answers(200, { token: 't', user: {} });
    const received = vi.fn<(body: unknown) => void>();
    await login(
      '/api/login/',
      { username: 'ann', password: 'x' },
      { is: objectWith<{ token: string }>('token'), onSuccess: received },
    );
    expect(sent()).toEqual({
      path: '/api/login/',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username":"ann","password":"x"}',
    });
    expect(received).toHaveBeenCalledWith({ token: 't', user: {} });
  });

  test('every other kind carries the token', async () => {
    answers(200, []);
    await get('/api/note');
    expect(sent()).toMatchObject({ path: '/api/note', method: 'GET', headers: { Authorization }, body: undefined });
    answers(201, {});
    await create('/api/note', { text: 'a' });
    expect(sent()).toMatchObject({ path: '/api/note', method: 'POST', headers: { Authorization } });
    answers(200, {});
    await partialUpdate('/api/note/', '7', { text: 'b' });
    expect(sent()).toMatchObject({
      path: calls.partialUpdate.replace('PATCH {path}{id}/', '/api/note/7/'),
      method: 'PATCH',
      headers: { Authorization },
    });
    answers(200, {});
    await replace('/api/note/7/', { text: 'c' });
    expect(sent()).toMatchObject({ path: '/api/note/7/', method: 'PUT', headers: { Authorization } });
    answers(204);
    await remove('/api/note/7/');
    expect(sent()).toMatchObject({
      path: '/api/note/7/',
      method: 'DELETE',
      headers: { Authorization },
      body: undefined,
    });
  });

  test('a list that must be whole follows the link to its next page', async () => {
    answers(200, [{ id: '1' }], { Link: '</api/homes/?cursor=2>; rel="next"' });
    answers(200, [{ id: '2' }]);
    expect(await getAll('/api/homes/', { is: isRecords })).toMatchObject({
      ok: true,
      body: [{ id: '1' }, { id: '2' }],
    });
    expect(sent().path).toBe('/api/homes/?cursor=2');
  });
});

describe('the error catalogue', () => {
  test('no status: the message about the network is shown', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await get('/api/note')).toMatchObject({ ok: false, status: 0 });
    expect(said()).toEqual([calls.errors['0'].toast]);
  });

  test('400 with general messages: each is shown, and the caller is given none', async () => {
    answers(400, { non_field_errors: ['First.', 'Second.'] });
    const onRefused = vi.fn<(body: unknown) => void>();
    await create('/api/note', {}, { onRefused });
    expect(said()).toEqual(['First.', 'Second.']);
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('400 by field: nothing is shown, the caller receives the body', async () => {
    answers(400, { text: ['Write something.'] });
    const onRefused = vi.fn<(body: unknown) => void>();
    expect(await create('/api/note', {}, { onRefused })).toMatchObject({
      ok: false,
      fields: { text: ['Write something.'] },
    });
    expect(said()).toEqual([]);
    expect(onRefused).toHaveBeenCalledWith({ text: ['Write something.'] });
  });

  test('401: the detail is shown, then the caller is told', async () => {
    answers(401, { detail: 'Please sign in.' });
    const onRefused = vi.fn<() => void>(() => expect(said()).toEqual(['Please sign in.']));
    await create('/api/note', {}, { onRefused });
    expect(onRefused).toHaveBeenCalledOnce();
    expect(onEnded).toHaveBeenCalledOnce();
  });

  test('401 with the code "locked": the lock opens and nothing is said', async () => {
    answers(401, { detail: 'Locked', code: 'locked' });
    expect(await get('/api/note')).toMatchObject({ ok: false, locked: true });
    expect(onLocked).toHaveBeenCalledOnce();
    expect(onEnded).not.toHaveBeenCalled();
    expect(said()).toEqual([]);
  });

  test('403: the detail is shown', async () => {
    answers(403, { detail: 'A senior can do this.' });
    await get('/api/note');
    expect(said()).toEqual(['A senior can do this.']);
  });

  test('403 with a code: the detail leads to what comes first', async () => {
    const way = { label: 'Read the brief', to: '/handover?view=brief' };
    registerNextSteps({ brief: way }, () => {});
    answers(403, { detail: 'Read the cards first.', code: 'brief' });
    await get('/api/note');
    expect(history.get()[0]).toMatchObject({ text: 'Read the cards first.', action: way });
    registerNextSteps({}, () => {});
  });

  test('404: the message about a missing page is shown', async () => {
    answers(404, { detail: 'x' });
    await get('/api/note');
    expect(said()).toEqual([calls.errors['404'].toast]);
  });

  test.each([408, 409, 412, 413, 415, 422, 423, 428, 429, 500, 502, 503, 504])(
    '%i: nothing is said, and nobody may take it for success',
    async (status) => {
      answers(status, { detail: 'x' });
      expect(await create('/api/note', {})).toMatchObject({ ok: false, status });
      expect(said()).toEqual([]);
    },
  );

  const kinds = {
    GET: () => get('/api/note/7/'),
    POST: () => create('/api/note/', {}),
    PATCH: () => partialUpdate('/api/note/', '7', {}),
    PUT: () => replace('/api/note/7/', {}),
    DELETE: () => remove('/api/note/7/'),
  };
  test.each(Object.entries(kinds))('%s is told of by it like every other kind', async (_, ask) => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await ask();
    answers(400, { non_field_errors: ['First.', 'Second.'] });
    await ask();
    answers(401, { detail: 'Please sign in.' });
    await ask();
    answers(403, { detail: 'A senior can do this.' });
    await ask();
    answers(404, { detail: 'x' });
    await ask();
    answers(500, { detail: 'x' });
    await ask();
    expect(said()).toEqual([
      calls.errors['0'].toast,
      'First.',
      'Second.',
      'Please sign in.',
      'A senior can do this.',
      calls.errors['404'].toast,
    ]);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  test('an answer cut short is no success, whatever its status', async () => {
    fetched.mockResolvedValueOnce(new Response('{"id": "1', { status: 201 }));
    expect(await create('/api/note', {})).toMatchObject({ ok: false, status: 0 });
  });

  test.each([
    ['no JSON', '<html>Sign in to the guest network</html>'],
    ['of another shape', '{"rows": []}'],
  ])('an answer that is %s is told as such, not as a missing network', async (_, text) => {
    fetched.mockImplementation(async () => new Response(text, { status: 200 }));
    const onSuccess = vi.fn<(body: unknown) => void>();
    const every = {
      read: get('/api/note', { is: isRecords }),
      list: getAll('/api/note', { is: isRecords }),
      save: create('/api/note/', {}, { is: isStoredRecord }),
      change: partialUpdate('/api/note/', '7', {}, { is: isStoredRecord }),
      draft: replace('/api/draft/note/', {}, { is: isStoredRecord }),
      'sign-in': login('/api/login/', {}, { is: objectWith<{ token: string }>('token'), onSuccess }),
    };
    for (const [way, asked] of Object.entries(every))
      expect(await asked, way).toMatchObject({ ok: false, code: 'unreadable' });
    expect(onSuccess).not.toHaveBeenCalled();
    expect(new Set(said())).toEqual(new Set([t('error.unreadable')]));
  });

  test('a page of the guest network in place of a file is no file, and is told as what could not be read', async () => {
    const page = '<html>Sign in to the guest network</html>';
    fetched.mockResolvedValueOnce(new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    expect(await getFile('/api/rota/hours/')).toMatchObject({ ok: false, code: 'unreadable' });
    expect(said()).toEqual([t('error.unreadable')]);
    fetched.mockResolvedValueOnce(new Response('Name,Hours', { headers: { 'Content-Type': 'text/csv' } }));
    expect(await getFile('/api/rota/hours/')).toMatchObject({ ok: true, body: { type: 'text/csv' } });
  });

  test('a mistake in what looks an answer through is seen as one, and not told as a missing network', async () => {
    answers(200, {});
    const is = (body: unknown): body is object => {
      throw new RangeError(`nothing is known of ${typeof body}`);
    };
    await expect(get('/api/note', { is })).rejects.toThrow('nothing is known of object');
    expect(said()).toEqual([]);
  });

  test('an answer whose link to the next page leads nowhere is an answer all the same', async () => {
    answers(200, [], { Link: '<http://[>; rel="next"' });
    expect(await get('/api/note', { is: isRecords })).toMatchObject({ ok: true, body: [] });
  });

  test('409 hands over the record as it stands now', async () => {
    answers(409, { detail: 'Ann changed this at 14:05.', current: { id: '1', version: 3 } });
    expect(await partialUpdate('/api/note/', '1', {})).toMatchObject({ ok: false, current: { id: '1', version: 3 } });
  });
});

describe('who is told of a refusal', () => {
  const refuse = () => answers(403, { detail: 'Notes are not for you.' });

  test('a page that opens says a message once, however many of its reads are refused alike', async () => {
    refuse();
    await get('/api/note', { isOpening: true });
    actedAgain();
    refuse();
    await get('/api/note?page=2', { isOpening: true });
    expect(said()).toEqual(['Notes are not for you.']);
    pageOpened();
    refuse();
    await get('/api/note', { isOpening: true });
    expect(said()).toHaveLength(2);
  });

  test('what a person asks for again is told again, though the page has said it', async () => {
    refuse();
    await get('/api/note', { isOpening: true });
    actedAgain();
    refuse();
    await get('/api/note');
    expect(said()).toHaveLength(2);
  });

  test('a call nobody asked for is refused in silence', async () => {
    refuse();
    await get('/api/note', { quiet: true });
    expect(said()).toEqual([]);
  });

  test('a file that cannot be fetched is told in the words of the catalogue', async () => {
    answers(404, { detail: 'Not found.' });
    expect(await getFile('/api/attachment/1/download/')).toMatchObject({ ok: false, status: 404 });
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await getFile('/api/attachment/1/download/');
    expect(said()).toEqual([calls.errors['404'].toast, calls.errors['0'].toast]);
  });
});
