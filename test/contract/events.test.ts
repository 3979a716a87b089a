import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { catalogue } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { buildApp } from '#server/app.ts';
import { confirming } from '#world/records/confirming.ts';
import { addressOf, listen, type Received, type Listener } from '#world/server/listening.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/** What one tablet saves, another shows: at once, on every node, and only where it may be seen. */

let world: World;
let otherNode: FastifyInstance;
let address: string;
let writer: Caller;
const listeners: Listener[] = [];
beforeAll(async () => {
  world = await makeWorld();
  otherNode = await buildApp(world.parts);
  address = await addressOf(otherNode);
  writer = await world.holding(
    'view_weight',
    'add_weight',
    'change_weight',
    'delete_weight',
    'view_note',
    'add_note',
    'view_resident',
  );
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(async () => {
  await otherNode.close();
  await world.close();
});

const listening = async (caller: Caller, more: Readonly<Record<string, string>> = {}): Promise<Listener> => {
  const listener = await listen(address, { ...caller.headers, ...more });
  listeners.push(listener);
  return listener;
};
const write = async (name: 'weight' | 'note', given: Readonly<Record<string, unknown>> = {}): Promise<AnyRecord> => {
  const answer = await confirming((body) => writer.post(`/api/${name}`, body), {
    ...(await world.input(name, given)),
    id: v7(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<AnyRecord>();
};
const of =
  ({ id, version }: AnyRecord) =>
  ({ data }: Received) =>
    data['id'] === id && data['version'] === version;

test('an entry is received on another node, by its ids alone', async () => {
  const screen = await listening(await world.holding('view_weight'));
  const made = await write('weight');
  const { data } = await screen.until(of(made));
  expect(data).toEqual({ entity: 'weight', id: made.id, version: 1, home: world.rose, resident: made['resident'] });
});

test('a change and a removal are received as well, each with its version', async () => {
  const screen = await listening(await world.holding('view_weight'));
  const made = await write('weight');
  const changed = (
    await confirming((body) => writer.patch(`/api/weight/${made.id}`, body), { version: 1, notes: 'Weighed again' })
  ).json<AnyRecord>();
  const struck = (
    await writer.patch(`/api/weight/${made.id}`, { is_deleted: true, deletion_reason: 'Entered in error', version: 2 })
  ).json<AnyRecord>();
  await screen.until(of(changed));
  await screen.until(of(struck));
  expect(screen.received.map(({ data }) => data['version'])).toEqual([1, 2, 3]);
});

test('what someone may not see is not sent to them: another house, another kind, a mere reading', async () => {
  const [elsewhere, withoutPermission] = [
    await listening(await world.holdingThere('view_weight', 'view_note')),
    await listening(await world.holding('view_note')),
  ];
  const made = await write('weight');
  await writer.get(`/api/weight/${made.id}`);
  // About this nothing is asked, so that the history has one line of it.
  const note = await write('note', { body: 'He walked to the shop and back with his daughter.' });
  await withoutPermission.until(of(note));
  expect(withoutPermission.received.map(({ data }) => data['entity'])).toEqual(['note']);
  expect(elsewhere.received).toEqual([]);
});

test('what a rule hides is not sent either: an agency worker learns nothing of who is off shift', async () => {
  const screen = await listening(world.as('agency'));
  for (const role of ['senior', 'agency'] as const) {
    const said = await world
      .as('manager')
      .patch(`/api/staff/${world.people[role]}`, { version: 1, preferred_name: 'Sam' });
    expect(said.statusCode, said.body).toBe(200);
  }
  await screen.until(({ data }) => data['id'] === world.people.agency);
  expect(screen.received.map(({ data }) => data['id'])).toEqual([world.people.agency]);
});

test('a line taken up again brings what was missed, in order and once', async () => {
  const reader = await world.holding('view_weight');
  const before = await listening(reader);
  await before.until(of(await write('weight')));
  before.close();
  const missed = [await write('weight'), await write('weight'), await write('weight')];
  const again = await listening(reader, { 'last-event-id': before.place() });
  const last = missed.at(-1);
  if (last) await again.until(of(last));
  expect(again.received.map(({ data }) => data['id'])).toEqual(missed.map(({ id }) => id));
});

test('a long absence is caught up with whole', async () => {
  const reader = await world.holding('view_weight');
  const before = await listening(reader);
  before.close();
  await world.owner.query(
    `insert into user_history (id, at, action, entity, object_id, object_version, home, result) select gen_random_uuid(), $2, 'create', 'weight', gen_random_uuid(), 1, $1, 'ok' from generate_series(1, 1200)`,
    [world.rose, world.clock],
  );
  const again = await listening(reader, { 'last-event-id': before.place() });
  await again.until(() => again.received.length >= 1200);
  expect(new Set(again.received.map(({ data }) => data['id'])).size).toBe(1200);
});

test('what was saved while another save was still under way is received when that one is done', async () => {
  const screen = await listening(await world.holding('view_weight'));
  const slow = await world.owner.connect();
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  const made = await write('weight');
  await expect(screen.until(of(made), 200)).rejects.toThrow('nothing like it was received');
  await slow.query('commit');
  slow.release();
  expect((await screen.until(of(made))).data['id']).toBe(made.id);
});

test('a line that the database cut is mended, and what was saved meanwhile is received', async () => {
  const screen = await listening(await world.holding('view_weight'));
  await world.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen hearth_changes'`,
  );
  const made = await write('weight');
  expect((await screen.until(of(made))).data['id']).toBe(made.id);
});

test('a locked screen receives nothing more, and its line ends', async () => {
  const reader = await world.holding('view_weight');
  const screen = await listening(reader);
  expect((await reader.post('/api/me/lock/')).statusCode).toBeLessThan(300);
  await write('weight');
  await screen.ended;
  expect(screen.received).toEqual([]);
});

test('a line is opened by nobody who is not signed in', async () => {
  await expect(listen(address, {})).rejects.toThrow('401');
  await expect(listen(address, { authorization: `Token ${'x'.repeat(43)}` })).rejects.toThrow('401');
});

test('not even the id is sent of a record that is not for the listener', async () => {
  const [carer, senior, manager] = [
    await listening(world.as('carer')),
    await listening(world.as('senior')),
    await listening(world.as('manager')),
  ];
  const secret = await world.given('note', { visibility: 'senior_only', resident: world.mrHale });
  const { rows } = await world.owner.query<{ id: string; version: number }>(
    'select id, version from staff where homes = array[$1::uuid] limit 1',
    [world.willow],
  );
  expect(
    (
      await world
        .as('superuser')
        .patch(`/api/staff/${rows[0]?.id}/`, { version: rows[0]?.version, phone: '0113 496 0777' })
    ).statusCode,
  ).toBe(200);
  const plain = await world.given('note', { visibility: 'team', resident: world.mrHale });
  for (const screen of [carer, senior, manager]) await screen.until(of(plain));
  expect(carer.received.filter(({ data }) => data['id'] === secret.id)).toEqual([]);
  expect(senior.received.filter(({ data }) => data['id'] === secret.id)).not.toEqual([]);
  for (const screen of [carer, senior, manager])
    expect(screen.received.filter(({ data }) => data['entity'] === 'staff')).toEqual([]);
});

test('of no kind of record does a change in another house, or without the right, reach a listener', async () => {
  const kinds = register.filter(({ log, belongsTo }) => !log && belongsTo !== 'provider');
  const everything = catalogue(register).map(({ codename }) => codename);
  const [mighty, powerless, office] = [
    await listening(await world.holding(...everything)),
    await listening(await world.holding('view_weight')),
    await listening(world.as('superuser')),
  ];
  const made = new Map<string, string>();
  for (const { name } of kinds) made.set((await world.given(name, {}, 'willow')).id, name);
  const last = await write('weight');
  for (const screen of [mighty, powerless, office]) await screen.until(of(last));
  const kindsFor = ({ received }: Listener) => received.flatMap(({ data }) => made.get(String(data['id'])) ?? []);
  expect([kindsFor(mighty), kindsFor(powerless)]).toEqual([[], []]);
  expect(new Set(kindsFor(office)).size).toBeGreaterThan(kinds.length / 2);
  const here = new Set<string>();
  for (const { name } of kinds.filter(({ name: kind }) => kind !== 'weight')) here.add((await world.given(name)).id);
  const end = await write('weight');
  await powerless.until(of(end));
  expect(powerless.received.filter(({ data }) => here.has(String(data['id'])))).toEqual([]);
});
