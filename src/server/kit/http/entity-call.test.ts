import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bath } from '#domain/daily-care/baths/bath.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { declareDeadlines } from './call-limits.ts';
import { declareEntityCall } from './entity-call.ts';
import { idOf } from './request-parts.ts';
import { callOf, declareCall, watchRoutes } from './route.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  app.decorate('declared', watchRoutes(app));
  app.decorateRequest('actor', null);
  declareDeadlines(app);
  declareEntityCall(
    app,
    [weight, bath].map((entity) => ({ path: entity.path, entity })),
    {
      method: 'GET',
      suffix: '/:id',
      act: 'view',
      answer: async (entity, request) => ({ entity: entity.name, id: idOf(request), ...callOf(request) }),
    },
  );
});
afterEach(() => app.close());

test('every entity has a call of its own, by the path and the right that are its own', async () => {
  expect(app.declared.filter(({ method, path }) => method === 'GET' && !path.endsWith('/'))).toEqual([
    { method: 'GET', path: '/api/weight/:id', permission: 'view weight', ticketed: false },
    { method: 'GET', path: '/api/bath/:id', permission: 'view bath', ticketed: false },
  ]);
  expect((await app.inject('/api/weight/1')).json()).toMatchObject({
    entity: 'weight',
    id: '1',
    path: '/api/weight/:id',
    permission: 'view weight',
  });
  expect((await app.inject('/api/%77eight/1')).json()).toMatchObject({ entity: 'weight', permission: 'view weight' });
  expect((await app.inject('/api/bath/2')).json()).toMatchObject({ entity: 'bath', id: '2', permission: 'view bath' });
});

test.each(['/api/mood/1', '/api/weights/1', '/api/weight', '/api/weight/1/2', '/api//1'])(
  'what no entity has is not found: %s',
  async (url) => expect((await app.inject(url)).statusCode).toBe(404),
);

test('a call beside it is found first, and does not hide it', async () => {
  declareCall(app, {
    method: 'GET',
    path: '/api/weight/:id/chart',
    permission: 'view weight',
    answer: async () => 'chart',
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/weight/total',
    permission: 'view weight',
    answer: async () => 'total',
  });
  expect((await app.inject('/api/weight/1/chart')).body).toBe('chart');
  expect((await app.inject('/api/weight/total')).body).toBe('total');
  expect((await app.inject('/api/weight/1')).json()).toMatchObject({ path: '/api/weight/:id' });
});

test('no call is declared twice, whether or not its route is shared', () => {
  const again = { method: 'GET', permission: 'view weight', answer: async () => null } as const;
  expect(() => declareCall(app, { ...again, path: '/api/weight/:other' })).toThrow('declared twice');
});
