import { withinWindow } from '#domain/session/open-homes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, type World } from '#world/world.ts';
import { readPerson } from './person.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const shiftOf = async (role: 'carer' | 'agency') =>
  (
    await confirming(
      (body) => world.as(role).post('/api/mood/', body),
      await world.input('mood', { resident: world.mrHale }),
    )
  ).json().shift;

test('an entry is filed under its author’s shift, or else under the hours of the house', async () => {
  expect(await shiftOf('agency')).toBe('long_day');
  expect(await shiftOf('carer')).toBe('early');
});

test.each([
  '2026-02-26T23:59:59.999Z',
  '2026-02-27T00:00:00.000Z',
  '2026-03-04T23:59:59.999Z',
  '2026-03-05T00:00:00.000Z',
])('an account is read exactly while its access lasts, at %s', async (moment) => {
  const window = { access_starts_at: '2026-02-27T00:00:00Z', access_expires_at: '2026-03-05T00:00:00Z' };
  const person = await readPerson(world.context.db, world.people.auditor, new Date(moment));
  expect(person !== null).toBe(withinWindow({ groups: [], homes: [], ...window }, new Date(moment)));
});
