import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackTest, RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { makeWorld, type World } from '#world/world.ts';
import { areas } from '../../areas.ts';
import { sweep } from '../sweep/sweep.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update resident set fluid_restriction_ml = 500 where id = $1', [world.mrHale]);
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
  for (const day of ['2026-02-10', '2026-02-11', '2026-02-20', '2026-03-01']) {
    const { id } = await world.given('fluid_intake', {
      resident: world.mrHale,
      direction: 'intake',
      fluid_type: 'tea',
      amount_ml: 600,
      offered_ml: 600,
      occurred_at: '2026-03-01T08:00:00.000Z',
    });
    await world.owner.query('update fluid_intake set occurred_at = $2 where id = $1', [id, `${day}T08:00:00Z`]);
  }
});
afterAll(() => world.close());

const rules = async (role: 'manager' | 'carer' = 'manager') =>
  (await world.as(role).get(`/api/home/${world.rose}/alert-rules/`)).json() as RuleSheet[];
const ruleOf = async (code: string) => (await rules()).find((rule) => rule.code === code);
const test90 = (query: string, role: 'manager' | 'senior' = 'manager') =>
  world.as(role).get(`/api/home/${world.rose}/alert-back-test/?${query}`);
const sweepRose = () => sweep(world.app.context, { home: world.rose, resident: null });
const alert = async () =>
  (
    await world.owner.query(
      `select status, cleared_by from notification where rule_code = 'FL-4' order by id desc limit 1`,
    )
  ).rows[0];

async function settings(change: object) {
  const house = (await world.as('manager').get(`/api/home/${world.rose}/`)).json();
  const answer = await world
    .as('manager')
    .patch(`/api/home/${world.rose}/`, { version: house.version, settings: { ...house.settings, ...change } });
  expect(answer.statusCode).toBe(200);
}

test('every rule is told in the house’s own figures, to everyone who has reminders', async () => {
  expect((await rules('carer')).map(({ code }) => code).toSorted()).toEqual(
    [...areas.alertRules.cards.keys()].toSorted(),
  );
  expect(await ruleOf('FL-1')).toMatchObject({
    says: 'By 14:00 less than 40 % of the day’s target has been drunk.',
    figures: ['fluid_pace_time', 'fluid_pace_pct'],
    is_on: true,
    looks_back: true,
  });
  await settings({ fluid_pace_pct: 30 });
  expect(await ruleOf('FL-1')).toMatchObject({ says: 'By 14:00 less than 30 % of the day’s target has been drunk.' });
  expect((await world.as('manager').get(`/api/home/${world.willow}/alert-rules/`)).statusCode).toBe(404);
});

test('a back-test tells how often a rule would have spoken, and about whom', async () => {
  expect((await test90('code=FL-4')).json() as BackTest).toEqual({
    code: 'FL-4',
    is_replayed: true,
    from: '2025-12-01',
    to: '2026-02-28',
    fired: 3,
    by: [{ resident: world.mrHale, name: expect.any(String), fired: 3 }],
  });
  expect((await test90('code=NONE-1')).statusCode).toBe(400);
  expect((await test90('code=INC-8&incident_review_hours=24')).statusCode).toBe(400);
  expect((await test90('code=FL-1&fluid_pace_pct=400')).json()).toHaveProperty('fluid_pace_pct');
  expect((await test90('code=FL-4', 'senior')).statusCode).toBe(403);
});

test('of a rule that cannot be evaluated again it is said how often it was raised', async () => {
  expect(await ruleOf('SLP-2')).toMatchObject({ looks_back: false });
  const { id } = await world.given('notification', {
    home: world.rose,
    resident: world.mrHale,
    rule_code: 'SLP-2',
    severity: 'medium',
  });
  await world.owner.query(`update notification set raised_at = '2026-02-10T02:00:00Z' where id = $1`, [id]);
  expect((await test90('code=SLP-2')).json() as BackTest).toMatchObject({
    is_replayed: false,
    fired: 1,
    by: [{ resident: world.mrHale, fired: 1 }],
  });
  await world.owner.query('delete from notification where id = $1', [id]);
});

test('a rule that a manager switches off falls silent, and ends what it had said', async () => {
  await sweepRose();
  expect(await alert()).toEqual({ status: 'active', cleared_by: null });
  await settings({ rules_off: ['FL-4'] });
  await sweepRose();
  expect(await alert()).toEqual({ status: 'cleared', cleared_by: 'rule' });
  expect(await ruleOf('FL-4')).toMatchObject({ is_on: false, health: { fired: 1, acted: 0, dismissed: 0 } });
});

test('what grows graver is open again for everyone, though somebody had seen it', async () => {
  const stock = await world.given('house_stock', {
    home: world.rose,
    item_name: 'Gloves',
    quantity: 2,
    reorder_level: 5,
    category: 'ppe',
  });
  await sweepRose();
  const alerts = async () =>
    (await world.owner.query(`select id, version, severity, status from notification where rule_code = 'STK-1'`))
      .rows[0];
  expect(await alerts()).toMatchObject({ severity: 'low', status: 'active' });
  const { id, version } = await alerts();
  await world.as('manager').post(`/api/reminder/${id}/acknowledge/`, { version });
  await world.owner.query('update house_stock set quantity = 0 where id = $1', [stock.id]);
  await sweepRose();
  expect(await alerts()).toMatchObject({ id, severity: 'high', status: 'active' });
});
