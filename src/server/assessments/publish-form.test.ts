import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const publishing = (form: AnyRecord, role: 'superuser' | 'manager' = 'superuser') =>
  world.as(role).post(`/api/assessment/${form.id}/publish/`, { version: form.version });
const band = (from: number, to: number) => ({ from, to, label: `${from}`, severity: 'info' });

async function draft(values: object): Promise<AnyRecord> {
  const form = await world.given('assessment', {
    title: 'Falls',
    scoring: 'sum',
    licence_status: 'free',
    min_score: null,
    max_score: null,
    bands: [],
    ...values,
  });
  const question = await world.given('question', { assessment: form.id, order: 1, kind: 'single', show_if: null });
  for (const score of [0, 2])
    await world.given('choice', { question: question.id, order: score + 1, label: `${score}`, score });
  return form;
}

test('a form with errors is not published, and each error is named', async () => {
  const form = await draft({ bands: [band(0, 1)] });
  const second = await world.given('question', { assessment: form.id, order: 2, kind: 'multi', show_if: null });
  const refused = await publishing(form);
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      status: ['This form cannot be used yet. Question 2 has no answers to choose from.'],
    },
  ]);
  await world.given('choice', { question: second.id, label: 'One', score: 1 });
  expect((await publishing(form)).json()).toEqual({
    status: ['This form cannot be used yet. No band covers the scores 2 to 3.'],
  });
  await world.as('manager').patch(`/api/assessment/${form.id}/`, { version: 1, bands: [band(0, 3)] });
  const published = await publishing({ ...form, version: 2 });
  expect([published.statusCode, published.json()]).toMatchObject([200, { status: 'published' }]);
});

test('a form is published by head office, and nobody publishes one whose licence does not allow it', async () => {
  expect((await publishing(await draft({}), 'manager')).statusCode).toBe(403);
  const blocked = await publishing(await draft({ licence_status: 'blocked' }));
  expect(blocked.statusCode).toBe(400);
  const named = await publishing(await draft({ title: 'Waterlow' }));
  expect(JSON.stringify(named.json())).toContain('belongs to Judy Waterlow');
});

test('a new version takes the place of the one in use', async () => {
  const first = await draft({ code: 'FALLS' });
  await publishing(first);
  const next = await world.as('manager').post(`/api/assessment/${first.id}/supersede/`, { version: 2 });
  expect((await publishing(next.json())).statusCode).toBe(200);
  expect((await world.as('manager').get(`/api/assessment/${first.id}/`)).json()).toMatchObject({ status: 'retired' });
});
