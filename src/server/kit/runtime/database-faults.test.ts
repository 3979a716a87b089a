import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { applicationRole, openPool } from '#server/database/pool.ts';
import { eventually } from '#world/eventually.ts';
import { tcpProxy, type TcpProxy } from '#world/server/tcp-proxy.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';
import { noCommitListener, onPool } from './database.ts';

/** A node whose way to the database can be made to fail. */
let world: World;
let proxy: TcpProxy;
let pool: pg.Pool;
let node: FastifyInstance;
let carer: Caller;
beforeAll(async () => {
  world = await makeWorld();
  const { user = '', database = '' } = world.owner.options;
  proxy = await tcpProxy(inject('database'));
  pool = openPool(
    { host: proxy.host, port: proxy.port, user, database },
    { max: 16, role: await applicationRole(world.owner.options) },
  );
  node = await buildApp({ ...world.parts, pool, answersWithinMs: 5_000 });
  carer = world.as('carer');
});
afterEach(() => {
  proxy.flow();
});
afterAll(async () => {
  await node.close();
  await pool.end();
  await proxy.close();
  await world.close();
});

const get = (url: string): Promise<LightMyRequestResponse> => node.inject({ url, headers: carer.headers });
const post = (url: string, payload: object): Promise<LightMyRequestResponse> =>
  node.inject({ method: 'POST', url, headers: carer.headers, payload });

/** Five seconds, and as long again where the machine has other things to do. Unlimited, these calls would take minutes. */
const soon = 10;

async function timed<T>(work: Promise<T>): Promise<readonly [T, number]> {
  const begun = performance.now();
  return [await work, (performance.now() - begun) / 1000];
}

const untilWell = () => eventually(async () => expect((await get('/api/health/ready')).statusCode).toBe(200));

test('a table that somebody has locked stops the calls that need it, and no others', async () => {
  await untilWell();
  const blocker = await world.owner.connect();
  await blocker.query('begin');
  await blocker.query('lock table note in access exclusive mode');
  try {
    const reads = Array.from({ length: 40 }, () => timed(get('/api/note/')));
    await eventually(async () =>
      expect(
        (await world.owner.query(`select from pg_locks where not granted and relation = 'note'::regclass`)).rowCount,
      ).toBeGreaterThan(0),
    );
    for (const path of ['/api/plan/', '/api/me/', '/api/health/ready', '/api/resident/']) {
      expect((await get(path)).statusCode, path).toBe(200);
    }
    for (const [answer, seconds] of await Promise.all(reads)) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(seconds).toBeLessThan(soon);
    }
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  await eventually(async () => expect((await get('/api/note/')).statusCode).toBe(200));
});

test('a network that swallows everything ends every call within five seconds, and heals by itself', async () => {
  await untilWell();
  proxy.stall();
  for (const wave of ['on connections that were open', 'on new ones']) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => timed(get(i % 2 ? '/api/resident/' : '/api/home/'))),
    );
    for (const [answer, seconds] of answers) {
      expect(answer.statusCode, wave).toBe(503);
      expect(seconds, wave).toBeLessThan(soon);
    }
  }
  // The line on which a node receives changes is silent for a while before it is taken for broken.
  await eventually(async () => expect((await get('/api/health/ready')).statusCode).toBe(503));
  proxy.flow();
  await untilWell();
  expect((await get('/api/resident/')).statusCode).toBe(200);
});

const cup = () => ({
  id: v7(),
  resident: world.mrHale,
  occurred_at: '2026-03-01T08:30:00Z',
  fluid_type: 'tea',
  offered_ml: 200,
  amount_ml: 150,
});
/** Saves until the node remembers who asks, about whom and of which house: then the next save is a single statement. */
const untilRemembered = () =>
  eventually(async () => {
    // A house is remembered for two seconds only, which begin here.
    node.context.homes.forget();
    const asked = vi.spyOn(pool, 'query');
    try {
      expect((await post('/api/fluid-intake/', cup())).statusCode).toBe(201);
      const texts = asked.mock.calls.map(([call]) => String(Object(call).text));
      expect(texts).toEqual([
        expect.stringContaining(' from home'),
        expect.stringContaining('insert into "fluid_intake"'),
      ]);
    } finally {
      asked.mockRestore();
    }
  });

test('a save whose answer is lost is said to be unknown, and asking again by its id finds it', async () => {
  await untilWell();
  const drink = cup();
  await untilRemembered();
  proxy.swallowAnswers();
  const [lost, seconds] = await timed(post('/api/fluid-intake/', drink));
  expect(seconds).toBeLessThan(soon);
  expect(lost.statusCode).toBe(503);
  expect(lost.json()).toMatchObject({ code: 'unknown', detail: expect.not.stringContaining('Nothing was saved') });
  proxy.flow();
  await untilWell();
  const again = await eventually(async () => {
    const answer = await post('/api/fluid-intake/', drink);
    expect(answer.statusCode).toBeLessThan(300);
    return answer;
  });
  expect(again.json()).toMatchObject({ id: drink.id });
  expect((await world.owner.query('select from fluid_intake where id = $1', [drink.id])).rowCount).toBe(1);
});

/** Nobody is read, and nothing about anybody written, while this lasts. */
async function whileResidentsAreLocked(work: () => Promise<void>): Promise<void> {
  const blocker = await world.owner.connect();
  await blocker.query('begin');
  await blocker.query('lock table resident in access exclusive mode');
  try {
    await work();
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
}

const heldUp = { code: 'slow', detail: expect.stringContaining('Nothing was saved') };

test('a save that is held up before it is written says for certain that nothing was saved', async () => {
  await untilWell();
  const drink = cup();
  await untilRemembered();
  await whileResidentsAreLocked(async () => {
    const answer = await post('/api/fluid-intake/', drink);
    expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining(heldUp)]);
  });
  expect((await world.owner.query('select from fluid_intake where id = $1', [drink.id])).rowCount).toBe(0);
});

test('a save held up while whoever it is about is read says for certain that nothing was saved', async () => {
  await untilWell();
  const drink = cup();
  await untilRemembered();
  const { id: resident } = await world.given('resident', { home: world.rose, status: 'current' });
  await whileResidentsAreLocked(async () => {
    const answer = await post('/api/fluid-intake/', { ...drink, resident });
    expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining(heldUp)]);
  });
  expect((await world.owner.query('select from fluid_intake where id = $1', [drink.id])).rowCount).toBe(0);
});

test('a statement that is refused costs no connection, because on a full disk no new one can be had', async () => {
  await untilWell();
  const single = openPool(world.owner.options, { max: 1, role: null });
  const db = onPool(single, noCommitListener);
  const backend = () => db.query('select pg_backend_pid() as pid');
  try {
    const before = await backend();
    await expect(db.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect(await backend()).toEqual(before);
  } finally {
    await single.end();
  }
});

test('a connection that breaks in the moment it is handed over does not end the process', async () => {
  const single = openPool(world.owner.options, { max: 1, role: null });
  try {
    const hasArrived = await new Promise((resolve) => {
      single.connect((_error, client) => {
        resolve(client?.emit('error', new Error('terminating connection')));
        client?.release(true);
      });
    });
    expect(hasArrived).toBe(true);
  } finally {
    await single.end();
  }
});

test('while the database is away a save says for certain that nothing was saved, and when to try again', async () => {
  await untilWell();
  proxy.cut();
  // A connection that breaks under a save leaves it unknown; this is about one that begins when there is none.
  await eventually(async () => expect((await get('/api/health/ready')).statusCode).toBe(503));
  const [answer, seconds] = await timed(post('/api/mood/', await world.input('mood', { resident: world.mrHale })));
  expect(seconds).toBeLessThan(soon);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json().detail).toContain('Nothing was saved');
});

test('a call whose first question to the database is never answered says for certain that nothing was saved', async () => {
  const { headers } = world.as('superuser');
  const [gloves, plan] = await Promise.all([
    world.given('house_stock', { item_name: 'Gloves' }),
    world.given('plan', { resident: world.mrHale }),
  ]);
  const calls = [
    ['POST', `/api/plan/${plan.id}/evaluation/`],
    ['POST', `/api/home/${world.rose}/brief/`],
    ['POST', `/api/plan/${plan.id}/print/`],
    ['PATCH', `/api/house-stock/${gloves.id}/`],
    ['DELETE', `/api/house-stock/${gloves.id}/`],
    ['POST', `/api/house-stock/${gloves.id}/restore/`],
  ] as const;
  expect((await node.inject({ url: `/api/house-stock/${gloves.id}/`, headers })).statusCode).toBe(200);
  await untilWell();
  proxy.swallowAnswers();
  const answers = await Promise.all(
    calls.map(
      async ([method, url]) =>
        [`${method} ${url}`, (await node.inject({ method, url, headers, payload: { version: 1 } })).json()] as const,
    ),
  );
  for (const [call, said] of answers)
    expect(said, call).toMatchObject({
      code: expect.stringMatching(/^(broken|unreached|overdue)$/),
      detail: expect.stringContaining('Nothing was saved'),
    });
});

test.each([
  ['signing in', '/api/login', { username: 'ann', password: 'a password' }, 'You are not signed in.'],
  ['unlocking', '/api/me/unlock', { pin: '1234' }, 'The screen is still locked.'],
])(
  '%s while no connection can be had says what is certain, and never that something may be saved',
  async (_act, url, body, certain) => {
    await untilWell();
    proxy.cut();
    await eventually(async () => expect((await get('/api/health/ready')).statusCode).toBe(503));
    const answer = await post(url, body);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      code: expect.not.stringMatching('unknown'),
      detail: expect.stringMatching(`^The [^.]*database[^.]*\\. ${certain}$`),
    });
  },
);
