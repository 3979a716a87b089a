import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

interface Line {
  readonly action: string;
  readonly changes: readonly { readonly field: string }[] | null;
}
const historyOf = async (id: string): Promise<readonly Line[]> =>
  (await world.as('manager').get(`/api/userHistory/?object_id=${id}`)).json<Line[]>().toReversed();

test('a figure of an alert rule is told as a threshold, another setting is not', async () => {
  const { version } = (await world.as('manager').get(`/api/home/${world.rose}/`)).json<{ version: number }>();
  const changed = await confirming((body) => world.as('manager').patch(`/api/home/${world.rose}/`, body), {
    version,
    settings: { fluid_low_pct: 70, edit_window_minutes: 45 },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const lines = await historyOf(world.rose);
  expect(
    lines
      .filter(({ action }) => action === 'threshold_changed')
      .map(({ changes }) => changes?.map(({ field }) => field)),
  ).toEqual([['settings.fluid_low_pct']]);
  expect(lines.filter(({ action }) => action === 'home_settings_changed')).toHaveLength(1);
});

test('so is a figure of a resident’s own', async () => {
  const tracking = await world.given('care_tracking');
  const thresholds = [
    { setting: 'fluid_low_ml', value: 800, reason: 'Drinks little and is well', review_date: '2026-06-01' },
  ];
  expect(
    (await world.as('manager').patch(`/api/care-tracking/${tracking.id}/`, { version: tracking.version, thresholds }))
      .statusCode,
  ).toBe(200);
  expect((await historyOf(tracking.id)).map(({ action }) => action)).toContain('threshold_changed');
});

test('a payment that is queried, and an alert somebody clears, are told by name', async () => {
  const payment = await world.given('payment');
  await world.owner.query(`update payment set status = 'posted' where id = $1`, [payment.id]);
  const queried = await world.as('manager').patch(`/api/payment/${payment.id}/`, {
    version: payment.version,
    status: 'queried',
    query_reason: 'Which shop was it?',
  });
  expect(queried.statusCode, queried.body).toBe(200);
  expect((await historyOf(payment.id)).map(({ action }) => action)).toContain('payment_queried');
  const reminder = await world.given('notification', { rule_code: 'FL-4' });
  const cleared = await world
    .as('manager')
    .patch(`/api/reminder/${reminder.id}/`, { version: reminder.version, status: 'cleared' });
  expect(cleared.statusCode, cleared.body).toBe(200);
  expect((await historyOf(reminder.id)).map(({ action }) => action)).toContain('alert_cleared');
});
