import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const lost = async (overrides: object) => {
  const item = await world.given('inventory', {
    resident: world.mrHale,
    item_name: 'Blue cardigan',
    category: 'clothing',
    location: 'bedroom',
    quantity: 1,
    ...overrides,
  });
  return {
    id: item.id,
    answer: await world.as('carer').patch(`/api/inventory/${item.id}/`, {
      version: 1,
      status: 'missing',
      status_date: '2026-03-01',
      status_reason: 'Not in the laundry',
      confirmed_warnings: ['valuable_without_photo'],
    }),
  };
};
const reports = async () =>
  (await world.as('carer').get('/api/incident/')).json<
    { id: string; incident_type: string; status: string; resident: string; location: string }[]
  >();

test('a belonging that is missing opens a report, and going on with it opens no second one', async () => {
  const { id, answer } = await lost({});
  expect(answer.statusCode).toBe(200);
  expect(await reports()).toMatchObject([
    { incident_type: 'security', status: 'draft', resident: world.mrHale, location: 'room' },
  ]);
  expect(
    (
      await world.as('carer').patch(`/api/inventory/${id}/`, {
        version: 2,
        identifying_marks: 'Name tag',
        confirmed_warnings: ['valuable_without_photo'],
      })
    ).statusCode,
  ).toBe(200);
  expect(await reports()).toHaveLength(1);
});

test('money that is missing is reported as a loss of money', async () => {
  expect((await lost({ category: 'bank_card_held' })).answer.statusCode).toBe(200);
  expect((await reports()).map(({ incident_type }) => incident_type)).toContain('money_loss');
});
