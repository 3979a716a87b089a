import fastify from 'fastify';
import { expect, test } from 'vitest';
import { inputOf, paramOf, queryOf } from './request-parts.ts';

async function answer(method: 'GET' | 'POST', url: string, body?: unknown): Promise<unknown> {
  const app = fastify();
  app.get('/asked', async (request) => queryOf(request));
  app.get('/named/:name', async (request) => [paramOf(request, 'name')]);
  app.get('/misnamed/:name', async (request) => [paramOf(request, 'id')]);
  app.post('/said', async (request) => inputOf(request));
  const { payload, statusCode } = await app.inject({
    method,
    url,
    ...(body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return statusCode === 200 ? JSON.parse(payload) : statusCode;
}

test('of a question that an address asks twice the last counts', async () => {
  expect(await answer('GET', '/asked?home=a&kind=day&home=b')).toEqual({ home: 'b', kind: 'day' });
  expect(await answer('GET', '/asked')).toEqual({});
});

test('a part of the address is read by its name, and a call that names another fails outright', async () => {
  expect(await answer('GET', '/named/rose%20house')).toEqual(['rose house']);
  expect(await answer('GET', '/misnamed/rose')).toBe(500);
});

test('what is sent must be values by their names', async () => {
  expect(await answer('POST', '/said', { weight_kg: 61 })).toEqual({ weight_kg: 61 });
  for (const body of [[], 'text', 7, null]) expect(await answer('POST', '/said', body)).not.toEqual(body);
});
