import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MonthSheet } from '#domain/money/views/month-sheet.ts';
import { sweep } from '../../alerts/sweep/sweep.ts';
import { addressOf, listen, type Received } from '#world/server/listening.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  await line(100, '2026-01-10T10:00:00.000Z');
  await line(-30, '2026-02-10T10:00:00.000Z');
  await line(5, '2026-02-20T10:00:00.000Z');
});
afterEach(() => world.close());

const line = (amount: number, posted_at: string) =>
  world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_cash',
    posted_at,
    amount,
  });
const sheet = async (month: string, role: 'manager' | 'carer' = 'manager') =>
  world.as(role).get(`/api/home/${world.rose}/month/?month=${month}`);
const close = (month: string, role: 'manager' | 'senior' = 'manager') =>
  world.as(role).post(`/api/home/${world.rose}/close-month/`, { month });

test('a sheet says of every account what it began with, what moved and what it ended with', async () => {
  expect((await sheet('2026-02')).json<MonthSheet>().lines).toEqual([
    {
      account_kind: 'resident_cash',
      resident: world.mrHale,
      name: expect.any(String),
      opening: 100,
      came_in: 5,
      went_out: 30,
      closing: 75,
      lines: 2,
    },
  ]);
  expect((await sheet('2026-02', 'carer')).statusCode).toBe(403);
  expect((await sheet('never')).statusCode).toBe(400);
});

const reminders = async () => {
  await sweep(world.context, { home: world.rose, resident: null });
  const { rows } = await world.owner.query(
    `select status, message from notification where rule_code = 'MON-7' order by raised_at`,
  );
  return rows;
};

test('a house that never closed a month is reminded of it, and no longer once its months are closed', async () => {
  expect(await reminders()).toMatchObject([{ status: 'active', message: expect.stringContaining('10 January') }]);
  await close('2026-01');
  await close('2026-02');
  expect(await reminders()).toMatchObject([{ status: 'cleared' }]);
});

test('months are closed in their order, by a manager, when they are over, and open screens are sent it', async () => {
  const screen = await listen(await addressOf(world.app), world.as('manager').headers);
  const ofHouse = ({ data }: Received) => data['entity'] === 'home' && data['id'] === world.rose;
  expect((await close('2026-01', 'senior')).statusCode).toBe(403);
  expect((await close('2026-03')).json()).toEqual({ month: [expect.stringContaining('over')] });
  expect((await close('2026-02')).json()).toEqual({ month: [expect.stringContaining('January 2026')] });
  expect((await close('2026-01')).json()).toMatchObject({ closed_by: expect.any(String) });
  await screen.until(ofHouse);
  expect((await close('2026-01')).json()).toEqual({ month: [expect.stringContaining('is closed')] });
  expect((await close('2026-02')).statusCode).toBe(200);
  await screen.until(() => screen.received.filter(ofHouse).length === 2);
  screen.close();
});

test('the lines of a closed month say so, and a later one stands in the open month', async () => {
  await close('2026-01');
  await close('2026-02');
  const late = await line(-1, '2026-03-01T09:00:00.000Z');
  const listed = (await world.as('manager').get(`/api/transaction/?resident=${world.mrHale}`)).json<
    { id: string; period_locked: boolean }[]
  >();
  expect(listed.map(({ id, period_locked }) => [id === late.id, period_locked])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
});

test('another house is not there', async () => {
  expect((await world.as('manager').get(`/api/home/${world.willow}/month/?month=2026-02`)).statusCode).toBe(404);
  const closing = await world.as('manager').post(`/api/home/${world.willow}/close-month/`, { month: '2026-02' });
  expect(closing.statusCode).toBe(404);
});
