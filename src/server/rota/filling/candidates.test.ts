import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GapCandidate } from '#domain/rota/filling/gap-candidates.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-06-01',
    shift_type: 'early',
    start_at: '2026-06-01T06:30:00Z',
    end_at: '2026-06-01T14:00:00Z',
  });
});
afterAll(() => world.close());

const ask = (role: Parameters<World['as']>[0], start = '2026-06-01T06:30:00Z') =>
  world
    .as(role)
    .get(
      `/api/home/${world.rose}/rota-candidates/?${new URLSearchParams({ start_at: start, end_at: '2026-06-01T14:00:00Z', shift_type: 'early' })}`,
    );

test('who could fill a gap comes with the reasons, and who is busy stands last', async () => {
  const found = (await ask('manager')).json<readonly GapCandidate[]>();
  const of = (id: string) => found.find(({ staff }) => staff === id);
  expect(of(world.people.senior)?.can).toBe(true);
  expect(of(world.people.carer)).toMatchObject({ can: false, reasons: ['Already has a shift at this time.'] });
  const last = found.findIndex(({ can }) => !can);
  expect(found.slice(last).some(({ can }) => can)).toBe(false);
});

test('whoever does not plan does not ask, and half a question is refused', async () => {
  expect((await ask('carer')).statusCode).toBe(403);
  expect((await ask('manager', 'soon')).json()).toHaveProperty('start_at');
  expect((await ask('manager', '2026-06-01T15:00:00Z')).json()).toHaveProperty('end_at');
});

test('a resident’s wish for a woman is among the reasons until a woman is planned', async () => {
  await world.owner.query(`update resident set personal_care_by = 'women', status = 'current' where id = $1`, [
    world.mrHale,
  ]);
  await world.owner.query(`update staff set gender = 'female' where id = $1`, [world.people.senior]);
  const reasonsOf = async () =>
    (await ask('manager'))
      .json<readonly GapCandidate[]>()
      .find(({ staff }) => staff === world.people.senior)
      ?.reasons.join(' ');
  expect(await reasonsOf()).toContain('Fits personal care: ');
  await world.owner.query(`update staff set gender = 'female' where id = $1`, [world.people.carer]);
  expect(await reasonsOf()).not.toContain('personal care');
});
