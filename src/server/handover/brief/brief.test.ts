import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Brief } from '#domain/handover/lines/brief.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
let agency: Caller;
beforeEach(async () => {
  world = await makeWorld();
  // The day after, when another shift begins.
  world.clock = new Date(now.getTime() + 24 * 3_600_000);
  agency = await world.again(world.people.agency);
  await world.owner.query(
    `update resident set allergies = '[{"substance":"Nuts","severity":"anaphylaxis"}]', communication = 'Writes things down.', mobility = 'one_person' where id = $1`,
    [world.mrHale],
  );
});
afterEach(() => world.close());

const path = () => `/api/home/${world.rose}/brief/`;
const read = async (by: Caller) => (await by.get(path())).json<Brief>();
const hale = ({ cards }: Brief) => cards.find(({ person }) => person.id === world.mrHale);

test('an agency worker gets a card of everyone, with what can harm in a red strip', async () => {
  const brief = await read(agency);
  expect(brief).toMatchObject({ must_read: true, home: { name: 'Rose House' } });
  expect(hale(brief)).toMatchObject({
    red: expect.arrayContaining(['Allergy: Nuts (anaphylaxis)']),
    is_safety: true,
    read_at: null,
    parts: expect.arrayContaining([
      { label: 'How I communicate', words: expect.stringContaining('Writes things down.') },
      { label: 'How I move', words: 'One person' },
    ]),
  });
});

test('a tick is stored with the server’s time, for this shift and this person alone', async () => {
  const { cards } = await read(agency);
  for (const { person, is_safety } of cards)
    if (is_safety)
      expect((await agency.post(path(), { resident: person.id, read_at: '1999-01-01T00:00:00Z' })).json()).toEqual({
        resident: person.id,
        read_at: world.clock.toISOString(),
      });
  const brief = await read(agency);
  expect([brief.must_read, hale(brief)?.read_at]).toEqual([false, world.clock.toISOString()]);
  expect(hale(await read(await world.again(world.people.carer)))?.read_at).toBeNull();
});

test('those who work here always may read it, and need not', async () => {
  expect(await read(await world.again(world.people.carer))).toMatchObject({ must_read: false });
});

test('another house has no brief for them, and nobody ticks for a resident of another house', async () => {
  expect((await agency.get(`/api/home/${world.willow}/brief/`)).statusCode).toBe(404);
  expect((await agency.post(path(), { resident: world.msBird })).statusCode).toBe(404);
  expect((await agency.post(path(), {})).json()).toHaveProperty('resident');
  expect((await (await world.holding('view_home')).get(path())).statusCode).toBe(403);
});

test('whom to ring is told to those who give care, and not to an auditor, who may not ring anybody', async () => {
  await world.given('family', {
    resident: world.mrHale,
    phone: '020 7946 0958',
    mobile: null,
    is_emergency_contact: true,
    emergency_order: 1,
    is_active: true,
    contact_restricted: false,
  });
  expect(hale(await read(await world.again(world.people.carer)))?.contacts).toMatchObject([{ phone: '020 7946 0958' }]);
  expect(hale(await read(await world.again(world.people.auditor)))?.contacts).toEqual([]);
});
