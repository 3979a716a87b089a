import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CopyAnswer } from './copy-week.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const given = (day: string, staff: string | null, more: object = {}) =>
  world.given('rota', {
    home: world.rose,
    staff,
    date: `2026-06-${day}`,
    shift_type: 'early',
    start_at: `2026-06-${day}T06:30:00Z`,
    end_at: `2026-06-${day}T14:00:00Z`,
    ...more,
  });
const copy = (body: object = {}, role: Parameters<World['as']>[0] = 'manager') =>
  world.as(role).post('/api/rota/copy-week/', { home: world.rose, from: '2026-06-01', to: '2026-06-08', ...body });
const onDay = async (day: string) =>
  (
    await world.owner.query<{ staff: string | null; status: string }>(
      'select staff, status from rota where date = $1 and not is_deleted order by staff nulls last',
      [`2026-06-${day}`],
    )
  ).rows;

/** A week with three shifts, and one in the next that stands in the way of a copy. */
async function week(): Promise<void> {
  await given('01', world.people.carer);
  await given('02', world.people.senior);
  await given('03', null);
  await given('09', world.people.senior, { start_at: '2026-06-09T12:00:00Z', end_at: '2026-06-09T20:00:00Z' });
}

test('a week is looked at first, then copied as drafts; what cannot be becomes open and says why', async () => {
  await week();
  const looked = (await copy({ preview: true })).json<CopyAnswer>();
  expect(looked.outcomes.map(({ opened }) => opened?.words ?? null)).toEqual([
    null,
    'Already has a shift at this time.',
    null,
  ]);
  expect([looked.made, await onDay('08')]).toEqual([[], []]);
  const made = await copy();
  expect([made.statusCode, made.json<CopyAnswer>().made.length]).toEqual([200, 3]);
  expect(await onDay('08')).toEqual([{ staff: world.people.carer, status: 'draft' }]);
  expect((await onDay('09')).map(({ staff }) => staff)).toEqual([world.people.senior, null]);
  expect(await onDay('10')).toEqual([{ staff: null, status: 'draft' }]);
});

test('copied again, nothing is there twice', async () => {
  await week();
  await copy();
  const again = (await copy()).json<CopyAnswer>();
  expect(again.outcomes.map(({ isThere }) => isThere)).toEqual([true, true, true]);
  expect([(await onDay('08')).length, (await onDay('09')).length]).toEqual([1, 2]);
});

test('only whoever plans whole weeks copies them, and never onto the pattern itself', async () => {
  const refused = await copy({}, 'senior');
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toEqual({
    detail: 'Your right to add rota does not reach this. A manager or a superuser can do this.',
  });
  expect((await copy({}, 'carer')).statusCode).toBe(403);
  expect((await copy({ to: '2026-06-05' })).json()).toHaveProperty('to');
  expect((await copy({ weeks: 3 })).json()).toHaveProperty('weeks');
  expect((await copy({ home: world.willow })).json()).toHaveProperty('home');
});

const template = (body: object = {}, role: Parameters<World['as']>[0] = 'manager') =>
  world
    .as(role)
    .post('/api/rota-template/from-weeks/', { home: world.rose, name: 'Usual', from: '2026-06-01', weeks: 2, ...body });

test('two weeks are saved under a name and laid down later, with a look at what breaks before', async () => {
  await week();
  await copy();
  const saved = await template();
  const { id, shifts } = saved.json<{ id: string; shifts: readonly { day: number }[] }>();
  expect([saved.statusCode, shifts.map(({ day }) => day)]).toEqual([200, [1, 2, 3, 8, 9, 9, 10]]);
  const lay = (more: object) =>
    world.as('manager').post('/api/rota/copy-week/', { home: world.rose, template: id, to: '2026-07-06', ...more });
  const looked = (await lay({ preview: true })).json<CopyAnswer>();
  expect(looked.outcomes.filter(({ opened }) => opened).length).toBe(0);
  expect((await lay({})).json<CopyAnswer>().made.map(({ plan }) => plan.date)).toEqual([
    '2026-07-06',
    '2026-07-07',
    '2026-07-08',
    '2026-07-13',
    '2026-07-14',
    '2026-07-14',
    '2026-07-15',
  ]);
  expect((await lay({})).json<CopyAnswer>().made).toEqual([]);
});

test('a name is used once in a house, empty weeks are not saved, and who does not plan weeks saves none', async () => {
  await week();
  await template();
  expect((await template({ name: 'usual' })).json()).toHaveProperty('name');
  expect((await template({ name: 'Empty', from: '2030-01-07' })).json()).toHaveProperty('from');
  expect((await template({ name: 'Three', weeks: 3 })).json()).toHaveProperty('weeks');
  expect((await template({ name: 'Mine' }, 'senior')).statusCode).toBe(403);
  const elsewhere = await world.given('rota_template', { weeks: 1 }, 'willow');
  const laid = { home: world.rose, template: elsewhere.id, to: '2026-07-06' };
  expect((await world.as('manager').post('/api/rota/copy-week/', laid)).statusCode).toBe(404);
});
