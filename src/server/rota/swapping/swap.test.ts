import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rota } from '#domain/rota/rota.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

type Role = Parameters<World['as']>[0];

async function shiftOf(staff: string, day: string, from = '06:30', to = '14:00'): Promise<string> {
  const { id } = await world.given('rota', {
    home: world.rose,
    staff,
    date: `2026-06-${day}`,
    shift_type: 'early',
    start_at: `2026-06-${day}T${from}:00Z`,
    end_at: `2026-06-${day}T${to}:00Z`,
  });
  await world.owner.query(`update rota set status = 'published' where id = $1`, [id]);
  return id;
}
const stored = async (id: string) => {
  const { rows } = await world.owner.query<Pick<Rota, 'staff' | 'status' | 'version' | 'swap_with' | 'swap_how'>>(
    'select staff, status, version, swap_with, swap_how from rota where id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('no such shift');
  return row;
};
const step = async (role: Role, id: string, name: string, more: object = {}) =>
  world.as(role).post(`/api/rota/${id}/swap/`, { version: (await stored(id)).version, step: name, ...more });

test('an offer is taken by a colleague, approved by the manager, and only then changes hands', async () => {
  const id = await shiftOf(world.people.carer, '01');
  expect((await step('carer', id, 'ask', { swap_how: 'offer', swap_reason: 'A wedding' })).statusCode).toBe(200);
  expect(await stored(id)).toMatchObject({ staff: world.people.carer, status: 'swap_requested' });
  expect((await step('manager', id, 'approve')).statusCode).toBe(403);
  expect((await step('senior', id, 'agree')).statusCode).toBe(200);
  expect((await step('senior', id, 'approve')).statusCode).toBe(403);
  expect((await step('manager', id, 'approve')).statusCode).toBe(200);
  expect(await stored(id)).toMatchObject({
    staff: world.people.senior,
    status: 'accepted',
    swap_with: null,
    swap_how: null,
  });
  const { rows } = await world.owner.query(
    `select count(*)::int as many from notification where title = 'A shift swap' and informed = array[$1::uuid]`,
    [world.people.carer],
  );
  expect(rows).toEqual([{ many: 2 }]);
});

test('two shifts of one day change hands, though each would overlap the other', async () => {
  const mine = await shiftOf(world.people.carer, '03');
  const theirs = await shiftOf(world.people.senior, '03', '13:30', '21:00');
  await step('carer', mine, 'ask', { swap_how: 'exchange', swap_for: theirs });
  expect((await step('senior', mine, 'agree')).statusCode).toBe(200);
  expect((await step('manager', mine, 'approve')).statusCode).toBe(200);
  expect([(await stored(mine)).staff, (await stored(theirs)).staff]).toEqual([world.people.senior, world.people.carer]);
});

test('a shift is exchanged for one that is still to come, and for nothing else', async () => {
  const mine = await shiftOf(world.people.carer, '17');
  const theirs = await shiftOf(world.people.senior, '18');
  const ask = () => step('carer', mine, 'ask', { swap_how: 'exchange', swap_for: theirs });
  for (const status of ['cancelled', 'worked', 'swap_requested']) {
    await world.owner.query('update rota set status = $2 where id = $1', [theirs, status]);
    expect([status, (await ask()).json()]).toEqual([status, { swap_for: [expect.stringContaining('has begun')] }]);
  }
  await world.owner.query(`update rota set status = 'accepted' where id = $1`, [theirs]);
  expect((await ask()).statusCode).toBe(200);
  await step('senior', mine, 'agree');
  await world.owner.query(`update rota set status = 'cancelled' where id = $1`, [theirs]);
  expect((await step('manager', mine, 'approve')).json()).toHaveProperty('swap_for');
  expect((await stored(mine)).staff).toBe(world.people.carer);
});

test('what is given back becomes open once it is approved, and stays theirs when it is not', async () => {
  const [back, stays] = [await shiftOf(world.people.carer, '08'), await shiftOf(world.people.carer, '10')];
  for (const id of [back, stays]) await step('carer', id, 'ask', { swap_how: 'give_back' });
  await step('manager', back, 'approve');
  await step('manager', stays, 'reject');
  expect(await stored(back)).toMatchObject({ staff: null, status: 'published' });
  expect(await stored(stays)).toMatchObject({ staff: world.people.carer, status: 'accepted' });
});

test('it can be withdrawn, and whoever is asked may say no', async () => {
  const id = await shiftOf(world.people.carer, '12');
  await step('carer', id, 'ask', { swap_how: 'offer', swap_with: world.people.senior });
  await step('senior', id, 'decline');
  expect(await stored(id)).toMatchObject({ staff: world.people.carer, status: 'accepted', swap_with: null });
  await step('carer', id, 'ask', { swap_how: 'give_back' });
  await step('carer', id, 'withdraw');
  expect((await stored(id)).status).toBe('accepted');
});

test('nobody asks for another, a stale version is shown the newer one, and a wish without its colleague is refused', async () => {
  const id = await shiftOf(world.people.carer, '15');
  expect((await step('senior', id, 'ask', { swap_how: 'give_back' })).statusCode).toBe(403);
  expect((await step('agency', id, 'ask', { swap_how: 'give_back' })).statusCode).toBe(403);
  expect((await step('carer', id, 'ask', { swap_how: 'exchange' })).json()).toHaveProperty('swap_for');
  expect((await step('carer', id, 'ask', {})).json()).toHaveProperty('swap_how');
  for (const inherited of ['constructor', 'toString'])
    expect((await step('carer', id, 'ask', { swap_how: inherited })).json()).toEqual({
      swap_how: ['Say what you ask for.'],
    });
  await step('carer', id, 'ask', { swap_how: 'give_back' });
  expect((await world.as('manager').post(`/api/rota/${id}/swap/`, { version: 1, step: 'approve' })).statusCode).toBe(
    409,
  );
});

test('what cannot be read for a moment is not said to be no shift of a colleague', async () => {
  const [mine, theirs] = [await shiftOf(world.people.carer, '22'), await shiftOf(world.people.senior, '23')];
  const rules = world.context.rules['rota'];
  if (!rules?.isHidden) throw new Error('nothing of the rota is hidden');
  const isHidden = vi.spyOn(rules, 'isHidden').mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('away'));
  const asked = await step('carer', mine, 'ask', { swap_how: 'exchange', swap_for: theirs });
  isHidden.mockRestore();
  expect(asked.statusCode).toBe(500);
  expect((await step('carer', mine, 'ask', { swap_how: 'exchange', swap_for: mine })).statusCode).toBe(400);
});
