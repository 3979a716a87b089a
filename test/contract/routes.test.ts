import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Act } from '#domain/kit/vocabulary/acts.ts';
import { catalogue, codename } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { buildApp } from '#server/app.ts';
import { watchRoutes } from '#server/kit/http/route.ts';
import calls from '../../contract/calls.json' with { type: 'json' };
import routes from '../../contract/routes.json' with { type: 'json' };
import { temporaryFolder } from '#world/server/temporary-folder.ts';
import { makeWorld, type World } from '#world/world.ts';

/** What the server answers to which address, and with which headers. */

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  const pageFolder = temporaryFolder();
  await mkdir(join(pageFolder, 'assets'));
  await writeFile(
    join(pageFolder, 'index.html'),
    '<!doctype html><title>Hearth by __PROVIDER__</title><style nonce="__NONCE__"></style>',
  );
  await writeFile(join(pageFolder, 'assets', 'main-1a2b.js'), 'export {};');
  world = await makeWorld();
  app = await buildApp({ ...world.parts, pageFolder });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const nobodyHome = '01960000-0000-7000-8000-00000000dead';

const send = (
  method: Method,
  url: string,
  more: { readonly payload?: string | object; readonly headers?: Record<string, string> } = {},
) => app.inject({ method, url, ...more });
const asAdmin = () => ({ ...world.as('superuser').headers });
const signedIn = (method: Method, url: string, payload?: object) =>
  send(method, url, { headers: asAdmin(), ...(payload ? { payload } : {}) });

/** With and without the slash, and with an id where the path asks for one. */
const spellings = (path: string): readonly string[] => {
  const bare = `/api/${path.replace('{id}', nobodyHome).replace('{form}', 'weight')}`;
  return [bare, `${bare}/`];
};

const recordCalls = (path: string) =>
  ['GET {id}', 'PATCH {id}', 'PUT {id}', 'DELETE {id}', 'GET {id}/versions', 'POST {id}/restore'].map((call) =>
    call.replace('{id}', `${path}/{id}`),
  );

/** The paths of the records, verbatim. */
const storedLists = [
  'home',
  'resident',
  'care-tracking',
  'family',
  'staff',
  'group',
  'rota',
  'rota-template',
  'plan-starter',
  'appointment',
  'note',
  'attachment',
  'bath',
  'weight',
  'mood',
  'sleep',
  'fluid-intake',
  'care',
  'mental-state',
  'morning-routine',
  'afternoon-routine',
  'incident',
  'body-map',
  'handover',
  'handover-resident',
  'assessment',
  'question',
  'choice',
  'answer',
  'assessment-result',
  'plan',
  'evaluation',
  'risk',
  'plan-scheduler',
  'risk-scheduler',
  'evaluation-scheduler',
  'follow-up',
  'accident-scheduler',
  'payment',
  'petty-cash',
  'payments-handover',
  'inventory',
  'house-asset',
  'asset-check',
  'house-stock',
  'repair-record',
  'confidential-info',
  'discharge',
  'legal-hold',
  'suggestion',
  'complaint',
  'reminder',
];
const read = ['permission', 'transaction', 'userHistory'];

const ownCalls = [
  'POST logout',
  'GET me',
  'PATCH me',
  'POST me/lock',
  'POST me/unlock',
  'POST me/active',
  'POST me/password',
  'POST me/pin',
  ...['GET', 'POST', 'DELETE'].map((method) => `${method} me/calendar`),
  'GET me/channels',
  'POST me/channels/test',
  'POST me/devices',
  'GET reminder/{id}/deliveries',
  'GET home/{id}/failed-deliveries',
  'GET homes',
  'GET events',
  'GET resident/{id}/summary',
  'GET resident/{id}/chart',
  'GET resident/{id}/timeline',
  'GET home/{id}/board',
  'GET home/{id}/overview',
  'GET home/{id}/rota-grid',
  'GET home/{id}/rota-marks',
  'GET home/{id}/rota-candidates',
  'GET home/{id}/continuity',
  'GET rota/coverage',
  'GET rota/hours',
  'GET rota/staffing',
  'POST rota/publish',
  'POST rota/copy-week',
  'POST rota-template/from-weeks',
  'POST rota/{id}/swap',
  'GET rota/leave',
  'GET rota/{id}/leave',
  'POST rota/leave',
  'POST rota/{id}/leave',
  'GET search',
  'GET fluid-intake/day-total',
  'GET attachment/{id}/download',
  'POST staff/{id}/invite',
  'POST staff/{id}/deactivate',
  'POST appointment/{id}/outcome',
  'POST sleep/{id}/check',
  'POST house-asset/{id}/check',
  'POST house-stock/{id}/movement',
  'POST repair-record/{id}/status',
  'POST repair-record/{id}/regulator',
  'POST body-map/{id}/review',
  'POST plan/{id}/approve',
  'POST plan/{id}/supersede',
  'POST risk/{id}/approve',
  'POST risk/{id}/supersede',
  'POST assessment/{id}/supersede',
  'POST plan/{id}/acknowledge',
  'POST risk/{id}/acknowledge',
  'POST risk/{id}/review',
  'POST incident/{id}/submit',
  'POST incident/{id}/review',
  'POST incident/{id}/close',
  'POST incident/{id}/reopen',
  'POST plan/{id}/evaluation',
  ...['plan', 'risk', 'evaluation', 'accident'].flatMap((one) => [
    `POST ${one}-scheduler/{id}/complete`,
    `POST ${one}-scheduler/{id}/skip`,
  ]),
  'POST assessment/{id}/publish',
  'POST assessment-result/{id}/complete',
  'POST discharge/{id}/complete',
  'POST discharge/{id}/reverse',
  'GET resident/{id}/leaving',
  'POST inventory/{id}/check',
  'POST handover/{id}/build',
  'POST handover/{id}/give',
  'POST handover/{id}/receive',
  'POST suggestion/{id}/respond',
  'POST suggestion/{id}/turn-into',
  'GET suggestion/{id}/outcomes',
  'POST complaint/{id}/step',
  'POST complaint/{id}/delay',
  'POST reminder/{id}/acknowledge',
  'POST reminder/{id}/action',
  'POST reminder/{id}/snooze',
  ...['payment', 'petty-cash'].flatMap((one) =>
    ['witness', 'authorise', 'reverse'].map((act) => `POST ${one}/{id}/${act}`),
  ),
  'POST payment/{id}/post-alone',
  'POST payments-handover/{id}/agree',
  'POST payments-handover/{id}/report',
  'POST payments-handover/{id}/resolve',
  'GET home/{id}/money',
  'GET home/{id}/passbook',
  'GET home/{id}/month',
  'GET home/{id}/money-patterns',
  'POST home/{id}/close-month',
  'POST home/{id}/prove-ledger',
  'GET resident/{id}/passbook',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} draft/{form}`),
  ...calls.inventoryDelete.methods.map((method) => `${method} inventory-delete/{id}`),
];

const later = ['POST confidential-info/{id}/open', 'POST staff/bulk-deactivate', 'GET resident/{id}/export'];

const split = (call: string): [Method, string] => call.split(' ') as [Method, string];

describe('every call that is due', () => {
  const due = [
    ...storedLists.flatMap((path) => [`GET ${path}`, `POST ${path}`, ...recordCalls(path)]),
    ...read.flatMap((path) => [`GET ${path}`, `GET ${path}/{id}`]),
    ...ownCalls,
  ];

  test.each(due)('%s is there, with and without a slash, and asks who is calling', async (call) => {
    const [method, path] = split(call);
    for (const url of spellings(path)) {
      const answer = await send(method, url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([401, 'application/json; charset=utf-8']);
    }
  });

  test.each([
    'POST login',
    'POST password_reset',
    'POST password_reset/confirm',
    'POST password_reset/link',
    'GET health/live',
    'GET health/ready',
    'GET schema',
  ])('%s is there for anyone', async (call) => {
    const [method, path] = split(call);
    for (const url of spellings(path)) {
      const answer = await send(method, url, method === 'POST' ? { payload: {} } : {});
      expect([200, 204, 400], url).toContain(answer.statusCode);
      if (answer.body !== '') expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('the records the paths speak of are those of the register', () => {
    const declared = register.flatMap(({ path, alias }) => (alias ? [path, alias] : [path]));
    expect(declared.toSorted()).toEqual([...storedLists, ...read].toSorted());
  });
});

describe('what is not there', () => {
  test.each(later)('%s waits for its screen', async (call) => {
    const [method, path] = split(call);
    for (const url of spellings(path)) {
      const answer = await signedIn(method, url, method === 'GET' ? undefined : {});
      expect([answer.statusCode, answer.body]).toEqual([404, '{"detail":"Not found."}']);
    }
  });

  test.each(methods)('an unknown address under /api answers %s with a sentence in JSON', async (method) => {
    for (const url of [
      '/api',
      '/api/',
      '/api/unknown',
      '/api/unknown/',
      '/api/weights',
      '/api/weight/1/2/3',
      '/api/Home',
      '/api/%00',
      '/api/..%2f..%2fetc',
      '/%61pi/unknown',
    ]) {
      const answer = await send(method, url);
      expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
      expect(Object.keys(answer.json())).toEqual(['detail']);
    }
  });

  test.each(methods.filter((method) => method !== 'GET'))('what is only read is not there for %s', async (method) => {
    for (const path of read) expect((await signedIn(method, `/api/${path}/${nobodyHome}/`, {})).statusCode).toBe(404);
  });

  test('belongings are removed by every method but GET, which says so', async () => {
    for (const url of spellings('inventory-delete/{id}')) {
      const answer = await signedIn('GET', url);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([405, ['detail']]);
    }
  });

  test.each(methods)(
    'an address under /api that cannot be read answers %s like any other that is not there',
    async (method) => {
      for (const url of [
        '/api/%zz',
        '/api/weight/%c3',
        '/api/weight/%',
        `/api/weight/%e0%a4%a/restore?a=%zz`,
        `/api/weight/${'a'.repeat(2_000)}/b`,
      ]) {
        const answer = await send(method, url);
        expect([answer.statusCode, answer.headers['content-type'], answer.body], url).toEqual([
          404,
          'application/json; charset=utf-8',
          '{"detail":"Not found."}',
        ]);
      }
      const long = await signedIn('GET', `/api/weight/${'a'.repeat(2_000)}`);
      expect([long.statusCode, long.body]).toEqual([404, '{"detail":"Not found."}']);
    },
  );
});

describe('the page', () => {
  const html = 'text/html; charset=utf-8';
  const everyPath = routes.signedIn.routes.map(({ path }) => path);

  test.each([
    ...new Set([
      ...everyPath,
      ...routes.signedOut.routes,
      '/resident/',
      '/unknown/path',
      '/favicon',
      '/apiary',
      '/assetsx',
      '/%zz',
      '/resident/%c3?a=1',
      '/%',
    ]),
  ])('%s opens it', async (path) => {
    const answer = await send('GET', path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, html]);
  });

  test.each([
    '/api/password_reset',
    '/api/password_reset/',
    '/api/password_reset?token=abc',
    '/api/password_reset/?token=abc',
  ])('%s is the page, and POST there is the call', async (url) => {
    expect((await send('GET', url)).headers['content-type']).toBe(html);
    expect(
      (await send('POST', url, { payload: { email: 'nobody@example.org' } })).headers['content-type'] ??
        'application/json',
    ).toContain('application/json');
  });

  test('no other call ever answers with it', async () => {
    const read = app.declared.filter(
      ({ method, path }) =>
        method === 'GET' &&
        path.startsWith('/api/') &&
        !path.startsWith('/api/password_reset') &&
        !path.startsWith('/api/events'),
    );
    for (const { path } of read) {
      const answer = await signedIn('GET', path.replace(/:\w+/, nobodyHome));
      expect(answer.headers['content-type'] ?? 'nothing', path).not.toContain('html');
    }
  });

  test('a file of the page answers itself for a year, an unknown one not at all', async () => {
    const known = await send('GET', '/assets/main-1a2b.js');
    expect([known.statusCode, known.headers['cache-control'], known.body]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'export {};',
    ]);
    expect(known.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of [
      'content-security-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'referrer-policy',
    ])
      expect(known.headers).not.toHaveProperty(name);
    for (const url of [
      '/assets/unknown.js',
      '/assets/',
      '/assets',
      '/assets/..%2findex.html',
      '/assets/%5c..%5cindex.html',
    ]) {
      const answer = await send('GET', url);
      expect([400, 403, 404], url).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('robots are told by a file of their own that nothing is for them', async () => {
    const answer = await send('GET', '/robots.txt');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'User-agent: *\nDisallow: /\n',
    ]);
  });

  test('carries the nonce of its policy and a title that cannot break out', async () => {
    const answer = await send('GET', '/');
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(nonce).toMatch(/^[A-Za-z0-9+/=]{24}$/);
    expect((await send('GET', '/')).body).not.toBe(answer.body);
    expect(answer.body).toContain('Hearth by Community Care Homes');
  });
});

describe('every answer', () => {
  const asked: readonly (readonly [string, () => ReturnType<typeof send>])[] = [
    ['of a list', () => signedIn('GET', '/api/home')],
    ['of a refusal', () => send('GET', '/api/home')],
    ['of nothing', () => send('GET', '/api/unknown')],
    ['of an address in disguise', () => signedIn('GET', '/%61pi/me')],
    ['of the page', () => send('GET', '/login')],
    ['of health', () => send('GET', '/api/health/live')],
    ['of an unreadable address', () => send('GET', '/%zz')],
    ['of an unreadable call', () => send('GET', '/api/%zz')],
    ['for robots', () => send('GET', '/robots.txt')],
  ];

  test.each(asked)('%s is private, typed and confined', async (_, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).not.toMatch(/\*|(?<!camera|publickey-credentials-(create|get))=\(self\)/);
    expect(String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce-…')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-…'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('over an encrypted line asks the browser to stay on it for two years', async () => {
    const behindProxy = await buildApp({ ...world.parts, settings: { ...world.parts.settings, trustProxy: 1 } });
    const answer = await behindProxy.inject({ url: '/api/health/live', headers: { 'x-forwarded-proto': 'https' } });
    await behindProxy.close();
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('a request that cannot be read', () => {
  const json = { 'content-type': 'application/json' };

  test('is refused when it is too large', async () => {
    const answer = await send('POST', '/api/weight', {
      headers: { ...asAdmin(), ...json },
      payload: JSON.stringify({ notes: 'a'.repeat(1_100_000) }),
    });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([413, ['detail']]);
    const early = await send('POST', '/api/login', {
      headers: json,
      payload: JSON.stringify({ username: 'a'.repeat(20_000) }),
    });
    expect(early.statusCode).toBe(413);
  });

  test.each(['{', '{"a":}', '{"a":1}}', '{"__proto__":{"is_superuser":true}}', '{"constructor":{"prototype":{}}}'])(
    'is refused when it is no JSON that can be trusted: %s',
    async (payload) => {
      const answer = await send('POST', '/api/weight', { headers: { ...asAdmin(), ...json }, payload });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['non_field_errors']]);
    },
  );

  test('is refused when it is of another kind', async () => {
    for (const kind of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      const answer = await send('POST', '/api/weight', {
        headers: { ...asAdmin(), 'content-type': kind },
        payload: 'a=b',
      });
      expect([400, 415]).toContain(answer.statusCode);
    }
  });

  test.each(['Token', 'Token ', 'Bearer abc', 'Token a b', `Token ${'a'.repeat(5_000)}`, 'Token ../../..'])(
    'is nobody’s with the header “%s”',
    async (authorization) => {
      expect((await send('GET', '/api/me', { headers: { authorization } })).statusCode).toBe(401);
    },
  );
});

describe('OPTIONS and HEAD', () => {
  test('OPTIONS opens nothing to another site', async () => {
    const answer = await send('OPTIONS', '/api/weight', {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.statusCode).toBe(404);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('HEAD asks as much as GET does, and says nothing', async () => {
    for (const { path, permission } of app.declared.filter(({ method }) => method === 'HEAD')) {
      const url = path.replace(/:\w+/, nobodyHome).replace('*', 'x');
      const answer = await send('HEAD', url);
      expect([permission === 'anyone' || answer.statusCode === 401, answer.body], url).toEqual([true, '']);
    }
  });

  test('HEAD has the headers that GET has, with the length of what is sent at once', async () => {
    const [got, asked] = [await signedIn('GET', '/api/home/'), await signedIn('HEAD', '/api/home/')];
    expect(asked.headers).toMatchObject({
      'content-type': got.headers['content-type'],
      'content-length': String(Buffer.byteLength(got.body)),
    });
    expect([asked.statusCode, asked.body]).toEqual([200, '']);
    const file = await signedIn('HEAD', '/api/userHistory/export/');
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'text/csv; charset=utf-8', '']);
  });
});

describe('the start of the page', () => {
  test.each(calls.startup)('%s answers those without the right with an empty list', async (path) => {
    const newcomer = await world.holding();
    const answer = await newcomer.get(path);
    expect(answer.statusCode).toBe(200);
    if (path !== '/api/me') expect(answer.json()).toEqual([]);
  });

  test('any other list is refused to those without the right', async () => {
    const newcomer = await world.holding();
    for (const { path } of register.filter((entity) => !calls.startup.includes(`/api/${entity.path}`)))
      expect((await newcomer.get(`/api/${path}/`)).statusCode, path).toBe(403);
  });
});

describe('the description of the API', () => {
  test('lists every route with every method', async () => {
    const { openapi, paths } = (await send('GET', '/api/schema/')).json<{
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    }>();
    expect(openapi).toMatch(/^3\.1/);
    const described = Object.entries(paths).flatMap(([path, one]) =>
      Object.keys(one).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const declared = app.declared
      .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/') && path.endsWith('/'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(declared.filter((route) => !described.includes(route))).toEqual([]);
  });
});

test('what a call asks for is a right over a kind of record that there is', () => {
  const rights = catalogue(register).map((right) => right.codename);
  const kinds = new Set(register.map(({ name }) => name));
  const unknown = app.declared
    .map(({ permission }) => permission)
    .filter((permission) => !['anyone', 'signed in', 'locked too'].includes(permission))
    .filter((permission) => {
      const [act = '', kind = ''] = permission.split(' ');
      // As a call has it written; whether there is such an act is what is asked.
      const wanted = codename(act as Act, kind);
      return !kinds.has(kind) || !rights.some((one) => one === act || one === wanted || one.startsWith(`${wanted}_`));
    });
  expect(unknown).toEqual([]);
});

test('a route that does not say what it asks keeps the server from starting', () => {
  const bare = fastify();
  watchRoutes(bare);
  expect(() => bare.get('/api/forgotten', async () => null)).toThrow('does not say what it asks');
});

test('health says whether the process runs and whether the records can be reached', async () => {
  expect((await send('GET', '/api/health/live')).json()).toEqual({ live: true });
  expect((await send('GET', '/api/health/ready')).json()).toEqual({ ready: true });
});
