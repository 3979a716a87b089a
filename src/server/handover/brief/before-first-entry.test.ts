import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Brief } from '#domain/handover/lines/brief.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
let agency: Caller;
/** The day after: whoever comes back for another shift has read nothing of it yet. */
const nextShift = new Date(now.getTime() + 24 * 3_600_000);

async function begin(): Promise<void> {
  world = await makeWorld();
  await world.owner.query(
    `update resident set allergies = '[{"substance":"Nuts","severity":"anaphylaxis"}]' where id = $1`,
    [world.mrHale],
  );
  world.clock = nextShift;
  agency = await world.again(world.people.agency);
  await agency.post('/api/me/active/', { home: world.rose });
}

const brief = async () => (await agency.get(`/api/home/${world.rose}/brief/`)).json<Brief>();
const drink = async () => agency.post('/api/fluid-intake', await world.input('fluid_intake'));
const firstRead = {
  detail: 'Before your first entry this shift, read the safety cards of this house and tick them.',
  code: 'brief',
};

describe('while the cards are unread', () => {
  beforeAll(begin);
  afterAll(() => world.close());

  test('nothing an agency worker writes is saved until the safety cards of the house are ticked', async () => {
    const drunk = await drink();
    expect([drunk.statusCode, drunk.json()]).toEqual([403, firstRead]);
    const routine = await world.given('morning_routine');
    const changed = await agency.patch(`/api/morning-routine/${routine.id}/`, {
      version: routine.version,
      notes: 'Slept well',
    });
    expect([changed.statusCode, changed.json()]).toEqual([403, firstRead]);
    expect((await agency.post('/api/suggestion', await world.input('suggestion'))).json()).toEqual(firstRead);
  });

  test('nor is anything brought back by one who may', async () => {
    await world.owner.query(
      `update "group" set permissions = permissions || array(select id from permission where codename = 'restore_deleted')
       where name = 'Agency'`,
    );
    const { id, version } = await world.given('fluid_intake');
    const manager = await world.again(world.people.manager);
    const removal = { is_deleted: true, deletion_reason: 'Entered twice', version };
    expect((await manager.patch(`/api/fluid-intake/${id}/`, removal)).statusCode).toBe(200);
    const lent = await world.again(world.people.agency);
    await lent.post('/api/me/active/', { home: world.rose });
    const answer = await lent.post(`/api/fluid-intake/${id}/restore/`, { version: version + 1 });
    expect([answer.statusCode, answer.json()]).toEqual([403, firstRead]);
  });

  test('reading stays open to them, and so does the handover', async () => {
    expect((await agency.get(`/api/resident/${world.mrHale}/`)).statusCode).toBe(200);
    expect((await agency.post(`/api/home/${world.rose}/handover/`)).statusCode).toBe(200);
  });

  test('a program that has chosen no house at a device is asked nothing', async () => {
    const program = await world.again(world.people.agency);
    expect((await program.post('/api/fluid-intake', await world.input('fluid_intake'))).statusCode).toBe(201);
  });

  test('a colleague of the house is asked nothing', async () => {
    const carer = await world.again(world.people.carer);
    expect((await carer.post('/api/fluid-intake', await world.input('fluid_intake'))).statusCode).toBe(201);
  });
});

describe('with the last card', () => {
  beforeEach(begin);
  afterEach(() => world.close());

  test('one card left unread still refuses; with the last one ticked the entry is saved', async () => {
    const mrsKay = await world.given('resident', {
      status: 'current',
      admission_date: '2020-01-01',
      national_id_type: 'local',
      national_id: 'KAY',
      allergies: [{ substance: 'Latex', severity: 'anaphylaxis' }],
      no_known_allergies: false,
    });
    const unread = (await brief()).cards.filter(({ is_safety }) => is_safety).map(({ person }) => person.id);
    expect(unread).toEqual(expect.arrayContaining([world.mrHale, mrsKay.id]));
    for (const resident of unread.filter((id) => id !== mrsKay.id))
      await agency.post(`/api/home/${world.rose}/brief/`, { resident });
    expect((await drink()).statusCode).toBe(403);
    await agency.post(`/api/home/${world.rose}/brief/`, { resident: mrsKay.id });
    expect((await drink()).statusCode).toBe(201);
  });

  test('once begun, a card that turns red in the middle of the shift stops nobody', async () => {
    await agency.post(`/api/home/${world.rose}/brief/`, { resident: world.mrHale });
    expect((await drink()).statusCode).toBe(201);
    await world.given('resident', {
      status: 'current',
      admission_date: '2020-01-01',
      national_id_type: 'local',
      national_id: 'LOW',
      allergies: [{ substance: 'Eggs', severity: 'anaphylaxis' }],
      no_known_allergies: false,
    });
    expect((await brief()).must_read).toBe(false);
    const saved = await drink();
    expect(saved.statusCode).toBe(201);
    expect(
      (await agency.patch(`/api/fluid-intake/${saved.json<AnyRecord>().id}/`, { version: 1, notes: 'With a straw' }))
        .statusCode,
    ).toBe(200);
  });
});
