import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock = now;
  await world.owner.query('delete from notification');
});

const sweepRose = () => sweep(world.app.context, { home: world.rose, resident: null });
const alerts = async (code: string) =>
  (
    await world.owner.query(
      'select id, version, status, message, informed, linked_object from notification where rule_code = $1 order by id',
      [code],
    )
  ).rows;

test('a plan for one short shift does not silence another, and a shift that is filled is not alerted', async () => {
  await world.owner.query(
    `update home set min_staffing = '{"early":1,"late":0,"waking_night":0,"sleep_in":0}' where id = $1`,
    [world.rose],
  );
  const staffed = (day: string) =>
    world.owner.query(
      `insert into rota (id, created_at, updated_at, home, staff, date, shift_type, start_at, end_at, role_on_shift, break_minutes, status) values ($1, $5, $5, $2, $3, $4::date, 'early', $4::timestamp + interval '7 hours 30 minutes', $4::timestamp + interval '15 hours', 'shift_lead', 0, 'published')`,
      [v7(), world.rose, world.people.senior, day, world.clock],
    );
  const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'];
  for (const day of days.filter((one) => one !== '2026-03-05')) await staffed(day);
  await sweepRose();
  const [{ id, version, message }] = await alerts('ROTA-1');
  expect(message).toContain('5 March');
  await world
    .as('manager')
    .post(`/api/reminder/${id}/action/`, { version, action_plan: 'The agency sends somebody on Thursday.' });
  await sweepRose();
  expect(await alerts('ROTA-1')).toMatchObject([{ status: 'actioned' }]);
  await world.owner.query(`update rota set status = 'cancelled' where date = '2026-03-06' and home = $1`, [world.rose]);
  await sweepRose();
  expect(await alerts('ROTA-1')).toMatchObject([{ id, status: 'active' }]);
});

test('a house in which nobody lives yet is not short of people, until the first is to move in', async () => {
  const { rows: people } = await world.owner.query(
    'select id, status, admission_date::text from resident where home = $1',
    [world.rose],
  );
  const place = (id: string, status: string, admitted: string) =>
    world.owner.query('update resident set status = $2, admission_date = $3 where id = $1', [id, status, admitted]);
  for (const { id } of people) await place(id, 'pre_admission', '2026-12-24');
  await world.owner.query('delete from rota where home = $1', [world.rose]);
  await sweepRose();
  expect(await alerts('ROTA-1')).toEqual([]);
  await place(people[0].id, 'pre_admission', '2026-03-04');
  await sweepRose();
  expect(await alerts('ROTA-1')).toMatchObject([{ status: 'active' }]);
  for (const { id, status, admission_date } of people) await place(id, status, admission_date);
});

test('a night-time sign-in from a device not seen in a quarter is told, though the sessions before it are cleared away', async () => {
  const signedIn = (at: string, device: string) =>
    world.owner.query(
      `insert into user_history (id, at, "user", user_name, action, device) values ($1, $2, $3, 'Carer', 'login', $4)`,
      [v7(), at, world.people.carer, device],
    );
  await signedIn('2026-02-01T08:00:00Z', 'The office tablet');
  await signedIn('2026-03-01T01:30:00Z', 'The office tablet');
  await sweepRose();
  expect(await alerts('ACC-1')).toEqual([]);
  await signedIn('2026-03-01T02:00:00Z', 'A phone');
  await sweepRose();
  expect(await alerts('ACC-1')).toMatchObject([
    { message: 'carer Lee: a device not seen before, at 02:00.', linked_object: { id: world.people.carer } },
  ]);
});

test('what is in a resident’s tin is what its last line says, and counts in the house that holds it', async () => {
  const line = (posted_at: string, amount: number) =>
    world.given('transaction', {
      home: world.rose,
      resident: world.mrHale,
      account_kind: 'resident_cash',
      source: null,
      posted_at,
      amount,
      reverses: null,
    });
  await line('2026-02-20T10:00:00Z', 100);
  await line('2026-02-28T10:00:00Z', 500);
  await sweepRose();
  expect(await alerts('MON-4')).toMatchObject([{ status: 'active', message: '£600.00 is held.' }]);
  await line('2026-02-28T11:00:00Z', -200);
  await sweepRose();
  expect(await alerts('MON-4')).toMatchObject([{ status: 'cleared' }]);
});

test('an action is overdue by the calendar of its house', async () => {
  const { id } = await world.given('incident', { resident: world.mrHale, occurred_at: '2026-03-01T08:30:00Z' });
  await world.owner.query(
    `update incident set status = 'under_review', actions = '[{"action":"Mend the rail","due":"2026-03-01","done_at":null}]' where id = $1`,
    [id],
  );
  const overdue = async () => (await alerts('INC-8')).filter(({ linked_object }) => linked_object.id === id).length;
  await sweepRose();
  expect(await overdue()).toBe(0);
  // In Auckland it is the second of March already.
  await world.owner.query(`update home set time_zone = 'Pacific/Auckland' where id = $1`, [world.rose]);
  world.clock = new Date('2026-03-01T13:00:00Z');
  await sweepRose();
  expect(await overdue()).toBe(1);
  await world.owner.query(`update home set time_zone = 'Europe/London' where id = $1`, [world.rose]);
});

test('reversals by one person are told to the manager, and not to the person, whoever they are', async () => {
  const { id } = await world.given('petty_cash', { home: world.rose });
  const [{ body }] = (await world.owner.query('select to_jsonb(p) as body from petty_cash p where id = $1', [id])).rows;
  for (let count = 0; count < 3; count++) {
    await world.owner.query(
      `insert into petty_cash select (jsonb_populate_record(null::petty_cash, $1::jsonb || $2::jsonb)).*`,
      [
        JSON.stringify(body),
        JSON.stringify({
          id: v7(),
          voucher_no: `R-${count}`,
          status: 'reversed',
          recorded_by: world.people.manager,
          updated_at: now.toISOString(),
        }),
      ],
    );
  }
  await sweepRose();
  const [{ informed, linked_object }] = await alerts('MON-8');
  expect(linked_object).toEqual({ entity: 'staff', id: world.people.manager });
  expect(informed).not.toContain(world.people.manager);
  expect(informed).toContain(world.people.superuser);
});

test('sums that one person keeps just under what is authorised are told to the manager', async () => {
  const { id } = await world.given('petty_cash', { home: world.rose });
  const [{ body }] = (await world.owner.query('select to_jsonb(p) as body from petty_cash p where id = $1', [id])).rows;
  for (let count = 0; count < 3; count++) {
    const spent = {
      id: v7(),
      voucher_no: `S-${count}`,
      entry_type: 'voucher',
      direction: 'out',
      amount: 48,
      status: 'posted',
      recorded_by: world.people.senior,
      occurred_at: now.toISOString(),
    };
    await world.owner.query(
      `insert into petty_cash select (jsonb_populate_record(null::petty_cash, $1::jsonb || $2::jsonb)).*`,
      [JSON.stringify(body), JSON.stringify(spent)],
    );
  }
  await sweepRose();
  expect((await alerts('MON-8')).filter(({ linked_object }) => linked_object.id === world.people.senior)).toMatchObject(
    [{ message: expect.stringContaining('Between £45.00 and £50.00 within 30 days: 3.') }],
  );
});

test('the proof of an attorney is asked for again a month before it ends', async () => {
  const proof = await world.given('attachment', { resident: world.mrHale, expiry_date: '2026-03-20' });
  await world.given('family', {
    resident: world.mrHale,
    lpa_health: true,
    is_active: true,
    proof_of_authority: [proof.id],
  });
  await sweepRose();
  expect(await alerts('LEG-2')).toMatchObject([
    { message: expect.stringContaining('A new proof of an attorney’s authority is due in 19 days.') },
  ]);
  await world.owner.query('update attachment set expiry_date = null where id = $1', [proof.id]);
  await sweepRose();
  expect(await alerts('LEG-2')).toMatchObject([{ status: 'cleared' }]);
});

test('a contribution to fees is money out: it needs its receipt, and counts among what one person spends', async () => {
  const { id } = await world.given('payment', { home: world.rose, resident: world.mrHale });
  const [{ body }] = (await world.owner.query('select to_jsonb(p) as body from payment p where id = $1', [id])).rows;
  const paid = (fields: object) =>
    world.owner.query(`insert into payment select (jsonb_populate_record(null::payment, $1::jsonb || $2::jsonb)).*`, [
      JSON.stringify(body),
      JSON.stringify({
        id: v7(),
        payment_type: 'fee_contribution',
        direction: null,
        amount: 48,
        status: 'posted',
        receipt: null,
        receipt_no: null,
        no_receipt_reason: null,
        recorded_by: world.people.carer,
        occurred_at: '2026-02-20T09:00:00Z',
        ...fields,
      }),
    ]);
  for (let count = 0; count < 3; count++) await paid({});
  await sweepRose();
  expect((await alerts('MON-5')).length).toBe(3);
  expect((await alerts('MON-8')).filter(({ linked_object }) => linked_object.id === world.people.carer)).toHaveLength(
    1,
  );
});
