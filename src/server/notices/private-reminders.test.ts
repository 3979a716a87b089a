import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const stored = (given: object) =>
  world.given('notification', {
    home: world.rose,
    resident: null,
    severity: 'high',
    title: 'Several reversals by one person',
    staff: null,
    recipients: [],
    category: 'money',
    ...given,
  });
const sees = async (role: 'manager' | 'senior' | 'carer' | 'auditor', id: string) => {
  const listed = (await world.as(role).get('/api/reminder/')).json().some((one: { id: string }) => one.id === id);
  expect((await world.as(role).get(`/api/reminder/${id}/`)).statusCode).toBe(listed ? 200 : 404);
  return listed;
};

test('what the rules found about a colleague is seen by the manager, and by a senior only who was told', async () => {
  const suspicion = await stored({ rule_code: 'MON-8', linked_object: { entity: 'staff', id: world.people.carer } });
  expect([
    await sees('manager', suspicion.id),
    await sees('auditor', suspicion.id),
    await sees('senior', suspicion.id),
  ]).toEqual([true, true, false]);
  const own = await stored({ rule_code: 'STF-3', recipients: [{ staff: world.people.senior, channel: 'in_app' }] });
  expect(await sees('senior', own.id)).toBe(true);
});

test('nobody sees a suspicion about themselves', async () => {
  const suspicion = await stored({ rule_code: 'MON-8', linked_object: { entity: 'staff', id: world.people.manager } });
  expect([await sees('manager', suspicion.id), await sees('auditor', suspicion.id)]).toEqual([false, true]);
});

test('what is done about it is not written into the notes of the house', async () => {
  const { id } = await stored({ rule_code: 'MON-8', linked_object: { entity: 'staff', id: world.people.carer } });
  const answer = await world
    .as('manager')
    .post(`/api/reminder/${id}/action/`, { version: 1, action_plan: 'Spoke with her; the receipts are all there.' });
  expect(answer.json()).toMatchObject({ status: 'actioned' });
  expect((await world.owner.query('select 1 from note where body like $1', ['%receipts are all there%'])).rows).toEqual(
    [],
  );
});
