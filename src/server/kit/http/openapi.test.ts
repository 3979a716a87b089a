import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { makeWorld, type World } from '#world/world.ts';

type Described = {
  openapi: string;
  paths: Record<
    string,
    Record<string, { 'x-asks': string; responses: object; operationId: string; requestBody?: object }>
  >;
  components: { schemas: object; responses: object };
};

let world: World;
let described: Described;
beforeAll(async () => {
  world = await makeWorld();
  described = (await world.as(null).get('/api/schema/')).json();
});
afterAll(() => world.close());

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** Every address the server knows, read from the server itself. */
const answered = () =>
  Object.entries(described.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => [method.toUpperCase(), path] as const),
  );

test('the description is open to everyone', () => {
  expect(described.openapi).toBe('3.1.0');
});

test('every call of every entity is in it', () => {
  for (const { path, log, serverOnly } of register) {
    expect(Object.keys(described.paths[`/api/${path}/`] ?? {})).toContain('get');
    expect(Object.keys(described.paths[`/api/${path}/{id}/`] ?? {}).toSorted()).toEqual(
      log || serverOnly ? ['get'] : ['delete', 'get', 'patch', 'put'],
    );
  }
});

/** The address in which every name stands for itself, as the router takes it apart; null where it leads nowhere. */
function named(method: HTTPMethods, path: string): Record<string, unknown> | null {
  const found: { params: object } | null = world.app.findRoute({ method, url: path.replace(/[{}]/g, '') });
  // A route that many entities share reads the name of the entity too.
  return found && Object.fromEntries(Object.entries(found.params).filter(([name]) => name !== 'entity'));
}

test('what it describes exists, and what exists under /api it describes', () => {
  for (const [method, path] of answered())
    expect(named(method, path), `${method} ${path}`).toEqual(
      Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name])),
    );
  const known = routesOf(world.app.printRoutes({ commonPrefix: false }));
  expect(known.length).toBeGreaterThan(200);
  expect(known.filter((path) => !(path in described.paths))).toEqual([]);
});

test('every call says what it asks, what it answers and how it refuses', () => {
  const calls = answered().map(([method, path]) => ({
    method,
    path,
    call: described.paths[path]?.[method.toLowerCase()],
  }));
  expect(calls.filter(({ call }) => !call?.['x-asks'])).toEqual([]);
  expect(
    calls.filter(({ call }) => !['400', '404'].every((status) => Object.keys(call?.responses ?? {}).includes(status))),
  ).toEqual([]);
  expect(calls.filter(({ method, call }) => (method === 'PATCH' || method === 'PUT') && !call?.requestBody)).toEqual(
    [],
  );
  expect(
    new Set(answered().map(([method, path]) => described.paths[path]?.[method.toLowerCase()]?.operationId)).size,
  ).toBe(answered().length);
});

test('bringing back asks for the right to bring back, not for the right to remove', () => {
  const restoring = answered()
    .filter(([, path]) => path.endsWith('/{id}/restore/'))
    .map(([method, path]) => described.paths[path]?.[method.toLowerCase()]?.['x-asks'].split(' ')[0]);
  expect(new Set(restoring)).toEqual(new Set(['restore_deleted']));
});

test('a list tells which of its columns are worked out', () => {
  for (const { path, computed } of register) {
    const rows = JSON.stringify(described.paths[`/api/${path}/`]?.['get']?.responses);
    for (const [name, { shownAs }] of Object.entries(computed))
      expect(rows).toMatch(new RegExp(`"${name}":\\{[^}]*.*"title":"${shownAs.label}"`));
  }
});

test('every reference leads somewhere', () => {
  const found = JSON.stringify(described).matchAll(/"#\/components\/(schemas|responses)\/(\w+)"/g);
  for (const [, kind = '', name = ''] of found) expect(described.components).toHaveProperty([kind, name]);
});

/** Of a route that many entities share, the address of each. */
function eachOf(url: string): readonly string[] {
  const [shared, entities] = /\{entity\}\(([^)]*)\)/.exec(url) ?? [];
  return shared && entities ? entities.split('|').map((one) => url.replace(shared, one)) : [url];
}

/** The server prints its addresses as a tree; each line is one address and its methods. */
function routesOf(tree: string): readonly string[] {
  const stack: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^((?:│ {3}| {4})*)(?:├── |└── )(\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) return [];
    const [, indent = '', part = '', listed] = match;
    stack.splice(indent.length / 4);
    stack.push(part);
    const url = `${stack
      .join('')
      .replace(/\/$/, '')
      .replace(/:(\w+)/g, '{$1}')}/`;
    const isCall = url.startsWith('/api/') && methods.some((method) => listed?.includes(method));
    return isCall ? eachOf(url) : [];
  });
}
