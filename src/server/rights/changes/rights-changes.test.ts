import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/kit/time/time.ts';
import type { ForeseenChange, ShownChange } from '#domain/staff/rights/rights-change.ts';
import { addressOf, listen, type Received } from '#world/server/listening.ts';
import { makeWorld, now, type World } from '#world/world.ts';
import { sweepHomes } from '../../alerts/sweep/sweep-homes.ts';
import { expireWaiting } from '../../kit/http/deciding.ts';
import { rightsChanges } from './decide-change.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const path = '/api/rights-change/';
const because = { reason: 'The deputy is away' };

async function groupNamed(name: string) {
  const all = (await world.as('superuser').get('/api/group?limit=200')).json<
    { id: string; name: string; version: number; permissions: string[] }[]
  >();
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`no group ${name}`);
  return found;
}
const rightIds = async (...codenames: string[]) =>
  (await world.owner.query<{ id: string }>('select id from permission where codename = any($1)', [codenames])).rows.map(
    ({ id }) => id,
  );
/** The seniors are to reverse payments. */
async function reversing() {
  const senior = await groupNamed('Senior');
  return {
    senior,
    change: {
      entity: 'group',
      target: senior.id,
      permissions: [...senior.permissions, ...(await rightIds('reverse_payment'))],
    },
  };
}
const lines = async (target: string) =>
  (
    await world.owner.query<{ action: string; user: string; reason: string | null; summary: string | null }>(
      `select action, "user", reason, summary from user_history where object_id = $1 and action like 'rights%' order by seq`,
      [target],
    )
  ).rows;

test('what a change would give is said by name before it is saved', async () => {
  const { change } = await reversing();
  const foreseen = (await world.as('superuser').post('/api/rights-effect/', change)).json<ForeseenChange>();
  expect(foreseen).toMatchObject({
    gives: [{ people: [{ name: 'senior Lee' }], rights: [{ codename: 'reverse_payment', entity: 'payment' }] }],
    takes: [],
    guards: ['money'],
    waiting: true,
  });
  expect(foreseen.seconds.map(({ name }) => name)).toEqual(['manager Lee']);
  expect((await world.as('carer').post('/api/rights-effect/', change)).statusCode).toBe(403);
});

test('rights over money are given by two people, both named in the history', async () => {
  const { senior, change } = await reversing();
  const alone = await world
    .as('superuser')
    .patch(`/api/group/${senior.id}/`, { permissions: change.permissions, version: senior.version });
  expect(alone.json()).toEqual({ permissions: [expect.stringContaining('a second person confirms it')] });
  expect((await world.as('superuser').post(path, change)).json()).toHaveProperty('reason');
  const asked = (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  expect(asked).toMatchObject({ state: 'waiting', target_name: 'Senior', may: { decide: false, withdraw: true } });
  expect((await groupNamed('Senior')).permissions).toEqual(senior.permissions);
  const own = await world.as('superuser').post(`${path}${asked.id}/confirm/`);
  expect([own.statusCode, own.json().detail]).toEqual([403, expect.stringContaining('manager Lee can')]);
  const listed = (await world.as('manager').get(path)).json<ShownChange[]>();
  expect(listed[0]).toMatchObject({ id: asked.id, may: { decide: true, withdraw: false } });
  const confirmed = await world.as('manager').post(`${path}${asked.id}/confirm/`);
  expect(confirmed.json()).toMatchObject({ state: 'confirmed', decided_by: { name: 'manager Lee' } });
  expect((await groupNamed('Senior')).permissions.toSorted()).toEqual(change.permissions.toSorted());
  expect(await lines(senior.id)).toEqual([
    { action: 'rights_asked', user: world.people.superuser, reason: because.reason, summary: null },
    { action: 'rights_confirmed', user: world.people.manager, reason: null, summary: 'Asked for by superuser Lee' },
  ]);
  expect((await world.as('manager').post(`${path}${asked.id}/confirm/`)).statusCode).toBe(409);
});

test('a waiting change can always be left: refused with a reason, withdrawn, or run out', async () => {
  const { senior, change: more } = await reversing();
  const change = { ...more, permissions: [...senior.permissions, ...(await rightIds('authorise_payment'))] };
  const ask = async () => (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  const first = await ask();
  expect((await world.as('superuser').post(path, { ...change, ...because })).json()).toHaveProperty('non_field_errors');
  expect((await world.as('manager').post(`${path}${first.id}/refuse/`)).json()).toHaveProperty('reason');
  expect((await world.as('manager').post(`${path}${first.id}/refuse/`, { reason: 'Not needed' })).json()).toMatchObject(
    { state: 'refused', decision: 'Not needed' },
  );
  const second = await ask();
  expect((await world.as('manager').post(`${path}${second.id}/withdraw/`, because)).statusCode).toBe(403);
  expect((await world.as('superuser').post(`${path}${second.id}/withdraw/`, because)).json()).toMatchObject({
    state: 'withdrawn',
  });
  const third = await ask();
  const later = `${addDays(now.toISOString().slice(0, 10), 15)}T09:00:00.000Z`;
  await expireWaiting({ ...world.context, now: () => later }, rightsChanges);
  const states = (await world.as('superuser').get(`${path}?target=${senior.id}`)).json<ShownChange[]>();
  expect(states.find(({ id }) => id === third.id)).toMatchObject({ state: 'expired' });
  expect((await groupNamed('Senior')).permissions).toEqual(senior.permissions);
});

test('open screens are sent that a change waits and that it is decided, where its group or its person may be seen', async () => {
  const address = await addressOf(world.app);
  const [manager, carer] = [
    await listen(address, world.as('manager').headers),
    await listen(address, (await world.holding('view_weight')).headers),
  ];
  const { senior, change: more } = await reversing();
  const change = { ...more, permissions: [...senior.permissions, ...(await rightIds('authorise_payment'))] };
  const about = ({ data }: Received) => data['id'] === senior.id;
  const { id } = (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  const { data } = await manager.until(about);
  expect(data).toEqual({ entity: 'group', id: senior.id, version: senior.version, home: null, resident: null });
  await world.as('superuser').post(`${path}${id}/withdraw/`, because);
  await manager.until(() => manager.received.filter(about).length === 2);
  await world.given('weight');
  await carer.until(() => true);
  expect(carer.received.map((event) => event.data['entity'])).toEqual(['weight']);
  for (const screen of [manager, carer]) screen.close();
});

test('what is taken away counts at once, and nobody has to be asked', async () => {
  const { senior, change } = await reversing();
  const asked = (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  await world.as('manager').post(`${path}${asked.id}/confirm/`);
  const { permissions, version } = await groupNamed('Senior');
  expect(permissions.toSorted()).toEqual(change.permissions.toSorted());
  const answer = await world
    .as('superuser')
    .patch(`/api/group/${senior.id}/`, { permissions: senior.permissions, version });
  expect(answer.statusCode, answer.body).toBe(200);
});

test('a person is made a manager by two people, and nobody confirms what concerns themselves', async () => {
  const [manager, carer] = [await groupNamed('Manager'), world.people.carer];
  const change = { entity: 'staff', target: carer, groups: [manager.id] };
  const record = (await world.as('superuser').get(`/api/staff/${carer}/`)).json<{ version: number }>();
  expect(
    (
      await world.as('superuser').patch(`/api/staff/${carer}/`, { groups: [manager.id], version: record.version })
    ).json(),
  ).toHaveProperty('groups');
  const asked = (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  expect(asked.seconds.map(({ name }) => name)).toEqual(['manager Lee']);
  expect((await world.as('carer').post(`${path}${asked.id}/confirm/`)).statusCode).toBe(403);
  expect((await world.as('manager').post(`${path}${asked.id}/confirm/`)).statusCode).toBe(200);
  const after = (await world.as('superuser').get(`/api/staff/${carer}/`)).json<{ groups: string[] }>();
  expect(after.groups).toEqual([manager.id]);
});

test('a change that was overtaken is not applied over what came since', async () => {
  const { senior, change } = await reversing();
  const asked = (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  const [harmless] = await rightIds('view_audit');
  await world.as('superuser').patch(`/api/group/${senior.id}/`, {
    permissions: [...senior.permissions, harmless],
    version: (await groupNamed('Senior')).version,
  });
  const answer = await world.as('manager').post(`${path}${asked.id}/confirm/`);
  expect(answer.statusCode).toBe(409);
  expect((await world.as('manager').get(path)).json<ShownChange[]>()[0]).toMatchObject({ is_stale: true });
  await world.as('superuser').post(`${path}${asked.id}/withdraw/`, because);
});

test('two people who confirm at the same moment apply it once', async () => {
  const { senior, change } = await reversing();
  const asked = (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  const answers = await Promise.all(
    [1, 2].map(() =>
      world
        .as('manager')
        .post(`${path}${asked.id}/confirm/`)
        .then(({ statusCode }) => statusCode),
    ),
  );
  expect(answers.toSorted()).toEqual([200, 409]);
  expect((await groupNamed('Senior')).permissions.toSorted()).toEqual(change.permissions.toSorted());
  expect((await lines(senior.id)).filter(({ action }) => action === 'rights_confirmed')).toHaveLength(1);
});

test('a new manager’s account stays closed until a second person opens it', async () => {
  const manager = await groupNamed('Manager');
  const made = await world
    .as('superuser')
    .post(
      '/api/staff',
      await world.input('staff', { groups: [manager.id], is_active: true, employment_type: 'permanent' }),
    );
  expect(made.statusCode, made.body).toBe(201);
  const { id, is_active } = made.json<{ id: string; is_active: boolean }>();
  expect(is_active).toBe(false);
  const change = { entity: 'staff', target: id, is_active: true };
  const asked = (await world.as('superuser').post(path, { ...change, ...because })).json<ShownChange>();
  expect(asked).toMatchObject({ state: 'waiting', guards: ['confidential', 'money', 'staff'] });
  expect((await world.as('manager').post(`${path}${asked.id}/confirm/`)).statusCode).toBe(200);
  expect((await world.as('superuser').get(`/api/staff/${id}/`)).json()).toMatchObject({ is_active: true });
});

test('a change that waits is an alert for those who can confirm it, and clears with the answer', async () => {
  const { change } = await reversing();
  const senior = await groupNamed('Senior');
  const permissions = [...senior.permissions, ...(await rightIds('resolve_payments_handover'))];
  const asked = (await world.as('superuser').post(path, { ...change, permissions, ...because })).json<ShownChange>();
  await sweepHomes.work(world.context);
  const open = `select severity, message from notification where rule_code = 'RGT-1' and status <> 'cleared' and gone_at is null and home = '${world.rose}'`;
  expect((await world.owner.query(open)).rows).toMatchObject([{ severity: 'medium' }]);
  await world.as('superuser').post(`${path}${asked.id}/withdraw/`, because);
  await sweepHomes.work(world.context);
  expect((await world.owner.query(open)).rows).toEqual([]);
});

test('where nobody else could confirm it, a change counts at once and the history says so', async () => {
  await world.owner.query('update staff set is_active = false where id <> $1', [world.people.superuser]);
  const auditor = await groupNamed('Auditor');
  const permissions = [...auditor.permissions, ...(await rightIds('open_confidential'))];
  const answer = await (
    await world.again(world.people.superuser)
  ).post(path, {
    entity: 'group',
    target: auditor.id,
    permissions,
    ...because,
  });
  expect(answer.json()).toEqual({ state: 'confirmed' });
  expect(await lines(auditor.id)).toMatchObject([{ summary: 'Nobody else could confirm it' }]);
});
