import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Register, RegisterName } from '#domain/house-overview/registers.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const read = (name: RegisterName | 'luck', role: Parameters<World['as']>[0] = 'manager', home = world.rose) =>
  world.as(role).get(`/api/home/${home}/registers/${name}/`);
const lines = async (name: RegisterName) =>
  (await read(name)).json<Register>().lines.map(({ cells, sign }) => [...cells, sign?.words ?? '']);

test('the register of deprivation of liberty says who, since when, until when, on which conditions and what is late', async () => {
  await world.owner.query(
    `update resident set dols_status = 'standard', dols_start = '2025-03-10', dols_expiry = '2026-03-10', dols_conditions = 'A walk each day' where id = $1`,
    [world.mrHale],
  );
  expect(await lines('dols')).toEqual([
    ['Standard', '10 Mar 2025', '10 Mar 2026', 'A walk each day', 'Ends in 9 days'],
  ]);
  await world.owner.query(`update resident set dols_expiry = '2026-02-27' where id = $1`, [world.mrHale]);
  expect((await lines('dols'))[0]?.at(-1)).toBe('Expired');
});

test('a DNACPR of which nobody wrote where the form is stands out', async () => {
  await world.owner.query(
    `update resident set dnacpr_status = 'in_place', dnacpr_date = '2026-01-05', respect_form = true where id = $1`,
    [world.mrHale],
  );
  expect(await lines('dnacpr')).toEqual([
    ['5 Jan 2026', 'No date set', '', 'ReSPECT form', 'Nobody wrote where the form is'],
  ]);
});

test('who was restrained, and what was told outside, are listed until they are settled', async () => {
  const { id } = await world.given('incident', { resident: world.mrHale, occurred_at: '2026-02-20T08:30:00Z' });
  await world.owner.query(
    `update incident set status = 'submitted', restraint_used = true, restraint_types = '{physical}', restraint_reason = 'Ran to the road', cqc_notifiable = 'yes', cqc_category = 'police', riddor_status = 'yes', riddor_sent_at = '2026-02-21T09:00:00Z', riddor_reference = 'R-1' where id = $1`,
    [id],
  );
  expect(await lines('restraint')).toEqual([
    ['20 Feb 2026, 08:30', 'Held', 'Not written down', 'Ran to the road', '', 'Not talked through'],
  ]);
  await world.owner.query(`update resident set room = '4' where id = $1`, [world.mrHale]);
  expect((await read('restraint')).json<Register>().lines.map(({ name }) => name)).toEqual([
    expect.stringMatching(/, room 4$/),
  ]);
  const notified = await lines('notifications');
  expect(notified.map(([, whom, at, reference, sign]) => [whom, at, reference, sign])).toEqual([
    ['Regulator', '', '', 'Not sent yet'],
    ['RIDDOR', '21 Feb 2026, 09:00', 'R-1', ''],
  ]);
});

test('a register is for those who may read what it is made of, in their own houses', async () => {
  expect((await read('restraint', 'carer')).statusCode).toBe(403);
  expect((await read('dols', 'auditor')).statusCode).toBe(200);
  expect((await read('dols', 'manager', world.willow)).statusCode).toBe(404);
  expect((await read('luck')).statusCode).toBe(404);
});
