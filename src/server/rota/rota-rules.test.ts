import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const shift = (day: number, from: number, to: number, given: object = {}) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 5, day, hour)).toISOString();
  return world.input('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: `2026-06-${String(day).padStart(2, '0')}`,
    shift_type: 'early',
    start_at: at(from),
    end_at: at(to),
    ...given,
  });
};
const plan = async (input: object) => world.as('manager').post('/api/rota/', input);

test('nobody works two shifts at once, even when both are planned in the same moment', async () => {
  const [a, b] = await Promise.all([plan(await shift(1, 7, 15)), plan(await shift(1, 14, 22))]);
  expect([a.statusCode, b.statusCode].toSorted()).toEqual([201, 400]);
  expect((a.statusCode === 400 ? a : b).json().staff[0]).toContain('This person already has a shift at this time');
});

test('an overlap is refused with when, and a house that its reader does not know is not named', async () => {
  const { id } = (await plan(await shift(25, 7, 15))).json();
  const second = await shift(25, 14, 22);
  const words = 'This person already has a shift at this time: Early, Thu 25 Jun, 08:00–16:00';
  expect((await plan(second)).json()).toEqual({ staff: [`${words}.`] });
  await world.owner.query('update rota set home = $2 where id = $1', [id, world.willow]);
  expect((await plan(second)).json()).toEqual({ staff: [`${words} in another house.`] });
});

test('the database itself refuses one person in two places, and lets cancelled and absent shifts be', async () => {
  const id = (await plan(await shift(27, 7, 15))).json().id;
  const put = (status: string) =>
    world.owner.query(
      `insert into rota (id, home, staff, date, shift_type, start_at, end_at, status, role_on_shift, break_minutes, created_at, updated_at)
      select gen_random_uuid(), home, staff, date, 'late', start_at, end_at, $2, role_on_shift, break_minutes, created_at, updated_at from rota where id = $1`,
      [id, status],
    );
  await expect(put('published')).rejects.toThrow(/rota_overlap_by_hand/);
  for (const status of ['cancelled', 'declined', 'absent']) await put(status);
});

test('shifts may touch, and leave is no work', async () => {
  expect((await plan(await shift(3, 7, 15))).statusCode).toBe(201);
  expect((await plan(await shift(3, 8, 12, { shift_type: 'annual_leave' }))).statusCode).toBe(201);
  expect((await plan({ ...(await shift(3, 15, 22)), confirmed_warnings: ['short_rest'] })).statusCode).toBe(201);
  expect((await plan(await shift(3, 8, 12, { staff: null }))).statusCode).toBe(201);
});

test('less than eleven hours of rest is asked about, before and after', async () => {
  await plan(await shift(8, 7, 15));
  expect((await plan(await shift(9, 1, 6))).json().warnings.start_at).toEqual([
    'short_rest: 10 h rest before this shift, 11 h needed.',
  ]);
  expect((await plan(await shift(9, 2, 9))).statusCode).toBe(201);
});

test('who may not work is planned only with a reason, by those who may override', async () => {
  await world.owner.query('update staff set dbs_number = null where id = $1', [world.people.senior]);
  const input = await shift(12, 7, 15, { staff: world.people.senior });
  expect((await plan(input)).json()).toMatchObject({ staff: ['This person has no DBS certificate.'] });
  const made = await plan({ ...input, override_reason: 'Certificate is in the post, works beside the manager' });
  expect(made.statusCode).toBe(201);
  const { rows } = await world.owner.query(`select action from user_history where object_id = $1 order by seq`, [
    made.json().id,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['create', 'override_block']);
  const today = await world.input('rota', {
    home: world.rose,
    staff: world.people.senior,
    date: '2026-03-01',
    shift_type: 'late',
    start_at: '2026-03-01T14:00:00Z',
    end_at: '2026-03-01T20:00:00Z',
    override_reason: 'Needed',
  });
  expect((await world.as('senior').post('/api/rota/', today)).json()).toHaveProperty('staff');
});

test('a senior plans today’s shifts, and no other day’s', async () => {
  expect((await world.as('senior').post('/api/rota/', await shift(15, 7, 15))).statusCode).toBe(403);
  const today = await world.input('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-03-01',
    shift_type: 'late',
    start_at: '2026-03-01T14:00:00Z',
    end_at: '2026-03-01T20:00:00Z',
  });
  expect((await world.as('senior').post('/api/rota/', today)).statusCode).toBe(201);
  expect((await world.as('carer').post('/api/rota/', today)).statusCode).toBe(403);
});

test('a senior changes today’s shift, and cannot move it to another day', async () => {
  const { id } = await world.given('rota', {
    home: world.rose,
    staff: null,
    date: '2026-03-01',
    shift_type: 'late',
    start_at: '2026-03-01T14:00:00Z',
    end_at: '2026-03-01T20:00:00Z',
  });
  const change = (values: object) => world.as('senior').patch(`/api/rota/${id}/`, { version: 1, ...values });
  expect(
    (await change({ date: '2026-03-05', start_at: '2026-03-05T14:00:00Z', end_at: '2026-03-05T20:00:00Z' })).statusCode,
  ).toBe(403);
  expect((await change({ start_at: '2026-03-05T14:00:00Z', end_at: '2026-03-05T20:00:00Z' })).json()).toHaveProperty(
    'start_at',
  );
  expect((await change({ end_at: '2026-03-01T21:00:00Z' })).statusCode).toBe(200);
});

test('a senior writes when somebody came to a night that began yesterday, and changes nothing else of it', async () => {
  const { id } = await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-02-28',
    shift_type: 'waking_night',
    start_at: '2026-02-28T21:45:00Z',
    end_at: '2026-03-01T07:45:00Z',
  });
  await world.owner.query(`update rota set status = 'published' where id = $1`, [id]);
  const change = (values: object) => world.as('senior').patch(`/api/rota/${id}/`, { version: 1, ...values });
  expect((await change({ end_at: '2026-03-01T08:00:00Z' })).statusCode).toBe(403);
  expect((await change({ actual_start: '2026-02-28T22:20:00Z' })).statusCode).toBe(200);
});

test('a shift without times takes the house’s own', async () => {
  const given = { home: world.rose, date: '2026-06-20', staff: null, confirmed_warnings: [] };
  const early = await world.as('manager').post('/api/rota/', { ...given, shift_type: 'early' });
  expect(early.json()).toMatchObject({ start_at: '2026-06-20T06:30:00+00:00', end_at: '2026-06-20T14:00:00+00:00' });
  const night = await world.as('manager').post('/api/rota/', { ...given, shift_type: 'waking_night' });
  expect(night.json()).toMatchObject({ start_at: '2026-06-20T20:45:00+00:00', end_at: '2026-06-21T06:45:00+00:00' });
  expect(
    Object.keys((await world.as('manager').post('/api/rota/', { ...given, shift_type: 'office' })).json()),
  ).toEqual(['start_at', 'end_at']);
});

test('an accepted shift that is moved is put to its person again', async () => {
  const { id } = (await plan(await shift(29, 7, 15))).json();
  await world.owner.query(`update rota set status = 'accepted' where id = $1`, [id]);
  const noted = await world.as('manager').patch(`/api/rota/${id}/`, { version: 1, notes: 'Keys are with Joy' });
  expect(noted.json().status).toBe('accepted');
  const moved = await world.as('manager').patch(`/api/rota/${id}/`, { version: 2, end_at: '2026-06-29T16:00:00Z' });
  expect(moved.json().status).toBe('published');
});

test('a senior takes off the shift they added themselves today, and nobody else’s', async () => {
  const today = () =>
    world.input('rota', {
      home: world.rose,
      staff: null,
      date: '2026-03-01',
      shift_type: 'late',
      start_at: '2026-03-01T14:00:00Z',
      end_at: '2026-03-01T20:00:00Z',
    });
  const own = (await world.as('senior').post('/api/rota/', await today())).json<{ id: string }>();
  const others = (await plan(await today())).json<{ id: string }>();
  const takeOff = (id: string) =>
    world.as('senior').patch(`/api/rota/${id}/`, { version: 1, is_deleted: true, deletion_reason: 'Added twice' });
  expect((await takeOff(own.id)).statusCode).toBe(200);
  expect((await takeOff(others.id)).statusCode).toBe(403);
});

test('a senior brings back the draft they took off today, and nobody else’s', async () => {
  const today = await world.input('rota', {
    home: world.rose,
    staff: null,
    date: '2026-03-01',
    shift_type: 'late',
    start_at: '2026-03-01T14:00:00Z',
    end_at: '2026-03-01T20:00:00Z',
  });
  const back = async (role: 'senior' | 'manager') => {
    const { id } = (await world.as(role).post('/api/rota/', { ...today, id: randomUUID() })).json<{ id: string }>();
    const off = { version: 1, is_deleted: true, deletion_reason: 'Added twice' };
    expect((await world.as(role).patch(`/api/rota/${id}/`, off)).statusCode).toBe(200);
    return world.as('senior').post(`/api/rota/${id}/restore/`, { version: 2 });
  };
  expect((await back('senior')).json()).toMatchObject({ is_deleted: false, version: 3 });
  expect((await back('manager')).statusCode).toBe(403);
});

test('a draft is listed and read by those who plan, and by nobody else', async () => {
  const { id } = (await plan(await shift(22, 7, 15))).json<{ id: string }>();
  const listed = async (role: Parameters<World['as']>[0]) =>
    (await world.as(role).get(`/api/rota/?home=${world.rose}&date_from=2026-06-22&date_to=2026-06-22`))
      .json<{ id: string }[]>()
      .map((one) => one.id);
  for (const role of ['manager', 'senior'] as const) {
    expect(await listed(role)).toEqual([id]);
    expect((await world.as(role).get(`/api/rota/${id}/`)).statusCode).toBe(200);
  }
  for (const role of ['carer', 'agency', 'auditor'] as const) {
    expect(await listed(role)).toEqual([]);
    expect((await world.as(role).get(`/api/rota/${id}/`)).statusCode).toBe(404);
  }
  await world.owner.query(`update rota set status = 'published' where id = $1`, [id]);
  expect([await listed('carer'), await listed('auditor')]).toEqual([[id], [id]]);
});

test('a cancelled shift is planned again by who cancels, unless its person has another one by now', async () => {
  const { id } = (await plan(await shift(23, 7, 15))).json<{ id: string }>();
  const move = (status: string, version: number, role: Parameters<World['as']>[0] = 'manager') =>
    world.as(role).patch(`/api/rota/${id}/`, { version, status });
  expect((await move('cancelled', 1)).json()).toMatchObject({ status: 'cancelled' });
  expect((await move('draft', 2, 'senior')).statusCode).toBe(403);
  expect((await move('draft', 2)).json()).toMatchObject({ status: 'draft', staff: world.people.carer });
  await move('cancelled', 3);
  await plan(await shift(23, 10, 16));
  expect((await move('draft', 4)).json()).toHaveProperty('staff');
});
