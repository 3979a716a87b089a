import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Round } from '#domain/homes/round.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let moving: string;
beforeEach(async () => {
  world = await makeWorld();
  await world.owner.query(`update resident set has_dysphagia = true, iddsi_fluid_level = 2 where id = $1`, [
    world.mrHale,
  ]);
  const hoist = await world.given('house_asset', {
    home: world.rose,
    name: 'Ceiling hoist',
    category: 'hoist_lift',
    safe_working_load_kg: 200,
    condition: 'good',
    status: 'in_use',
    checks: [],
  });
  const action = { what: 'Move', how: null, frequency: null, by_role: null };
  const plan = await world.given('plan', {
    resident: world.mrHale,
    title: 'Getting about',
    domain: 'mobility_falls',
    actions: [{ ...action, equipment: 'Sling', staff_number: 2, asset: hoist.id }],
  });
  moving = String(plan.id);
  await world.owner.query(`update plan set status = 'active' where id = $1`, [moving]);
});
afterEach(() => world.close());

const demands = async (role: Parameters<World['as']>[0] = 'carer') =>
  (await world.as(role).get(`/api/resident/${world.mrHale}/summary/`)).json<ResidentSummary>().demands ?? [];
const onRound = async (kind: string) =>
  (await world.as('carer').get(`/api/home/${world.rose}/round/?kind=${kind}`))
    .json<Round>()
    .residents.find(({ resident }) => resident.id === world.mrHale)?.demands;

test('the record sheet and the rounds are told what is asked, each naming its plan', async () => {
  const by = { entity: 'plan', id: moving, title: 'Getting about' };
  expect(await demands()).toMatchObject([
    { topic: 'thickness', by: null },
    { topic: 'two_staff', words: 'Two staff', by },
    { topic: 'equipment', words: 'Sling, Ceiling hoist', by },
  ]);
  expect(await onRound('fluid_intake')).toMatchObject([{ topic: 'thickness' }]);
  expect(await onRound('morning_routine')).toMatchObject([
    { topic: 'thickness' },
    { topic: 'two_staff' },
    { topic: 'equipment' },
  ]);
});

test('a thing taken out of service is told at once, on pads and on the plan that names it', async () => {
  await world.owner.query(`update house_asset set status = 'out_of_service' where name = 'Ceiling hoist'`);
  const words = 'Do not use: Ceiling hoist (out of service)';
  expect((await demands())[0]).toMatchObject({ topic: 'do_not_use', words, by: { id: moving } });
  const page = (await world.as('carer').get(`/api/plan/${moving}/page/`)).json();
  expect(page.demands).toMatchObject([
    { topic: 'do_not_use', words },
    { topic: 'two_staff' },
    { topic: 'equipment', words: 'Sling' },
  ]);
});

test('a wash for which the plan asks for two names the second', async () => {
  const wash = {
    resident: world.mrHale,
    bath_type: 'strip_wash',
    outcome: 'completed',
    support_level: 'full_support',
    left_alone: false,
    thermometer_used: true,
    skin_checked: true,
    skin_concern: false,
    occurred_at: '2026-03-01T08:00:00.000Z',
  };
  const alone = await world.as('carer').post('/api/bath/', wash);
  expect([alone.statusCode, Object.keys(alone.json())]).toEqual([400, ['second_staff']]);
  const both = await world.as('carer').post('/api/bath/', { ...wash, second_staff: world.people.senior });
  expect(both.statusCode).toBe(201);
});

test('a draft asks nothing of anybody, and another house is told nothing', async () => {
  await world.owner.query(`update plan set status = 'draft' where id = $1`, [moving]);
  expect(await demands()).toMatchObject([{ topic: 'thickness' }]);
  await world.owner.query(`update plan set status = 'active' where id = $1`, [moving]);
});
