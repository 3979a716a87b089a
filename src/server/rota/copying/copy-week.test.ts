import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CopyAnswer } from './copy-week.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

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

test('a week is looked at first, then copied as drafts; what cannot be becomes open and says why', async () => {
  await given('01', world.people.carer);
  await given('02', world.people.senior);
  await given('03', null);
  await given('09', world.people.senior, { start_at: '2026-06-09T12:00:00Z', end_at: '2026-06-09T20:00:00Z' });
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
  const again = (await copy()).json<CopyAnswer>();
  // The shift that became open has no twin with its person.
  expect(again.outcomes.filter(({ isThere }) => isThere)).toHaveLength(2);
  expect(await onDay('08')).toHaveLength(1);
});

test('only whoever plans whole weeks copies them, and never onto the pattern itself', async () => {
  expect((await copy({}, 'senior')).statusCode).toBe(403);
  expect((await copy({}, 'carer')).statusCode).toBe(403);
  expect((await copy({ to: '2026-06-05' })).json()).toHaveProperty('to');
  expect((await copy({ weeks: 3 })).json()).toHaveProperty('weeks');
  expect((await copy({ home: world.willow })).json()).toHaveProperty('home');
});
