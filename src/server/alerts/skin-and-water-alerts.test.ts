import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(`update staff set role = 'senior' where id = $1`, [world.people.senior]);
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock = now;
  await world.owner.query('delete from notification');
  await world.owner.query('delete from bath');
  await world.owner.query('delete from body_map');
});

const sweepRose = () => sweep(world.app.context, { home: world.rose, resident: null });
const alerts = async (code: string) =>
  (
    await world.owner.query(
      'select id, version, status, severity, message from notification where rule_code = $1 order by id',
      [code],
    )
  ).rows;
const later = (hours: number) => {
  world.clock = new Date(now.getTime() + hours * 3_600_000);
};
const lookAt = async (staff: string, id: string, healing: string) => {
  const [{ version }] = (await world.owner.query('select version from body_map where id = $1', [id])).rows;
  expect((await (await world.again(staff)).post(`/api/body-map/${id}/review/`, { version, healing })).statusCode).toBe(
    200,
  );
};
const mark = (given: object) =>
  world.given('body_map', {
    resident: world.mrHale,
    mark_type: 'pressure_damage',
    cause: 'medical',
    reviews: [],
    photo: null,
    view: 'back',
    region: 'back.sacrum',
    occurred_at: '2026-03-01T08:00:00.000Z',
    ...given,
  });
const event = () =>
  world.given('incident', {
    resident: world.mrHale,
    incident_type: 'pressure_damage',
    severity: 'moderate',
    treatment: 'none',
    restraint_used: false,
    taken_directly_to_hospital: false,
  });

test('pressure damage waits for somebody who may judge it, not for any look', async () => {
  const { id } = await mark({ pressure_category: '2', incident: (await event()).id });
  await sweepRose();
  expect(await alerts('BODY-2')).toMatchObject([{ status: 'active', severity: 'high' }]);
  expect(await alerts('manual')).toMatchObject([{ status: 'active', severity: 'medium' }]);
  later(1);
  await lookAt(world.people.carer, id, 'same');
  await sweepRose();
  expect(await alerts('BODY-2')).toMatchObject([{ status: 'active' }]);
  await lookAt(world.people.senior, id, 'better');
  await sweepRose();
  expect(await alerts('BODY-2')).toMatchObject([{ status: 'cleared' }]);
});

test('a category that grows is told of again, and from the third on the regulator is decided too', async () => {
  const about = await event();
  const { id } = await mark({ pressure_category: '2', incident: about.id });
  later(1);
  await lookAt(world.people.senior, id, 'same');
  await sweepRose();
  expect(await alerts('BODY-2')).toEqual([]);
  later(2);
  const senior = await world.again(world.people.senior);
  const [{ version }] = (await world.owner.query('select version from body_map where id = $1', [id])).rows;
  const worse = await senior.patch(`/api/body-map/${id}/`, {
    version,
    pressure_category: '3',
    edit_reason: 'late_information',
  });
  expect(worse.json()).toMatchObject({ pressure_category: '3' });
  await sweepRose();
  expect(await alerts('BODY-2')).toMatchObject([{ status: 'active', severity: 'critical' }]);
  later(3);
  await lookAt(world.people.senior, id, 'same');
  await sweepRose();
  expect(await alerts('BODY-2')).toMatchObject([{ status: 'active', message: expect.stringContaining('regulator') }]);
  await world.owner.query(`update incident set cqc_notifiable = 'yes' where id = $1`, [about.id]);
  await sweepRose();
  expect(await alerts('BODY-2')).toMatchObject([{ status: 'cleared' }]);
});

const bathed = (given: object) =>
  world.given('bath', {
    resident: world.mrHale,
    bath_type: 'bath',
    outcome: 'completed',
    outlet_asset: null,
    skin_concern: false,
    water_temperature: 40,
    retest_temperature: null,
    occurred_at: '2026-03-01T08:30:00.000Z',
    ...given,
  });

test('water above the limit is told of even where it was measured again, and ends when seen', async () => {
  await bathed({ water_temperature: 43.5, temperature_action: 'cooled_and_retested', retest_temperature: 41 });
  await sweepRose();
  const [{ id, version, status }] = await alerts('BATH-1');
  expect(status).toBe('active');
  await world.as('senior').post(`/api/reminder/${id}/acknowledge/`, { version });
  await sweepRose();
  await sweepRose();
  expect(await alerts('BATH-1')).toMatchObject([{ status: 'cleared' }]);
});

test('a tap that ran too hot stays told of for as long as it is not mended', async () => {
  const tap = await world.given('house_asset', {
    home: world.rose,
    category: 'other',
    status: 'in_use',
    condition: 'good',
    checks: [],
  });
  const { id } = await bathed({ water_temperature: 40, outlet_asset: tap.id });
  await world.owner.query('update bath set water_temperature = 47 where id = $1', [id]);
  await sweepRose();
  expect(await alerts('BATH-2')).toMatchObject([{ status: 'active', severity: 'high' }]);
  later(40 * 24);
  await sweepRose();
  expect(await alerts('BATH-2')).toMatchObject([{ status: 'active' }]);
  await world.owner.query('delete from bath');
  await world.owner.query('delete from house_asset where id = $1', [tap.id]);
});

test('a drink of the wrong thickness is not forgotten after a day', async () => {
  await world.owner.query('update resident set has_dysphagia = true, iddsi_fluid_level = 2 where id = $1', [
    world.mrHale,
  ]);
  const { id } = await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 100,
    offered_ml: 100,
    route: 'oral',
    thickness_level: 2,
    occurred_at: '2026-03-01T08:00:00.000Z',
  });
  await world.owner.query('update fluid_intake set thickness_level = 0 where id = $1', [id]);
  await sweepRose();
  expect(await alerts('FL-5')).toMatchObject([{ status: 'active', severity: 'high' }]);
  later(30);
  await sweepRose();
  expect(await alerts('FL-5')).toMatchObject([{ status: 'active' }]);
  await world.owner.query('update fluid_intake set thickness_level = 2 where id = $1', [id]);
  await sweepRose();
  expect(await alerts('FL-5')).toMatchObject([{ status: 'cleared' }]);
});
