import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FigureDetail, HouseComparison } from '#domain/house-overview/overview.ts';
import { makeWorld, type World } from '#world/world.ts';
import { takeReadings } from './take-readings.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const repairs = async (): Promise<FigureDetail> =>
  (await world.as('manager').get(`/api/home/${world.rose}/figures/repairs_open/`)).json();
const compared = async (role: 'manager' | 'agency' | 'superuser'): Promise<HouseComparison> =>
  (await world.as(role).get('/api/home/compare/')).json();

const repairNeeded = () => world.given('repair_record', { home: world.rose, category: 'other', priority: 'routine' });
const readNextDay = async () => {
  const then = world.clock;
  world.clock = new Date(then.getTime() + 24 * 3_600_000);
  await takeReadings.work(world.context);
  world.clock = then;
};

test('every house is read once a day, and a reading stays as it was taken', async () => {
  await takeReadings.work(world.context);
  await repairNeeded();
  await takeReadings.work(world.context);
  const { value, readings } = await repairs();
  expect([value, readings]).toEqual([1, [{ day: '2026-03-01', value: 0 }]]);
  await readNextDay();
  expect((await repairs()).readings.map((reading) => reading.value)).toEqual([0, 1]);
});

test('the houses somebody works in stand side by side, with what their rights let them see', async () => {
  await repairNeeded();
  await readNextDay();
  const { houses } = await compared('superuser');
  expect(houses.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rose House']));
  const own = (await compared('manager')).houses.find(({ home }) => home === world.rose);
  expect(own).toMatchObject({ day: '2026-03-02', values: { repairs_open: 1 }, before: {} });
  expect((await compared('manager')).houses.map(({ home }) => home)).not.toContain(world.willow);
  for (const { values } of (await compared('agency')).houses) expect(values).not.toHaveProperty('training');
});

test('a reading cannot be changed or removed by the application', async () => {
  await expect(world.context.db.query(`update house_reading set "values" = '{}'`)).rejects.toThrow(/permission denied/);
  await expect(world.context.db.query('delete from house_reading')).rejects.toThrow(/permission denied/);
});
