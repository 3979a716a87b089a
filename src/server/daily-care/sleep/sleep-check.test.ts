import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(`update resident set consent_night_checks = 'yes' where id = $1`, [world.mrHale]);
});
afterAll(() => world.close());

const sheetOf = (night_of: string) =>
  world.given('sleep', {
    resident: world.mrHale,
    night_of,
    occurred_at: '2026-03-01T08:00:00.000Z',
    checks: [],
    bed_at: null,
    settled_at: null,
    woke_at: null,
    up_at: null,
  });

test('a check is stored with when it was written down, and one that is still to come is refused', async () => {
  const { id } = await sheetOf('2026-02-28');
  const send = (checked_at: string, version: number) =>
    world.as('carer').post(`/api/sleep/${id}/check/`, { version, checked_at, state: 'asleep' });
  const ahead = await send('2026-03-01T09:30:00.000Z', 1);
  expect([ahead.statusCode, ahead.json()]).toEqual([400, { checks: ['The check at 09:30 cannot be in the future.'] }]);
  const stray = await send('2026-02-28T03:00:00.000Z', 1);
  expect([stray.statusCode, stray.json()]).toEqual([400, { checks: ['The check at 03:00 belongs to another night.'] }]);
  const seen = await send('2026-03-01T03:00:00.000Z', 1);
  expect(seen.json()).toMatchObject({
    checks: [
      { checked_at: '2026-03-01T03:00:00.000Z', recorded_at: '2026-03-01T09:00:00.000Z', by: world.people.carer },
    ],
  });
});

test('head office fills in a night as it fills in every chart: it adds a check and closes it', async () => {
  const { id } = await sheetOf('2026-02-27');
  const owner = world.as('superuser');
  const checked = await owner.post(`/api/sleep/${id}/check/`, {
    version: 1,
    checked_at: '2026-02-28T03:00:00.000Z',
    state: 'asleep',
  });
  expect(checked.json()).toMatchObject({ version: 2, checks: [{ state: 'asleep' }] });
  const closed = await owner.patch(`/api/sleep/${id}/`, {
    version: 2,
    status: 'closed',
    bed_at: '2026-02-27T22:00:00.000Z',
    settled_at: '2026-02-27T22:30:00.000Z',
    woke_at: '2026-02-28T06:30:00.000Z',
    up_at: '2026-02-28T07:00:00.000Z',
  });
  expect(closed.json()).toMatchObject({ status: 'closed' });
});

test('on the night the clocks go back the checks of the repeated hour stand once each, in order', async () => {
  const { clock } = world;
  const hours = ['2026-10-24T23:30', '2026-10-25T00:30', '2026-10-25T01:30', '2026-10-25T02:30'].map(
    (hour) => `${hour}:00.000Z`,
  );
  world.clock = new Date('2026-10-24T23:00:00.000Z');
  const { id } = await sheetOf('2026-10-24');
  for (const [at, checked_at] of hours.entries()) {
    world.clock = new Date(checked_at);
    const carer = await world.again(world.people.carer);
    const seen = await carer.post(`/api/sleep/${id}/check/`, { version: at + 1, checked_at, state: 'asleep' });
    expect(seen.json()).toMatchObject({ checks: hours.slice(0, at + 1).map((hour) => ({ checked_at: hour })) });
  }
  world.clock = clock;
});
