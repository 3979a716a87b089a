import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { makeWorld, type World } from '#world/world.ts';
import { markDue } from './mark-due.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('a review is listed as due from its time on, and as overdue once its grace has passed', async () => {
  const review = await world.given('plan_scheduler', { due_at: '2026-03-01T10:00:00.000Z', window_hours: 2 });
  const listedAs = async (at: string) => {
    world.clock = new Date(at);
    await markDue.work(world.context);
    const manager = await world.again(world.people.manager);
    const listed = async (status: string) =>
      (await manager.get(`/api/plan-scheduler/?status=${status}`))
        .json<{ id: string; version: number }[]>()
        .find(({ id }) => id === review.id);
    const found = await Promise.all(
      ['scheduled', 'due', 'overdue'].map(async (status) => ((await listed(status)) ? [status] : [])),
    );
    return found.flat();
  };
  expect(await listedAs('2026-03-01T09:59:00Z')).toEqual(['scheduled']);
  expect(await listedAs('2026-03-01T10:00:00Z')).toEqual(['due']);
  expect(await listedAs('2026-03-01T12:00:01Z')).toEqual(['overdue']);
  const manager = await world.again(world.people.manager);
  expect(
    (
      await manager.post(`/api/plan-scheduler/${review.id}/skip/`, {
        version: 1,
        skip_reason: 'Moved to the new plan.',
      })
    ).statusCode,
  ).toBe(200);
  await markDue.work(world.context);
  expect((await manager.get(`/api/plan-scheduler/${review.id}/`)).json()).toMatchObject({
    status: 'skipped',
    version: 2,
  });
});

test('a check that somebody completes at that very moment stays completed', async () => {
  const check = await world.given('accident_scheduler', { due_at: '2026-03-01T08:00:00.000Z', window_hours: 1 });
  const colleague = await world.owner.connect();
  await colleague.query('begin');
  await colleague.query(`update accident_scheduler set status = 'completed' where id = $1`, [check.id]);
  const marking = markDue.work(world.context);
  await eventually(async () =>
    expect(
      (
        await world.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount,
    ).toBe(1),
  );
  await colleague.query('commit');
  colleague.release();
  await marking;
  expect((await world.owner.query('select status from accident_scheduler where id = $1', [check.id])).rows).toEqual([
    { status: 'completed' },
  ]);
});
