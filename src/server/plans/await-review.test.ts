import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '#server/kit/access/actor.ts';
import { makeWorld, type World } from '#world/world.ts';
import { planRules } from './plan-rules.ts';
import { riskRules } from './risk-rules.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const manager = (): Actor => ({
  id: world.people.manager,
  name: 'manager Lee',
  groups: [],
  role: 'Manager',
  rights: new Set(),
  isSuperuser: false,
  homes: [world.rose],
  practice: [],
  isAuditor: false,
  isAgency: false,
  provenAt: null,
  session: v7(),
  ip: '',
  device: '',
  zoneIn: () => 'Europe/London',
  shiftAt: () => null,
});
const moved = (rules: typeof planRules, record: AnyRecord, from: string, to: string) =>
  rules.rules.after?.({
    context: world.context,
    tx: world.context.db,
    actor: manager(),
    now: world.clock.toISOString(),
    record: { ...record, status: to },
    before: { ...record, status: from },
  });
const waitingFor = async (path: string, target: string) =>
  (await world.as('senior').get(`/api/${path}/?target=${target}&status=scheduled,due,overdue`)).json<
    Record<string, unknown>[]
  >();

test('an approved plan waits for its review and a monthly evaluation, and an archived one for nothing', async () => {
  const plan = await world.given('plan', {
    resident: world.mrHale,
    start_date: '2026-02-01',
    review_date: '2026-03-20',
    review_every: 'quarterly',
  });
  await moved(planRules, plan, 'awaiting_approval', 'active');
  await moved(planRules, plan, 'awaiting_approval', 'active');
  expect(await waitingFor('plan-scheduler', plan.id)).toMatchObject([
    { due_at: '2026-03-20T17:00:00+00:00', frequency: 'quarterly', assigned_role: 'key_worker', source: 'auto' },
  ]);
  expect(await waitingFor('evaluation-scheduler', plan.id)).toMatchObject([
    { due_at: '2026-04-01T16:00:00+00:00', frequency: 'monthly' },
  ]);
  await moved(planRules, plan, 'under_review', 'archived');
  expect(await waitingFor('plan-scheduler', plan.id)).toEqual([]);
  expect(await waitingFor('evaluation-scheduler', plan.id)).toEqual([]);
});

test('a plan approved anew has had its review, and waits for the next', async () => {
  const plan = await world.given('plan', {
    resident: world.mrHale,
    start_date: '2026-02-01',
    review_date: '2026-03-20',
    review_every: 'monthly',
  });
  await moved(planRules, plan, 'awaiting_approval', 'active');
  await moved(planRules, plan, 'under_review', 'active');
  expect(await waitingFor('plan-scheduler', plan.id)).toMatchObject([{ due_at: '2026-04-01T16:00:00+00:00' }]);
});

test('an approved risk waits for its review, and a reviewed one for the next', async () => {
  const risk = await world.given('risk', {
    resident: world.mrHale,
    home: world.rose,
    start_date: '2026-02-01',
    review_date: '2026-03-20',
    review_every: 'monthly',
  });
  await moved(riskRules, risk, 'awaiting_approval', 'active');
  expect(await waitingFor('risk-scheduler', risk.id)).toMatchObject([
    { due_at: '2026-03-20T17:00:00+00:00', assigned_role: 'shift_lead' },
  ]);
  const called = await world.given('risk', {
    resident: world.mrHale,
    home: world.rose,
    start_date: '2026-02-01',
    review_date: '2026-03-20',
  });
  await world.owner.query(`update risk set status = 'under_review' where id = $1`, [called.id]);
  expect(
    (await world.as('senior').post(`/api/risk/${called.id}/review/`, { version: 1, review_date: '2026-04-20' }))
      .statusCode,
  ).toBe(200);
  expect(await waitingFor('risk-scheduler', called.id)).toMatchObject([{ due_at: '2026-04-20T16:00:00+00:00' }]);
});
