import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(`update resident set fluid_restriction_ml = 1500, fluid_target_ml = null where id = $1`, [
    world.mrHale,
  ]);
  await world.given('care_tracking', {
    resident: world.mrHale,
    fluid_intake: true,
    details: [{ chart: 'fluid_intake', frequency: 'daily', reason: 'His heart', review_date: '2026-05-01' }],
  });
  await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    amount_ml: 340,
    offered_ml: 340,
    occurred_at: '2026-02-28T12:00:00Z',
    late_entry_reason: 'told_later',
  });
});
afterAll(() => world.close());

const read = async (path: string) => (await world.as('manager').get(path)).json();
const ceiling = { target_ml: null, limit_ml: 1500 };

test('every read that speaks of drinks knows a ceiling from a target', async () => {
  const own = ({ resident }: { resident: { id: string } }) => resident.id === world.mrHale;
  const board = (await read(`/api/home/${world.rose}/board/`)).residents.find(own);
  const round = (await read(`/api/home/${world.rose}/round/?kind=fluid_intake`)).residents.find(own);
  const { fluid: summary } = await read(`/api/resident/${world.mrHale}/summary/`);
  const total = await read(`/api/fluid-intake/day-total/?resident=${world.mrHale}`);
  const { person: chart } = await read(
    `/api/resident/${world.mrHale}/chart/?kind=fluid_intake&from=2026-02-28&to=2026-02-28`,
  );
  for (const answer of [board.fluid, round.fluid, summary, total])
    expect(answer).toMatchObject({ ...ceiling, expected_ml: null });
  expect(chart).toMatchObject(ceiling);
});

test('a day under the ceiling is no day below a target, and a day over it is told to the manager', async () => {
  const figures = async () => (await read(`/api/home/${world.rose}/overview/`)).figures;
  expect(await figures()).toMatchObject({ fluids_below: { value: 0 }, fluids_over: { value: 0 } });
  await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    amount_ml: 700,
    offered_ml: 700,
    occurred_at: '2026-02-28T13:00:00Z',
    late_entry_reason: 'told_later',
  });
  await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    amount_ml: 700,
    offered_ml: 700,
    occurred_at: '2026-02-28T14:00:00Z',
    late_entry_reason: 'told_later',
    confirmed_warnings: ['over_restriction'],
  });
  expect(await figures()).toMatchObject({ fluids_below: { value: 0 }, fluids_over: { value: 1 } });
  expect((await read(`/api/home/${world.rose}/figures/fluids_over/`)).items).toMatchObject([
    { resident: world.mrHale, detail: expect.stringContaining('1740') },
  ]);
});
