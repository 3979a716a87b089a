import { expect, test } from 'vitest';
import { server, type Reply } from '#world/browser/web-page.tsx';
import { addChecks, type Check } from './add-checks.ts';

const now = '2026-11-15T02:30:00.000Z';
const check: Check = { checked_at: now, state: 'asleep', action: [] };
const asked = { resident: 'r', zone: 'Europe/London', now, id: 'own', checks: [check], confirmed: [] };
const night = (checks: object[], version = 3) => ({ id: 'n', version, night_of: '2026-11-14', status: 'open', checks });

/** A night that somebody has begun. */
const begun =
  (sheet: object, write: Reply): Reply =>
  (call) => {
    if (call.method !== 'GET') return write(call);
    return call.path.startsWith('/api/sleep/?') ? { status: 200, body: [sheet] } : { status: 200, body: sheet };
  };

test('the first check of a night begins its sheet, under the id the pad was opened with', async () => {
  const { calls } = server(({ method, body }) =>
    method === 'GET' ? { status: 200, body: [] } : { status: 201, body: { ...body, version: 1 } },
  );
  expect(await addChecks(asked)).toMatchObject({ ok: true, body: { before: null } });
  expect(calls.at(-1)).toMatchObject({
    path: '/api/sleep/',
    body: { id: 'own', night_of: '2026-11-14', checks: [check] },
  });
});

test('later checks go on the same sheet by its own call', async () => {
  const { calls } = server(
    begun(night([]), ({ path }) =>
      path === '/api/sleep/n/check/' ? { status: 200, body: night([check], 4) } : undefined,
    ),
  );
  expect(await addChecks(asked)).toMatchObject({ ok: true, body: { record: { version: 4 } } });
  expect(calls.at(-1)?.body).toMatchObject({ version: 3, state: 'asleep' });
});

test('somebody who was faster is no obstacle', async () => {
  let writes = 0;
  server(
    begun(night([]), () =>
      writes++ === 0
        ? { status: 409, body: { detail: 'Changed', current: night([], 4) } }
        : { status: 200, body: night([check], 5) },
    ),
  );
  expect((await addChecks(asked)).ok).toBe(true);
  expect(writes).toBe(2);
});

test('a check whose answer was lost is found on the sheet and not written twice', async () => {
  const { calls } = server(
    begun(night([{ ...check, checked_at: '2026-11-15T02:30:00Z' }]), () => ({ status: 500, body: null })),
  );
  const answer = await addChecks(asked);
  expect(answer).toMatchObject({ ok: true, body: { record: { id: 'n' }, before: { checks: [] } } });
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});
