import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/kit/permissions.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => { world = await makeWorld(); });
afterAll(() => world.close());

const decided = {
  safeguarding_decision: 'not_needed', cqc_notifiable: 'no', riddor_status: 'no', duty_of_candour: 'no', restraint_used: false, actions: [],
  family_not_told_reason: 'The resident asked us not to.', entered_in_error: false,
};

async function report(role: Role, overrides: object = {}) {
  const input = await world.input('incident', { resident: world.mrHale, incident_type: 'near_miss', ...decided, bodymap: [], ...overrides });
  const made = await world.as(role).post('/api/incident/', { ...input, confirmed_warnings: ['short_description', 'no_body_map', 'over_a_day_old'] });
  expect(made.statusCode).toBe(201);
  return made.json();
}

const step = (role: Role, id: string, action: string, body: object) =>
  world.as(role).post(`/api/incident/${id}/${action}/`, { confirmed_warnings: ['short_description', 'no_body_map'], ...body });

test('an incident goes from its reporter to a senior to a manager, and each step is told', async () => {
  const { id } = await report('carer');
  expect((await step('carer', id, 'submit', { version: 1 })).json()).toMatchObject({ status: 'submitted', version: 2 });
  expect((await step('carer', id, 'review', { version: 2 })).statusCode).toBe(403);
  expect((await step('senior', id, 'review', { version: 2, review_notes: 'Read with the team.' })).json()).toMatchObject({ status: 'under_review' });
  expect((await step('senior', id, 'close', { version: 3 })).statusCode).toBe(403);
  expect((await step('manager', id, 'close', { version: 3 })).json()).toMatchObject({ status: 'closed', signed_off_by: world.people.manager });
  expect((await step('manager', id, 'reopen', { version: 4 })).json()).toHaveProperty('reopen_reason');
  expect((await step('manager', id, 'reopen', { version: 4, reopen_reason: 'A witness came forward.' })).json()).toMatchObject({ status: 'reopened', signed_off_by: null });
  const { rows } = await world.owner.query(`select action from user_history where object_id = $1 and action like 'incident%' order by seq`, [id]);
  expect(rows.map(({ action }) => action)).toEqual(['incident_submitted', 'incident_reviewed', 'incident_closed', 'incident_reopened']);
});

test('nobody signs off their own report', async () => {
  const { id } = await report('manager');
  await step('manager', id, 'submit', { version: 1 });
  await step('senior', id, 'review', { version: 2 });
  expect((await step('manager', id, 'close', { version: 3 })).statusCode).toBe(403);
});

test('an incident does not close while something is undecided', async () => {
  const { id } = await report('carer', { riddor_status: 'pending' });
  await step('carer', id, 'submit', { version: 1 });
  await step('senior', id, 'review', { version: 2 });
  const refused = await step('manager', id, 'close', { version: 3 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().status[0]).toContain('RIDDOR');
});

test('a submitted report is only added to by its reporter', async () => {
  const { id } = await report('carer');
  await step('carer', id, 'submit', { version: 1 });
  const carer = world.as('carer');
  expect((await carer.patch(`/api/incident/${id}/`, { version: 2, location: 'garden' })).statusCode).toBe(403);
  const added = await carer.patch(`/api/incident/${id}/`, { version: 2, addenda: [{ text: 'She was wearing slippers.' }], confirmed_warnings: ['short_description', 'no_body_map'] });
  expect(added.json().addenda).toMatchObject([{ text: 'She was wearing slippers.', by: world.people.carer }]);
  const rewritten = await carer.patch(`/api/incident/${id}/`, { version: 3, addenda: [{ text: 'She was not.' }], confirmed_warnings: ['short_description', 'no_body_map'] });
  expect(rewritten.json()).toHaveProperty('addenda');
});

test('a step names its version, refuses a stale one and is not there for another house', async () => {
  const { id } = await report('carer');
  expect((await step('carer', id, 'submit', {})).json()).toHaveProperty('version');
  const both = await Promise.all([step('carer', id, 'submit', { version: 1 }), step('senior', id, 'submit', { version: 1 })]);
  expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  expect(both.find((answer) => answer.statusCode === 409)?.json().current).toMatchObject({ id, status: 'submitted' });
  const elsewhere = await world.given('incident', { resident: world.msBird, ...decided }, 'willow');
  expect((await step('manager', elsewhere.id, 'submit', { version: 1 })).statusCode).toBe(404);
});

test('a fall sets checks going and puts the falls risk under review', async () => {
  const risk = await world.given('risk', { resident: world.mrHale, home: world.rose, category: 'falls' });
  await world.owner.query(`update risk set status = 'active' where id = $1`, [risk.id]);
  const { id } = await report('carer', { incident_type: 'fall', severity: 'low', treatment: 'none', taken_directly_to_hospital: false, witnessed: false, head_strike: 'unknown', conscious_throughout: true });
  expect((await step('carer', id, 'submit', { version: 1 })).statusCode).toBe(200);
  const checks = (await world.as('carer').get(`/api/accident-scheduler/?target=${id}`)).json();
  expect(checks.filter((check: { check_kind: string }) => check.check_kind === 'observation')).toHaveLength(10);
  expect(checks.filter((check: { purpose: string }) => check.purpose === 'falls_risk')).toHaveLength(1);
  expect((await world.as('senior').get(`/api/risk/${risk.id}/`)).json()).toMatchObject({ status: 'under_review', version: 2 });
  const reviews = (await world.as('senior').get(`/api/risk-scheduler/?target=${risk.id}`)).json();
  expect(reviews).toMatchObject([{ target: risk.id, status: 'scheduled', source: 'auto' }]);
});

test('a carer completes a follow-up check with how the person is; skipping is for seniors and needs a reason', async () => {
  const { id } = await report('carer', { incident_type: 'burn_scald', severity: 'low', treatment: 'none', taken_directly_to_hospital: false });
  await step('carer', id, 'submit', { version: 1 });
  const [first, second] = (await world.as('carer').get(`/api/accident-scheduler/?target=${id}&check_kind=skin`)).json();
  const carer = world.as('carer');
  const act = (check: { id: string }, action: string) => `/api/accident-scheduler/${check.id}/${action}/`;
  expect((await carer.post(act(first, 'complete'), { version: 1 })).json()).toHaveProperty('condition');
  const done = await carer.post(act(first, 'complete'), { version: 1, condition: 'better', observations: { pulse: 72 }, note: 'No longer red.' });
  expect(done.json()).toMatchObject({ status: 'completed', condition: 'better', completed_by: world.people.carer, observations: { pulse: 72 } });
  expect((await carer.post(act(second, 'skip'), { version: 1, skip_reason: 'In hospital' })).statusCode).toBe(403);
  expect((await world.as('senior').post(act(second, 'skip'), { version: 1 })).json()).toHaveProperty('skip_reason');
  expect((await world.as('senior').post(act(second, 'skip'), { version: 1, skip_reason: 'In hospital' })).json()).toMatchObject({ status: 'skipped' });
});

test('what happened in an earlier stay is closed and looked at again after the resident came back', async () => {
  const resident = (await world.given('resident')).id;
  const { id } = await report('carer', { resident });
  await step('carer', id, 'submit', { version: 1 });
  await step('senior', id, 'review', { version: 2 });
  const mark = await world.given('body_map', { resident, mark_type: 'bruise', cause: 'fall', incident: null, reviews: [], photo: null, view: 'front', region: 'front.face' });
  await world.owner.query(`update resident set admission_date = '2026-03-02' where id = $1`, [resident]);
  expect((await step('manager', id, 'close', { version: 3 })).json()).toMatchObject({ status: 'closed' });
  expect((await world.as('carer').post(`/api/body-map/${mark.id}/review/`, { version: 1, healing: 'better' })).json()).toMatchObject({ status: 'healing' });
});
