import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('everyone reads their own file but not what was said about them, and nobody else’s', async () => {
  await world.owner.query(
    `update staff set date_of_birth = '1990-05-01', address = '1 Elm Road', references_received = 2`,
  );
  for (const role of ['senior', 'carer', 'auditor'] as const) {
    const own = (await world.as(role).get(`/api/staff/${world.people[role]}/`)).json();
    expect(own, role).toMatchObject({ date_of_birth: '1990-05-01', address: '1 Elm Road' });
    if (role !== 'auditor') expect(own, role).not.toHaveProperty('references_received');
    const other = (await world.as(role).get(`/api/staff/${world.people.manager}/`)).json();
    expect(other, role).toHaveProperty('first_name');
    expect(other, role).not.toHaveProperty('address');
  }
  const listed = (await world.as('carer').get('/api/staff/?limit=200')).body;
  expect(listed).not.toContain('Elm Road');
  expect(listed).not.toContain('last_login');
});

test('how long a guest is let in is for the house to say', async () => {
  const give = async (days: number) => {
    const ends = new Date(Date.parse('2026-03-01T09:00:00Z') + days * 86_400_000).toISOString();
    return (
      await world.as('manager').patch(`/api/staff/${world.people.agency}/`, {
        version: await version(),
        access_starts_at: '2026-03-01T09:00:00Z',
        access_expires_at: ends,
      })
    ).json();
  };
  const version = async () =>
    (await world.owner.query<{ version: number }>('select version from staff where id = $1', [world.people.agency]))
      .rows[0]?.version;
  expect(await give(8)).toHaveProperty('access_expires_at', [expect.stringContaining('7 days')]);
  await world.owner.query(`update home set settings = settings || '{"agency_days": 14}' where id = $1`, [world.rose]);
  world.context.homes.forget();
  expect(await give(14)).toHaveProperty('id');
  expect(await give(15)).toHaveProperty('access_expires_at', [expect.stringContaining('14 days')]);
});
