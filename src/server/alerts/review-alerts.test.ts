import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock = now;
  for (const table of ['notification', 'mood', 'care']) await world.owner.query(`delete from ${table}`);
});

const sweepMrHale = () => sweep(world.app.context, { home: world.rose, resident: world.mrHale });
const alerts = async (code: string) =>
  (await world.owner.query('select id, version, status from notification where rule_code = $1 order by id', [code]))
    .rows;
const later = (minutes: number) => {
  world.clock = new Date(now.getTime() + minutes * 60_000);
};

async function activeRisk(category: string): Promise<string> {
  const { id } = await world.given('risk', {
    resident: world.mrHale,
    home: world.rose,
    category,
    likelihood: 3,
    severity: 3,
    residual_likelihood: 2,
    residual_severity: 2,
    start_date: '2026-01-01',
    review_date: '2026-05-01',
  });
  await world.owner.query(`update risk set status = 'active', reviewed_at = '2026-01-02T09:00:00Z' where id = $1`, [
    id,
  ]);
  return id;
}
async function review(id: string): Promise<void> {
  const [{ version }] = (await world.owner.query('select version from risk where id = $1', [id])).rows;
  expect(
    (await world.as('manager').post(`/api/risk/${id}/review/`, { version, review_date: '2026-05-01' })).statusCode,
  ).toBe(200);
}
async function reported(incident_type: string, occurred_at: string): Promise<string> {
  const { id } = await world.given('incident', {
    resident: world.mrHale,
    incident_type,
    severity: 'no_harm',
    treatment: 'none',
    taken_directly_to_hospital: false,
    restraint_used: false,
    occurred_at,
    head_strike: 'no',
    conscious_throughout: true,
    witnessed: true,
  });
  const [{ version }] = (await world.owner.query('select version from incident where id = $1', [id])).rows;
  const answer = await world.as('manager').post(`/api/incident/${id}/submit/`, { version });
  expect(answer.json()).toMatchObject({ status: 'submitted' });
  return id;
}

test('a second fall is told of, though the fall itself called the risk into question; review and evaluation together end it', async () => {
  const falls = await activeRisk('falls');
  await world.owner.query(`update risk set reviewed_at = '2026-02-02T09:00:00Z' where id = $1`, [falls]);
  for (const day of ['2026-02-20T10:00:00.000Z', '2026-03-01T08:30:00.000Z']) await reported('fall', day);
  expect((await world.owner.query('select status from risk where id = $1', [falls])).rows).toEqual([
    { status: 'under_review' },
  ]);
  later(5);
  await sweepMrHale();
  expect(await alerts('INC-9')).toMatchObject([{ status: 'active' }]);
  await review(falls);
  await sweepMrHale();
  expect(await alerts('INC-9')).toMatchObject([{ status: 'active' }]);
  const plan = await world.given('plan', {
    resident: world.mrHale,
    domain: 'mobility_falls',
    start_date: '2026-01-01',
    review_date: '2026-03-10',
  });
  const evaluation = await world.given('evaluation', {
    plan: plan.id,
    resident: world.mrHale,
    evaluation_date: '2026-03-01',
    period_from: '2026-02-01',
    period_to: '2026-03-01',
  });
  await sweepMrHale();
  expect(await alerts('INC-9')).toMatchObject([{ status: 'active' }]);
  await world.owner.query(
    `update evaluation set status = 'approved', approved_at = '2026-03-01T09:05:00Z' where id = $1`,
    [evaluation.id],
  );
  await sweepMrHale();
  expect(await alerts('INC-9')).toMatchObject([{ status: 'cleared' }]);
});

test('thoughts of self-harm stay in sight until the risk was reviewed and a manager clears them', async () => {
  const risk = await activeRisk('self_harm');
  await world.given('mood', {
    resident: world.mrHale,
    mood_score: 2,
    self_harm_thoughts: 'active',
    occurred_at: '2026-03-01T08:55:00.000Z',
  });
  await sweepMrHale();
  later(8);
  await reported('self_harm', '2026-03-01T09:05:00.000Z');
  await sweepMrHale();
  const [{ id, version }] = await alerts('MOOD-1');
  const clear = (role: 'senior' | 'manager', at: number) =>
    world.as(role).patch(`/api/reminder/${id}/`, { version: at, status: 'cleared' });
  expect((await clear('senior', version)).json()).toHaveProperty('status');
  expect((await clear('manager', version)).json()).toHaveProperty('status');
  await world.as('senior').post(`/api/reminder/${id}/action/`, {
    version,
    action_plan: 'Somebody stays with him; the crisis team was called.',
  });
  await sweepMrHale();
  expect(await alerts('MOOD-1')).toMatchObject([{ status: 'acknowledged' }]);
  await review(risk);
  await sweepMrHale();
  const [reviewed] = await alerts('MOOD-1');
  expect(reviewed.status).toBe('acknowledged');
  expect((await clear('manager', reviewed.version)).statusCode).toBe(200);
  await sweepMrHale();
  await sweepMrHale();
  expect(await alerts('MOOD-1')).toMatchObject([{ status: 'cleared' }]);
});

test('a high risk in a mental state is not ended by a fall or a calmer entry, and is by the review of that risk', async () => {
  const [violence, falls] = [await activeRisk('violence'), await activeRisk('falls')];
  const state = (risk_to_others: number, occurred_at: string) =>
    world.given('care', {
      resident: world.mrHale,
      risk_to_self: 0,
      risk_to_others,
      risk_from_others: 0,
      self_neglect: 0,
      leaving_unsafely: 0,
      change_since_last: 'same',
      warning_signs_seen: [],
      occurred_at,
      ...(risk_to_others === 3 ? { escalated_to: ['manager'], escalated_at: occurred_at } : {}),
    });
  await state(3, '2026-03-01T08:00:00.000Z');
  await state(1, '2026-03-01T08:50:00.000Z');
  later(8);
  await review(falls);
  await sweepMrHale();
  expect(await alerts('CARE-2')).toMatchObject([{ status: 'active' }]);
  await review(violence);
  await sweepMrHale();
  expect(await alerts('CARE-2')).toMatchObject([{ status: 'cleared' }]);
});
