import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.owner.query('delete from notification'));
afterAll(() => world.close());

const rose = async () => (await world.as('manager').get(`/api/home/${world.rose}`)).json();
const change = async (given: object) =>
  world.as('manager').patch(`/api/home/${world.rose}`, {
    version: (await rose()).version,
    confirmed_warnings: ['no_registered_manager'],
    ...given,
  });

test('a change of one setting keeps the others, and is told by its name', async () => {
  const before = await rose();
  const answer = await change({
    settings: { edit_window_minutes: 30, shift_times: { early: { start: '07:00' } } },
    min_staffing: { early: 3 },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().settings).toEqual({
    ...before.settings,
    edit_window_minutes: 30,
    shift_times: { ...before.settings.shift_times, early: { start: '07:00', end: '15:00' } },
  });
  expect(answer.json().min_staffing).toEqual({ early: 3, late: 2, waking_night: 1, sleep_in: 1 });
  const { rows } = await world.owner.query<{ changes: { field: string }[] }>(
    `select changes from user_history where action = 'home_settings_changed' and object_id = $1`,
    [world.rose],
  );
  expect(rows[0]?.changes.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['settings.edit_window_minutes', 'settings.shift_times', 'min_staffing.early']),
  );
});

test('a setting outside its bounds is refused, and a carer sets none', async () => {
  expect((await change({ settings: { absolute_max_c: 45 } })).json()).toHaveProperty('settings');
  expect((await world.as('carer').patch(`/api/home/${world.rose}`, { settings: {}, version: 1 })).statusCode).toBe(403);
  expect((await world.as('manager').patch(`/api/home/${world.willow}`, { settings: {}, version: 1 })).statusCode).toBe(
    404,
  );
});

test('a house where people live is neither closed nor removed', async () => {
  expect((await change({ status: 'closed' })).json()).toHaveProperty('status');
  const removal = { is_deleted: true, deletion_reason: 'Entered in error', version: (await rose()).version };
  expect((await world.as('superuser').patch(`/api/home/${world.rose}`, removal)).json()).toHaveProperty('is_deleted');
});

test('fewer places than people are asked about', async () => {
  await world.given('resident', {
    home: world.rose,
    status: 'current',
    national_id_type: 'local',
    national_id: 'LOCAL-A-SECOND',
  });
  expect((await change({ max_residents: 1 })).json()).toHaveProperty('warnings.max_residents');
});

test('the list of houses tells how full each is, who is on shift and what is open', async () => {
  const [listed] = (await world.as('manager').get('/api/home/'))
    .json()
    .filter(({ id }: { id: string }) => id === world.rose);
  expect(listed).toMatchObject({ occupancy: expect.stringMatching(/^\d+ of \d+$/), on_shift: 1, open_alerts: [] });
  expect(await rose()).not.toHaveProperty('occupancy');
});

test('the picker counts of a house’s alerts those that are the reader’s to act on', async () => {
  const alert = async (informed: readonly string[]) => {
    const { id } = await world.given('notification', { home: world.rose, severity: 'high' });
    await world.owner.query(`update notification set informed = $2, status = 'active' where id = $1`, [id, informed]);
  };
  await alert([world.people.senior]);
  await alert([world.people.senior, world.people.manager]);
  const countedBy = async (role: 'senior' | 'manager' | 'carer') =>
    (await world.as(role).get('/api/homes/'))
      .json<{ id: string; alert_count: number }[]>()
      .find(({ id }) => id === world.rose)?.alert_count;
  expect([await countedBy('senior'), await countedBy('manager'), await countedBy('carer')]).toEqual([2, 1, 0]);
});
