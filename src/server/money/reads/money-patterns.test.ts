import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MoneyPatterns } from '#domain/money/patterns/money-patterns.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const { carer, senior, manager } = world.people;
  await world.given('rota', {
    home: world.rose,
    staff: carer,
    shift_type: 'early',
    date: '2026-02-10',
    start_at: '2026-02-10T07:30:00.000Z',
    end_at: '2026-02-10T15:00:00.000Z',
  });
  // Whoever is on leave is planned, but not on shift.
  await world.given('rota', {
    home: world.rose,
    staff: carer,
    shift_type: 'annual_leave',
    date: '2026-02-11',
    start_at: '2026-02-11T07:30:00.000Z',
    end_at: '2026-02-11T15:00:00.000Z',
  });
  await world.owner.query(`update rota set status = 'published' where staff = $1`, [carer]);
  const spent = async (day: string, recorded_by: string, sets: object = {}) => {
    const { id } = await world.given('payment', { resident: world.mrHale, payment_type: 'money_in' });
    await world.owner.query(
      `update payment set payment_type = 'purchase', direction = null, account = 'cash_tin', category = 'toiletries', description = 'Shampoo', amount = 4.35,
        receipt_no = 'R-1', status = 'posted', witness = $4, recorded_by = $2, occurred_at = $3 where id = $1`,
      [id, recorded_by, `${day}T10:00:00.000Z`, senior],
    );
    for (const [column, value] of Object.entries(sets))
      await world.owner.query(`update payment set ${column} = $2 where id = $1`, [id, value]);
  };
  await spent('2026-02-10', carer);
  await spent('2026-02-11', carer);
  await spent('2026-02-12', carer, { description: 'Steam gift card' });
  await spent('2026-02-13', carer, { status: 'reversed' });
  await spent('2025-11-01', carer, { description: 'Steam gift card' });
  await spent('2026-02-13', manager, { description: 'Amazon voucher' });
});
afterAll(() => world.close());

const read = (role: 'manager' | 'auditor' | 'senior' | 'superuser', home = world.rose) =>
  world.as(role).get(`/api/home/${home}/money-patterns/`);
const patterns = async (role: 'manager' | 'auditor') =>
  (await read(role)).json<MoneyPatterns>().patterns.map(({ kind, recorded_by, part, whole }) => ({
    kind,
    recorded_by,
    part,
    whole,
  }));

test('what stands out in the last ninety days is read with its figures; what was reversed is left out', async () => {
  const { carer } = world.people;
  expect(await patterns('auditor')).toEqual(
    expect.arrayContaining([
      { kind: 'gift_cards', recorded_by: carer, part: 1, whole: 3 },
      { kind: 'off_rota', recorded_by: carer, part: 2, whole: 3 },
    ]),
  );
});

test('nobody reads a figure about themselves', async () => {
  const { manager } = world.people;
  const about = async (role: 'manager' | 'auditor') =>
    (await patterns(role)).filter(({ recorded_by }) => recorded_by === manager);
  expect(await about('auditor')).toHaveLength(1);
  expect(await about('manager')).toEqual([]);
});

test('the figures are for those who read the history of the house, and another house is not there', async () => {
  expect((await read('senior')).statusCode).toBe(403);
  expect((await read('superuser')).statusCode).toBe(200);
  expect((await read('manager', world.willow)).statusCode).toBe(404);
});
