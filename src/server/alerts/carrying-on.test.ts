import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
const staffNamed = async (name: string): Promise<string> =>
  (await world.owner.query('select id from staff where first_name = $1', [name])).rows[0].id;

beforeAll(async () => {
  world = await makeWorld();
  await world.given('care_tracking', {
    resident: world.mrHale,
    weight: false,
    fluid_intake: true,
    bath: false,
    mood: false,
    sleep: false,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [
      {
        chart: 'fluid_intake',
        frequency: 'daily',
        interval_value: null,
        reason: 'Drinks little',
        start_date: '2026-01-01',
        review_date: '2026-04-01',
        two_staff: false,
      },
    ],
  });
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock = now;
  await world.owner.query('delete from notification');
  await world.owner.query('delete from house_stock');
  await world.owner.query(`delete from rota where staff <> $1`, [world.people.agency]);
});

const sweepRose = () => sweep(world.app.context, { home: world.rose, resident: null });
const stored = async (code: string) =>
  (await world.owner.query('select * from notification where rule_code = $1 order by id', [code])).rows;
const onShift = (staff: string, from: string, to: string, role = 'support') =>
  world.owner.query(
    `insert into rota (id, created_at, updated_at, home, staff, date, shift_type, start_at, end_at, role_on_shift, break_minutes, status) values ($1, $7, $7, $2, $3, $4::timestamptz::date, 'early', $4, $5, $6, 0, 'published')`,
    [v7(), world.rose, staff, from, to, role, world.clock],
  );
const seesIt = async (staff: string, id: string): Promise<boolean> =>
  (await (await world.again(staff)).get('/api/reminder/')).json().some((one: { id: string }) => one.id === id);

test('whoever comes on shift is told of what is still open', async () => {
  const [early, late] = [world.people.carer, await staffNamed('colleague 0')];
  await onShift(early, '2026-03-01T07:30:00Z', '2026-03-01T14:30:00Z');
  await onShift(late, '2026-03-01T14:30:00Z', '2026-03-01T22:00:00Z');
  world.clock = new Date('2026-03-01T14:05:00Z');
  await sweepRose();
  const [raised] = await stored('FL-1');
  expect(raised.informed).toEqual(expect.arrayContaining([early]));
  expect(await seesIt(late, raised.id)).toBe(false);
  world.clock = new Date('2026-03-01T14:35:00Z');
  await Promise.all([sweepRose(), sweepRose()]);
  expect(await seesIt(late, raised.id)).toBe(true);
  const [alert] = await stored('FL-1');
  expect(alert.informed.filter((id: string) => id === late)).toHaveLength(1);
  expect(alert.informed).toContain(early);
});

test('the lead of now hears of what has become graver, also when somebody else was told first', async () => {
  const [before, after] = [await staffNamed('colleague 0'), await staffNamed('colleague 1')];
  await onShift(before, '2026-03-01T07:30:00Z', '2026-03-01T14:30:00Z', 'shift_lead');
  await onShift(after, '2026-03-01T14:30:00Z', '2026-03-01T22:00:00Z', 'shift_lead');
  const { id } = await world.given('house_stock', {
    home: world.rose,
    item_name: 'Gloves',
    quantity: 2,
    reorder_level: 5,
    category: 'ppe',
    expiry_date: null,
    opened_on: null,
  });
  await sweepRose();
  expect((await stored('STK-1'))[0].informed).toContain(before);
  world.clock = new Date('2026-03-01T15:00:00Z');
  await world.owner.query('update house_stock set quantity = 0 where id = $1', [id]);
  await sweepRose();
  expect((await stored('STK-1'))[0]).toMatchObject({
    severity: 'high',
    informed: expect.arrayContaining([before, after]),
  });
});

test('what was put off is open again in its time, and only then', async () => {
  await sweepRose();
  const [{ id, version }] = await stored('FL-3');
  const put = await world.as('senior').post(`/api/reminder/${id}/snooze/`, {
    version,
    snooze_reason: 'The GP calls back',
    snoozed_until: '2026-03-01T09:30:00Z',
  });
  expect(put.statusCode).toBe(200);
  world.clock = new Date('2026-03-01T09:29:00Z');
  await sweepRose();
  expect((await stored('FL-3'))[0].status).toBe('snoozed');
  world.clock = new Date('2026-03-01T09:30:00Z');
  await sweepRose();
  await sweepRose();
  expect((await stored('FL-3'))[0]).toMatchObject({ status: 'active', escalation_level: 0 });
  world.clock = new Date('2026-03-01T10:30:00Z');
  await sweepRose();
  expect((await stored('FL-3'))[0]).toMatchObject({
    escalation_level: 1,
    informed: expect.arrayContaining([world.people.manager]),
  });
});

test('an action plan for one dry day does not silence the next', async () => {
  await sweepRose();
  const [{ id, version }] = await stored('FL-3');
  await world
    .as('senior')
    .post(`/api/reminder/${id}/action/`, { version, action_plan: 'Drinks every hour; the GP was asked.' });
  await sweepRose();
  expect((await stored('FL-3'))[0].status).toBe('actioned');
  world.clock = new Date('2026-03-02T09:00:00Z');
  await sweepRose();
  expect(await stored('FL-3')).toMatchObject([{ id, status: 'active' }]);
});

test('what a person ended is quiet while it goes on, and told again when it comes back', async () => {
  const { id: stock } = await world.given('house_stock', {
    home: world.rose,
    item_name: 'Aprons',
    quantity: 1,
    reorder_level: 5,
    category: 'food',
    expiry_date: null,
    opened_on: null,
  });
  const setTo = (quantity: number) =>
    world.owner.query('update house_stock set quantity = $2 where id = $1', [stock, quantity]);
  await sweepRose();
  const [{ id, version }] = await stored('STK-1');
  expect(
    (await world.as('manager').patch(`/api/reminder/${id}/`, { version, status: 'entered_in_error' })).statusCode,
  ).toBe(200);
  await sweepRose();
  await sweepRose();
  expect(await stored('STK-1')).toHaveLength(1);
  await setTo(50);
  await Promise.all([sweepRose(), sweepRose()]);
  expect((await stored('STK-1'))[0]).toMatchObject({ status: 'entered_in_error', gone_at: expect.any(Date) });
  await setTo(1);
  await Promise.all([sweepRose(), sweepRose()]);
  expect(await stored('STK-1')).toMatchObject([{ status: 'entered_in_error' }, { status: 'active' }]);
});

test('a reminder that somebody wrote themselves is not the rules’ to end', async () => {
  await world.given('notification', {
    home: world.rose,
    resident: world.mrHale,
    rule_code: 'LEG-1',
    severity: 'medium',
    title: 'Ask about the authorisation',
  });
  await sweepRose();
  expect(await stored('LEG-1')).toMatchObject([{ status: 'active', title: 'Ask about the authorisation' }]);
});
