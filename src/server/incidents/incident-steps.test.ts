import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/kit/vocabulary/permissions.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const decided = {
  safeguarding_decision: 'not_needed',
  cqc_notifiable: 'no',
  riddor_status: 'no',
  duty_of_candour: 'no',
  restraint_used: false,
  actions: [],
  family_not_told_reason: 'The resident asked us not to.',
  entered_in_error: false,
};

async function report(role: Role, overrides: object = {}) {
  const input = await world.input('incident', {
    resident: world.mrHale,
    incident_type: 'near_miss',
    ...decided,
    bodymap: [],
    ...overrides,
  });
  const made = await world
    .as(role)
    .post('/api/incident/', { ...input, confirmed_warnings: ['short_description', 'no_body_map', 'over_a_day_old'] });
  expect(made.statusCode).toBe(201);
  return made.json();
}

const step = (role: Role, id: string, action: string, body: object) =>
  world
    .as(role)
    .post(`/api/incident/${id}/${action}/`, { confirmed_warnings: ['short_description', 'no_body_map'], ...body });

test('an incident goes from its reporter to a senior to a manager, and each step is told', async () => {
  const { id } = await report('carer');
  expect((await step('carer', id, 'submit', { version: 1 })).json()).toMatchObject({ status: 'submitted', version: 2 });
  expect((await step('carer', id, 'review', { version: 2 })).statusCode).toBe(403);
  expect(
    (await step('senior', id, 'review', { version: 2, review_notes: 'Read with the team.' })).json(),
  ).toMatchObject({ status: 'under_review' });
  expect((await step('senior', id, 'close', { version: 3 })).statusCode).toBe(403);
  expect((await step('manager', id, 'close', { version: 3 })).json()).toMatchObject({
    status: 'closed',
    signed_off_by: world.people.manager,
  });
  expect((await step('manager', id, 'reopen', { version: 4 })).json()).toHaveProperty('reopen_reason');
  expect(
    (await step('manager', id, 'reopen', { version: 4, reopen_reason: 'A witness came forward.' })).json(),
  ).toMatchObject({ status: 'reopened', signed_off_by: null });
  const { rows } = await world.owner.query(
    `select action from user_history where object_id = $1 and action like 'incident%' order by seq`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'incident_submitted',
    'incident_reviewed',
    'incident_closed',
    'incident_reopened',
  ]);
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
  const added = await carer.patch(`/api/incident/${id}/`, {
    version: 2,
    addenda: [{ text: 'She was wearing slippers.' }],
    confirmed_warnings: ['short_description', 'no_body_map'],
  });
  expect(added.json().addenda).toMatchObject([{ text: 'She was wearing slippers.', by: world.people.carer }]);
  const rewritten = await carer.patch(`/api/incident/${id}/`, {
    version: 3,
    addenda: [{ text: 'She was not.' }],
    confirmed_warnings: ['short_description', 'no_body_map'],
  });
  expect(rewritten.json()).toHaveProperty('addenda');
});

test('a step names its version, refuses a stale one and is not there for another house', async () => {
  const { id } = await report('carer');
  expect((await step('carer', id, 'submit', {})).json()).toHaveProperty('version');
  const both = await Promise.all([
    step('carer', id, 'submit', { version: 1 }),
    step('senior', id, 'submit', { version: 1 }),
  ]);
  expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  expect(both.find((answer) => answer.statusCode === 409)?.json().current).toMatchObject({ id, status: 'submitted' });
  const elsewhere = await world.given('incident', { resident: world.msBird, ...decided }, 'willow');
  expect((await step('manager', elsewhere.id, 'submit', { version: 1 })).statusCode).toBe(404);
});

test('a fall sets checks going and puts the falls risk under review', async () => {
  const risk = await world.given('risk', { resident: world.mrHale, home: world.rose, category: 'falls' });
  await world.owner.query(`update risk set status = 'active' where id = $1`, [risk.id]);
  const { id } = await report('carer', {
    incident_type: 'fall',
    severity: 'low',
    treatment: 'none',
    taken_directly_to_hospital: false,
    witnessed: false,
    head_strike: 'unknown',
    conscious_throughout: true,
  });
  expect((await step('carer', id, 'submit', { version: 1 })).statusCode).toBe(200);
  const checks = (await world.as('carer').get(`/api/accident-scheduler/?target=${id}`)).json();
  expect(checks.filter((check: { check_kind: string }) => check.check_kind === 'observation')).toHaveLength(10);
  expect(checks.filter((check: { purpose: string }) => check.purpose === 'falls_risk')).toHaveLength(1);
  expect((await world.as('senior').get(`/api/risk/${risk.id}/`)).json()).toMatchObject({
    status: 'under_review',
    version: 2,
  });
  const reviews = (await world.as('senior').get(`/api/risk-scheduler/?target=${risk.id}`)).json();
  expect(reviews).toMatchObject([{ target: risk.id, status: 'scheduled', source: 'auto' }]);
});

test('a carer completes a follow-up check with how the person is; skipping is for seniors and needs a reason', async () => {
  const { id } = await report('carer', {
    incident_type: 'burn_scald',
    severity: 'low',
    treatment: 'none',
    taken_directly_to_hospital: false,
  });
  await step('carer', id, 'submit', { version: 1 });
  const [first, second] = (await world.as('carer').get(`/api/accident-scheduler/?target=${id}&check_kind=skin`)).json();
  const carer = world.as('carer');
  const act = (check: { id: string }, action: string) => `/api/accident-scheduler/${check.id}/${action}/`;
  expect((await carer.post(act(first, 'complete'), { version: 1 })).json()).toHaveProperty('condition');
  const done = await carer.post(act(first, 'complete'), {
    version: 1,
    condition: 'better',
    observations: { pulse: 72 },
    note: 'No longer red.',
  });
  expect(done.json()).toMatchObject({
    status: 'completed',
    condition: 'better',
    completed_by: world.people.carer,
    observations: { pulse: 72 },
  });
  expect((await carer.post(act(second, 'skip'), { version: 1, skip_reason: 'In hospital' })).statusCode).toBe(403);
  expect((await world.as('senior').post(act(second, 'skip'), { version: 1 })).json()).toHaveProperty('skip_reason');
  expect(
    (await world.as('senior').post(act(second, 'skip'), { version: 1, skip_reason: 'In hospital' })).json(),
  ).toMatchObject({ status: 'skipped' });
});

test('what happened in an earlier stay is closed and looked at again after the resident came back', async () => {
  const resident = (await world.given('resident')).id;
  const { id } = await report('carer', { resident });
  await step('carer', id, 'submit', { version: 1 });
  await step('senior', id, 'review', { version: 2 });
  const mark = await world.given('body_map', {
    resident,
    mark_type: 'bruise',
    cause: 'fall',
    incident: null,
    reviews: [],
    photo: null,
    view: 'front',
    region: 'front.face',
  });
  await world.owner.query(`update resident set admission_date = '2026-03-02' where id = $1`, [resident]);
  expect((await step('manager', id, 'close', { version: 3 })).json()).toMatchObject({ status: 'closed' });
  expect(
    (await world.as('carer').post(`/api/body-map/${mark.id}/review/`, { version: 1, healing: 'better' })).json(),
  ).toMatchObject({ status: 'healing' });
});

test('what befalls the house is reported without a resident, goes the same way, and no family is to be told', async () => {
  const input = await world.input('incident', {
    home: world.rose,
    resident: null,
    incident_type: 'data_breach',
    ...decided,
    family_not_told_reason: null,
    bodymap: [],
    people_involved: [{ kind: 'staff', name: 'Ann Lee', role: 'witness', injured: false }],
  });
  const made = await world
    .as('carer')
    .post('/api/incident/', { ...input, confirmed_warnings: ['short_description', 'over_a_day_old'] });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  expect(made.json()).toMatchObject({ resident: null, home: world.rose });
  expect((await step('carer', id, 'submit', { version: 1 })).json()).toMatchObject({ status: 'submitted' });
  expect((await step('senior', id, 'review', { version: 2 })).json()).toMatchObject({ status: 'under_review' });
  expect((await step('manager', id, 'close', { version: 3 })).json()).toMatchObject({ status: 'closed' });
  const listed = (await world.as('carer').get(`/api/incident/?home=${world.rose}`)).json<{ id: string }[]>();
  expect(listed.map((one) => one.id)).toContain(id);
  expect((await world.as('manager').get(`/api/incident/?home=${world.willow}`)).json()).toEqual([]);
});

test('what happens to residents alone names one, and a house of somebody else takes none', async () => {
  const input = await world.input('incident', {
    home: world.rose,
    resident: null,
    incident_type: 'pressure_damage',
    ...decided,
    bodymap: [],
  });
  const nobody = await world
    .as('carer')
    .post('/api/incident/', { ...input, confirmed_warnings: ['short_description', 'no_body_map', 'over_a_day_old'] });
  expect(nobody.json()).toHaveProperty('resident');
  const elsewhere = await world.as('carer').post('/api/incident/', {
    ...input,
    id: undefined,
    home: world.willow,
    incident_type: 'fire',
    confirmed_warnings: ['short_description', 'no_body_map', 'over_a_day_old'],
  });
  expect(elsewhere.json()).toHaveProperty('home');
});

test('whoever may have hit their head is asked about it, whatever the kind, and is watched', async () => {
  const { id } = await report('carer', {
    incident_type: 'aggression_to_other',
    severity: 'low',
    treatment: 'none',
    taken_directly_to_hospital: false,
    head_strike: null,
  });
  expect((await step('carer', id, 'submit', { version: 1 })).json()).toHaveProperty('head_strike');
  expect((await step('carer', id, 'submit', { version: 1, head_strike: 'unknown' })).json()).toMatchObject({
    status: 'submitted',
  });
  const checks = (await world.as('carer').get(`/api/accident-scheduler/?target=${id}`)).json<{ purpose: string }[]>();
  expect(new Set(checks.map(({ purpose }) => purpose))).toEqual(new Set(['head_injury']));
});

test('a second fall within the days is not closed with its checks open and nobody having looked back, unless it is said why', async () => {
  const resident = (await world.given('resident', { status: 'current', admission_date: '2020-01-01' })).id;
  const fall = {
    resident,
    incident_type: 'fall',
    severity: 'low',
    treatment: 'none',
    taken_directly_to_hospital: false,
    witnessed: true,
    head_strike: 'no',
    conscious_throughout: true,
    earlier_incidents: null,
    risks_updated: [],
    plans_updated: [],
    closing_reason: null,
  };
  const brought = async (more: object = {}) => {
    const { id } = await report('carer', { ...fall, ...more });
    await step('carer', id, 'submit', { version: 1 });
    await step('senior', id, 'review', { version: 2 });
    return id;
  };
  const first = await brought();
  expect((await step('manager', first, 'close', { version: 3 })).json()).toMatchObject({ status: 'closed' });
  const second = await brought();
  const refused = await step('manager', second, 'close', { version: 3 });
  expect(refused.statusCode, refused.body).toBe(400);
  expect(refused.json().closing_reason[0]).toMatch(
    /^2 falls in 28 days\. .*checks or follow-ups are open.*earlier falls/,
  );
  expect(
    (
      await step('manager', second, 'close', {
        version: 3,
        closing_reason: 'He has moved to hospital; the ward watches him.',
      })
    ).json(),
  ).toMatchObject({ status: 'closed' });
});
