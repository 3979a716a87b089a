import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practicePeople } from '#domain/homes/practice/practice-people.ts';
import { dailyDigest } from '../../alerts/digest/daily-digest.ts';
import { recipientsAt } from '../../alerts/sweep/recipients.ts';
import { sweepHomes } from '../../alerts/sweep/sweep-homes.ts';
import { housesAt } from '../../house-overview/readings/take-readings.ts';
import { noCommitListener, onPool } from '../../kit/runtime/database.ts';
import { openOutbox } from '../../notices/delivery/outbox.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

type Answer = Awaited<ReturnType<Caller['post']>>;
let world: World;
/** What was said to a carer who asked for a practice house, and then to the manager. */
let refused: Answer;
let made: Answer;
const path = '/api/home/practice/';
const make = (reset = false) => world.as('manager').post(path, { reset });
const practiceHome = async (): Promise<string> => (await world.as('manager').get(path)).json().home?.id;
const count = async (table: string, home: string): Promise<number> =>
  (await world.owner.query(`select count(*)::int as n from "${table}" where home = $1`, [home])).rows[0].n;

beforeAll(async () => {
  world = await makeWorld();
  refused = await world.as('carer').post(path, {});
  made = await make();
});
afterAll(() => world.close());

test('whoever runs a house makes the practice house, and a carer does not', async () => {
  expect(refused.statusCode).toBe(403);
  expect(made.json()).toMatchObject({ home: { name: 'Practice house' }, making: null });
  const home = made.json().home.id;
  expect(await count('resident', home)).toBe(practicePeople.length);
  expect(await count('note', home)).toBeGreaterThan(practicePeople.length * 5);
  expect(await count('fluid_intake', home)).toBeGreaterThan(30);
});

test('there is one practice house at a time', async () => {
  const again = await make();
  expect([again.statusCode, again.json().detail]).toEqual([
    409,
    'There is a practice house already. Reset it to begin anew.',
  ]);
});

test('everybody who works here may choose it, and works in it with their own rights', async () => {
  const home = await practiceHome();
  for (const role of ['carer', 'senior', 'agency', 'auditor'] as const) {
    const { body } = await (await world.again(world.people[role])).get('/api/homes/');
    expect(JSON.parse(body)).toContainEqual(expect.objectContaining({ id: home, is_practice: true }));
  }
  const carer = await world.again(world.people.carer);
  const people = (await carer.get(`/api/resident/?home=${home}`)).json();
  expect(people).toHaveLength(practicePeople.length);
  const drink = await carer.post('/api/fluid-intake/', { resident: people[0].id, fluid_type: 'tea', amount_ml: 200 });
  expect(drink.statusCode).toBe(201);
  expect((await carer.get(`/api/fluid-intake/?resident=${people[0].id}`)).json()[0].amount_ml).toBe(200);
});

test('no house of people becomes a practice house by a change', async () => {
  const { rows } = await world.owner.query('select version from home where id = $1', [world.rose]);
  await world
    .as('superuser')
    .patch(`/api/home/${world.rose}/`, { version: rows[0].version, is_practice: true, code: 'RH' });
  const after = await world.owner.query('select is_practice from home where id = $1', [world.rose]);
  expect(after.rows[0].is_practice).not.toBe(true);
});

describe('apart from all figures', () => {
  test('it is neither compared, nor searched, nor read for the figures of the day', async () => {
    const home = await practiceHome();
    const admin = await world.again(world.people.superuser);
    const compared = (await admin.get('/api/home/compare/')).json();
    expect(compared.houses.map((one: { home: string }) => one.home)).toContain(world.rose);
    expect(compared.houses.map((one: { home: string }) => one.home)).not.toContain(home);
    expect((await admin.get('/api/search/?q=Makebelieve')).body).not.toContain(home);
    expect((await admin.get(`/api/search/?q=Makebelieve&home=${home}`)).body).toContain('Makebelieve');
    const houses = await housesAt(onPool(world.owner, noCommitListener), world.clock.toISOString());
    expect(houses.map(({ id }) => id)).toContain(world.rose);
    expect(houses.map(({ id }) => id)).not.toContain(home);
  });

  test('nobody is told of what is due there: no administrator, no letter, no message', async () => {
    const home = await practiceHome();
    await sweepHomes.work(world.context);
    const raised = await world.owner.query(`select informed from notification where home = $1 and status = 'active'`, [
      home,
    ]);
    expect(raised.rows.length).toBeGreaterThan(0);
    expect(raised.rows.flatMap(({ informed }) => informed)).toEqual([]);
    const recipients = await recipientsAt(onPool(world.owner, noCommitListener), home, world.clock.toISOString());
    const critical = { severity: 'critical', to: ['manager', 'team'], resident: null, object: null } as const;
    expect(recipients(critical)).toEqual([]);
    const elsewhere = await recipientsAt(onPool(world.owner, noCommitListener), world.rose, world.clock.toISOString());
    expect(elsewhere(critical)).not.toEqual([]);

    const { superuser } = world.people;
    // Even where somebody was informed by hand.
    const { rows } = await world.owner.query(
      `update notification set informed = array[$2::uuid], severity = 'low' where home = $1 and status = 'active' returning id`,
      [home, superuser],
    );
    await world.owner.query(
      `update staff set email = 'head@example.org', alert_preferences = '{"low": "email"}' where id = $1`,
      [superuser],
    );
    await dailyDigest({ post: async (letter) => void world.letters.push(letter), settings: world.parts.settings }).work(
      world.context,
    );
    const letter = world.letters.at(-1);
    expect(letter?.text).toContain('Rose House');
    expect(letter?.text).not.toContain('Practice house');
    await world.owner.query(
      `insert into delivery (staff, notification, channel, since, created_at, next_try_at) values ($1, $2, 'email', $3, $3, $3)`,
      [superuser, rows[0].id, world.clock.toISOString()],
    );
    const sent: string[] = [];
    await openOutbox(world.parts, { email: async ({ name }) => void sent.push(name) }).deliver();
    expect(sent).toEqual([]);
  });

  test('its hours are no hours for the payroll', async () => {
    const home = await practiceHome();
    const admin = await world.again(world.people.superuser);
    const answer = await admin.get(`/api/rota/hours/?home=${home}&from=2026-02-23&to=2026-03-01`);
    expect([answer.statusCode, answer.json().non_field_errors]).toEqual([
      400,
      ['No hours were worked in the practice house.'],
    ]);
  });
});

test('nobody real moves in, and nobody invented moves out', async () => {
  const home = await practiceHome();
  const admin = await world.again(world.people.superuser);
  const { rows } = await world.owner.query('select version from resident where id = $1', [world.mrHale]);
  const moved = await admin.patch(`/api/resident/${world.mrHale}/`, { version: rows[0].version, home, room: null });
  expect([moved.statusCode, moved.json().home?.[0]]).toEqual([400, expect.stringContaining('nobody in it is real')]);
});

test('a reset puts a fresh house in its place, and what was tried out is out of everybody’s sight but in the history', async () => {
  const old = await practiceHome();
  const carer = await world.again(world.people.carer);
  const [person] = (await carer.get(`/api/resident/?home=${old}`)).json();
  expect((await make(true)).statusCode).toBe(200);
  const fresh = await practiceHome();
  expect(fresh).not.toBe(old);
  const later = await world.again(world.people.carer);
  expect((await later.get(`/api/resident/${person.id}/`)).statusCode).toBe(404);
  expect((await later.get(`/api/resident/?home=${fresh}`)).json()).toHaveLength(practicePeople.length);
  const struckOut = await world.owner.query(
    `select reason from user_history where object_id = $1 and action = 'strike_out'`,
    [old],
  );
  expect(struckOut.rows[0].reason).toBe('Practice house reset: nothing in it was real.');
});
