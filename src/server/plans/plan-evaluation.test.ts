import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const aPlan = () =>
  world.given('plan', { resident: world.mrHale, start_date: '2026-01-01', review_date: '2026-03-10' });

async function anEvaluation(overrides: object = {}): Promise<Record<string, unknown>> {
  const {
    plan: _plan,
    resident: _resident,
    ...rest
  } = await world.input('evaluation', {
    resident: world.mrHale,
    evaluation_date: '2026-02-28',
    period_from: '2026-02-01',
    period_to: '2026-02-28',
    next_review_date: '2026-03-28',
    ...overrides,
  });
  return { id: v7(), ...rest };
}

test('an evaluation is added to the plan in the address, once, and shown inside it newest first', async () => {
  const { id } = await aPlan();
  const first = await anEvaluation({ evaluation_date: '2026-02-01' });
  const second = await anEvaluation();
  const senior = world.as('senior');
  const made = await senior.post(`/api/plan/${id}/evaluation/`, first);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    plan: id,
    resident: world.mrHale,
    evaluated_by: world.people.senior,
    status: 'draft',
  });
  expect((await senior.post(`/api/plan/${id}/evaluation/`, first)).statusCode).toBe(200);
  await senior.post(`/api/plan/${id}/evaluation/`, second);
  const plan = (await world.as('carer').get(`/api/plan/${id}/`)).json();
  expect(plan.evaluations.map((one: { id: string }) => one.id)).toEqual([second['id'], first['id']]);
  const [listed] = (await world.as('carer').get('/api/plan/')).json().filter((one: { id: string }) => one.id === id);
  expect(listed.evaluations).toHaveLength(2);
});

test('an evaluation keeps the figures of its period as they stood', async () => {
  const { id } = await aPlan();
  await world.given('mood', {
    resident: world.mrHale,
    mood_score: 2,
    occurred_at: '2026-02-28T10:00:00.000Z',
    late_entry_reason: 'told_later',
  });
  const body = await anEvaluation();
  const made = await world
    .as('senior')
    .post(`/api/plan/${id}/evaluation/`, { ...body, evidence: [{ what: 'Mean mood', value: '5' }] });
  expect(made.json().evidence).toContainEqual({ what: 'Mean mood', value: '2.0' });
  await world.given('mood', {
    resident: world.mrHale,
    mood_score: 4,
    occurred_at: '2026-02-28T11:00:00.000Z',
    late_entry_reason: 'told_later',
  });
  const changed = await world
    .as('senior')
    .patch(`/api/evaluation/${made.json().id}/`, { version: 1, actions: 'Try again in spring.' });
  expect(changed.json().evidence).toContainEqual({ what: 'Mean mood', value: '2.0' });
});

test('an evaluation that asks for more help opens a follow-up of the manager, who closes it in a sentence', async () => {
  const { id } = await aPlan();
  const body = await anEvaluation({ outcome: 'escalate', actions: 'A physiotherapist is needed.' });
  const [senior, manager] = [world.as('senior'), world.as('manager')];
  const made = (await senior.post(`/api/plan/${id}/evaluation/`, body)).json<{ id: string; version: number }>();
  const opened = async () =>
    (await manager.get(`/api/follow-up/?resident=${world.mrHale}`))
      .json<{ id: string; version: number; status: string; cause: { id: string } }[]>()
      .filter(({ cause }) => cause.id === made.id);
  expect(await opened()).toEqual([]);
  const sent = await senior.patch(`/api/evaluation/${made.id}/`, { version: made.version, status: 'submitted' });
  expect(sent.statusCode, sent.body).toBe(200);
  const [row] = await opened();
  expect(row).toMatchObject({
    trigger: 'more_help',
    refer_to: 'further_help',
    owner_role: 'manager',
    status: 'open',
    what_happened: 'A physiotherapist is needed.',
  });
  const closed = await manager.post(`/api/follow-up/${row?.id}/close/`, {
    version: row?.version,
    closed_how: 'reviewed',
    finding: 'The community physiotherapist comes on Thursday.',
  });
  expect(closed.statusCode, closed.body).toBe(200);
  expect(await opened()).toMatchObject([{ status: 'closed' }]);
});

test('help that its author no longer asks for is no longer open, and is asked for anew with the evaluation', async () => {
  const { id } = await aPlan();
  const [senior, manager] = [world.as('senior'), world.as('manager')];
  const body = await anEvaluation({ outcome: 'escalate', actions: 'A dentist is needed.' });
  const { id: about } = (await senior.post(`/api/plan/${id}/evaluation/`, body)).json<{ id: string }>();
  const moved = async (by: typeof senior, sets: object) => {
    const { version } = (await senior.get(`/api/evaluation/${about}/`)).json<{ version: number }>();
    const answer = await by.patch(`/api/evaluation/${about}/`, { version, ...sets });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const asked = async () =>
    (await manager.get(`/api/follow-up/?resident=${world.mrHale}`))
      .json<{ status: string; finding: string | null; cause: { id: string } }[]>()
      .filter(({ cause }) => cause.id === about)
      .map(({ status, finding }) => [status, finding]);
  await moved(senior, { status: 'submitted' });
  await moved(senior, { status: 'draft' });
  expect(await asked()).toEqual([['cancelled', 'The evaluation was taken back.']]);
  await moved(senior, { status: 'submitted' });
  expect(await asked()).toEqual([['open', null]]);
  // Sent back for better words, help is still asked for.
  await moved(manager, { status: 'draft', sent_back_reason: 'Say which tooth.' });
  expect(await asked()).toEqual([['open', null]]);
  await moved(senior, { outcome: 'continue' });
  await moved(senior, { status: 'submitted' });
  expect(await asked()).toEqual([['cancelled', 'The evaluation asks for something else now.']]);
});

test('a plan without evaluations carries an empty list', async () => {
  const { id } = await aPlan();
  expect((await world.as('carer').get(`/api/plan/${id}/`)).json().evaluations).toEqual([]);
});

test('an evaluation cannot be hung on another plan, another resident or a time before the plan', async () => {
  const { id } = await aPlan();
  const body = await anEvaluation();
  const senior = world.as('senior');
  expect((await senior.post(`/api/plan/${id}/evaluation/`, { ...body, plan: v7() })).json()).toHaveProperty('plan');
  expect((await senior.post(`/api/plan/${id}/evaluation/`, { ...body, resident: world.msBird })).json()).toHaveProperty(
    'resident',
  );
  expect(
    (
      await senior.post(`/api/plan/${id}/evaluation/`, {
        ...body,
        evaluation_date: '2025-12-31',
        next_review_date: '2026-02-01',
      })
    ).json(),
  ).toHaveProperty('evaluation_date');
  expect((await world.as('agency').post(`/api/plan/${id}/evaluation/`, body)).statusCode).toBe(403);
  const elsewhere = await world.given(
    'plan',
    { resident: world.msBird, start_date: '2026-01-01', review_date: '2026-03-10' },
    'willow',
  );
  expect((await senior.post(`/api/plan/${elsewhere.id}/evaluation/`, body)).statusCode).toBe(404);
});

test('a carer evaluates the plans of those whose key worker they are', async () => {
  const { id } = await aPlan();
  const adding = async () =>
    (await world.as('carer').post(`/api/plan/${id}/evaluation/`, await anEvaluation())).statusCode;
  expect(await adding()).toBe(403);
  await world.owner.query('update resident set co_key_worker = $2 where id = $1', [world.mrHale, world.people.carer]);
  expect(await adding()).toBe(201);
});

test('an approved evaluation moves the plan’s review on and completes what was due', async () => {
  const { id } = await aPlan();
  const due = await world.given('evaluation_scheduler', {
    resident: world.mrHale,
    target: id,
    due_at: '2026-02-27T09:00:00.000Z',
    frequency: 'monthly',
    assigned_role: 'key_worker',
  });
  const body = await anEvaluation();
  const made = (await world.as('senior').post('/api/evaluation/', { ...body, plan: id })).json();
  expect(made).toMatchObject({ resident: world.mrHale });
  expect(
    (await world.as('senior').patch(`/api/evaluation/${made.id}/`, { version: 1, status: 'submitted' })).statusCode,
  ).toBe(200);
  expect(
    (await world.as('senior').patch(`/api/evaluation/${made.id}/`, { version: 2, status: 'approved' })).statusCode,
  ).toBe(403);
  const approved = await world.as('manager').patch(`/api/evaluation/${made.id}/`, { version: 2, status: 'approved' });
  expect(approved.json()).toMatchObject({ status: 'approved', approved_by: world.people.manager });
  expect((await world.as('senior').get(`/api/plan/${id}/`)).json()).toMatchObject({
    review_date: '2026-03-28',
    version: 2,
  });
  const rows = (await world.as('senior').get(`/api/evaluation-scheduler/?target=${id}&ordering=due_at`)).json();
  expect(rows).toMatchObject([
    { id: due.id, status: 'completed' },
    { status: 'scheduled', source: 'auto' },
  ]);
  expect(Date.parse(rows[1].due_at)).toBe(Date.parse('2026-04-01T08:00:00Z'));
  expect((await world.as('senior').get(`/api/evaluation-scheduler/${due.id}/`)).json().completion_ref).toEqual({
    entity: 'evaluation',
    id: made.id,
  });
});

test('an evaluation is sent back to its author with a reason, or taken back by them', async () => {
  const { id } = await aPlan();
  const senior = world.as('senior');
  const made = (await senior.post(`/api/plan/${id}/evaluation/`, await anEvaluation())).json<{
    id: string;
    version: number;
  }>();
  const path = `/api/evaluation/${made.id}/`;
  const submitted = (await senior.patch(path, { version: made.version, status: 'submitted' })).json<{
    version: number;
  }>();
  expect(
    (await world.as('manager').patch(path, { version: submitted.version, status: 'draft' })).json(),
  ).toHaveProperty('sent_back_reason');
  const back = await world
    .as('manager')
    .patch(path, { version: submitted.version, status: 'draft', sent_back_reason: 'Say what the daughter thinks.' });
  expect(back.json(), back.body).toMatchObject({
    status: 'draft',
    sent_back_reason: 'Say what the daughter thinks.',
    sent_back_by: world.people.manager,
  });
  const again = (await senior.patch(path, { version: back.json().version, status: 'submitted' })).json<{
    version: number;
  }>();
  const taken = await senior.patch(path, { version: again.version, status: 'draft' });
  expect(taken.json(), taken.body).toMatchObject({ status: 'draft', sent_back_reason: null });
});
