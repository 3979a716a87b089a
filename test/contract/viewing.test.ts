import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/** Whoever looks as a colleague writes nothing, whatever they call. */

let world: World;
let looking: Caller;
beforeAll(async () => {
  world = await makeWorld();
  looking = await world.again(world.people.superuser);
  const answer = await looking.post('/api/me/view-as/', { staff: world.people.manager, reason: 'To see her day' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
});
afterAll(() => world.close());

const refusal = { detail: 'You are looking as manager Lee, so nothing can be changed. End it first.', code: 'viewing' };

describe.each(register.filter((entity) => !entity.serverOnly))('$name', (entity) => {
  test('is neither added, changed, removed nor brought back', async () => {
    const path = `/api/${entity.path}`;
    const record = await world.given(entity);
    const removal = { [entity.marker]: true, deletion_reason: 'Entered in error', version: record.version };
    const answers = await Promise.all([
      looking.post(path, await world.input(entity)),
      looking.patch(`${path}/${record.id}/`, { version: record.version }),
      looking.put(`${path}/${record.id}/`, { version: record.version }),
      looking.patch(`${path}/${record.id}/`, removal),
      looking.delete(`${path}/${record.id}/?version=${record.version}&deletion_reason=other`),
      looking.post(`${path}/${record.id}/restore/`, { version: record.version }),
    ]);
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([403, refusal]);
  });
});

/** The session is one's own, and a ticket opens a file for reading. */
const allowed = [
  'POST /api/attachment/:id/ticket',
  'POST /api/logout',
  'POST /api/me/active',
  'POST /api/me/lock',
  'POST /api/me/unlock',
  'POST /api/me/view-as/end',
  'POST /api/rights-effect',
];

test('of all calls there are, only those about one’s own session and tickets are open to whoever looks', async () => {
  const writes = world.app.declared.filter(
    ({ method, path, permission }) =>
      !['GET', 'HEAD', 'OPTIONS'].includes(method) && permission !== 'anyone' && !path.endsWith('/'),
  );
  const open: string[] = [];
  for (const { method, path } of writes) {
    if (allowed.includes(`${method} ${path}`)) continue;
    const answer = await world.app.inject({
      method: method as 'POST',
      url: path.replace(/:\w+/g, '01960000-0000-7000-8000-00000000dead'),
      headers: looking.headers,
      payload: {},
    });
    if (answer.statusCode !== 403 || answer.json().code !== 'viewing')
      open.push(`${method} ${path} ${answer.statusCode}`);
  }
  expect(writes.length).toBeGreaterThan(100);
  expect(open).toEqual([]);
});
