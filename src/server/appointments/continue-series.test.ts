import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';
import { continueSeries } from './continue-series.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock = now;
  await world.owner.query('update appointment set is_deleted = true');
});

// The world's clock stands at nine on Sunday 1 March 2026.
const swimming = (given: object = {}) =>
  world.given('appointment', {
    home: world.rose,
    resident: world.mrHale,
    title: 'Swimming',
    repeat: 'weekly',
    starts_at: '2026-03-03T08:00:00Z',
    ends_at: '2026-03-03T08:30:00Z',
    escort_staff: null,
    ...given,
  });
const work = () => continueSeries.work(world.context);
interface Booked {
  readonly id: string;
  readonly day: string;
  readonly status: string;
  readonly next: string | null;
  readonly version: number;
  readonly created_by: string | null;
}
const booked = async () =>
  (
    await world.owner.query<Booked>(
      `select id, to_char(starts_at, 'DD Mon') as day, status, next_appointment as next, version, created_by from appointment where not is_deleted order by starts_at`,
    )
  ).rows;
const days = async () => (await booked()).map(({ day }) => day);

test('the next four weeks of a series stand in the book, each leading to the next, planned by the clock', async () => {
  const first = await swimming();
  await work();
  const all = await booked();
  expect(all.map(({ day }) => day)).toEqual(['03 Mar', '10 Mar', '17 Mar', '24 Mar', '31 Mar']);
  expect(all.map(({ next }) => next)).toEqual([...all.slice(1).map(({ id }) => id), null]);
  expect([all[0]?.id, all[1]?.created_by]).toEqual([first.id, null]);
});

test('running it again plans nothing twice; a week later one more is added', async () => {
  await swimming();
  await Promise.all([work(), work()]);
  await work();
  expect(await days()).toHaveLength(5);
  world.clock = new Date('2026-03-08T02:00:00Z');
  await work();
  expect((await days()).at(-1)).toBe('07 Apr');
});

test('a monthly one is booked once beyond the four weeks', async () => {
  await swimming({ repeat: 'monthly' });
  await work();
  expect(await days()).toEqual(['03 Mar', '03 Apr']);
});

test('an outcome that nobody wrote does not stop a series, but one that nobody went to for two months has ended', async () => {
  await swimming({ starts_at: '2026-02-17T08:00:00Z', ends_at: '2026-02-17T08:30:00Z' });
  await swimming({ title: 'Choir', starts_at: '2025-11-17T08:00:00Z', ends_at: '2025-11-17T08:30:00Z' });
  await work();
  expect(await days()).toEqual(['17 Nov', '17 Feb', '03 Mar', '10 Mar', '17 Mar', '24 Mar', '31 Mar']);
});

test('one date called off does not end a series', async () => {
  const off = await swimming();
  await world.owner.query(`update appointment set status = 'cancelled' where id = $1`, [off.id]);
  await work();
  expect(await days()).toEqual(['03 Mar', '10 Mar', '17 Mar', '24 Mar', '31 Mar']);
});

test('what was moved, happens once, or concerns somebody who has left is not continued', async () => {
  const { id: left } = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: 'LEFT',
  });
  await swimming({ resident: left });
  await world.owner.query(`update resident set status = 'discharged', is_discharged_status = true where id = $1`, [
    left,
  ]);
  await swimming({ repeat: 'none' });
  const moved = await swimming();
  await world.owner.query(`update appointment set status = 'rescheduled' where id = $1`, [moved.id]);
  await work();
  expect(await days()).toHaveLength(3);
});

test('saying that one was the last calls off what was booked after it', async () => {
  const first = await swimming({ starts_at: '2026-03-01T08:00:00Z', ends_at: '2026-03-01T08:30:00Z' });
  await work();
  const [{ version } = { version: 0 }] = await booked();
  expect(
    (
      await world
        .as('carer')
        .post(`/api/appointment/${first.id}/outcome/`, { version, outcome: 'The last lesson.', repeat: 'none' })
    ).statusCode,
  ).toBe(200);
  await work();
  expect((await booked()).map(({ status }) => status)).toEqual([
    'attended',
    ...Array.from({ length: 5 }, () => 'cancelled'),
  ]);
});

test('the series of somebody who has moved goes on in the new house, and ends there', async () => {
  const { id: person } = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    date_of_birth: '1950-05-05',
    national_id_type: 'local',
    national_id: 'LOCAL-MOVES',
    home: world.rose,
  });
  const first = await swimming({ resident: person });
  expect(
    (await world.as('superuser').patch(`/api/resident/${person}/`, { version: 1, home: world.willow })).statusCode,
  ).toBe(200);
  await work();
  const visits = async () =>
    (await world.owner.query('select home, status from appointment where resident = $1 order by starts_at', [person]))
      .rows;
  expect((await visits()).map(({ home }) => home)).toEqual([
    world.rose,
    world.willow,
    world.willow,
    world.willow,
    world.willow,
  ]);
  const there = await world.holdingThere('view_appointment', 'change_appointment');
  expect((await there.get(`/api/appointment/${first.id}/series/`)).json()).toHaveLength(5);
  expect((await there.patch(`/api/appointment/${first.id}/`, { version: 2, repeat: 'none' })).statusCode).toBe(200);
  expect((await visits()).map(({ status }) => status)).toEqual([
    'scheduled',
    'cancelled',
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});
