import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { PlanPage } from '#domain/residents/views/plan-page.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const confirmed_warnings = ['goal_without_measure', 'review_over_a_month'];
const drafted = async (more: object = {}): Promise<AnyRecord> => {
  const made = await world.as('senior').post(
    '/api/plan/',
    await world.input('plan', {
      resident: world.mrHale,
      domain: 'eating_drinking',
      title: `Drinking ${crypto.randomUUID()}`,
      capacity_basis: 'person_consents',
      start_date: '2026-02-01',
      review_date: '2026-03-20',
      linked_risks: [],
      confirmed_warnings,
      ...more,
    }),
  );
  expect(made.statusCode, made.body).toBe(201);
  return made.json<AnyRecord>();
};
const move = (by: 'senior' | 'manager', { id, version }: AnyRecord, more: object) =>
  world.as(by).patch(`/api/plan/${id}/`, { version, confirmed_warnings, ...more });
const submit = async (one: AnyRecord, more: object = {}): Promise<AnyRecord> =>
  (await move('senior', one, { status: 'awaiting_approval', ...more })).json<AnyRecord>();
const approve = (one: AnyRecord) =>
  world.as('manager').post(`/api/plan/${one.id}/approve/`, { version: one.version, confirmed_warnings });
const inForce = async (more: object = {}): Promise<AnyRecord> =>
  (await approve(await submit(await drafted(more)))).json<AnyRecord>();
const pageOf = async (id: string, role: Parameters<World['as']>[0] = 'senior') =>
  (await world.as(role).get(`/api/plan/${id}/page/`)).json<PlanPage>();
const tasksOf = async (person: string) =>
  (await world.owner.query(`select status, title from notification where staff = $1 order by raised_at`, [person]))
    .rows;

test('a draft is submitted to somebody of the house who may approve it, and it is a task of theirs until it is decided', async () => {
  const draft = await drafted();
  const { approvers = [] } = await pageOf(draft.id);
  expect(approvers.map(({ id }) => id)).toContain(world.people.manager);
  expect(approvers.map(({ id }) => id)).not.toContain(world.people.senior);
  const wrong = await move('senior', draft, { status: 'awaiting_approval', approver: world.people.carer });
  expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['approver']]);
  const waiting = await submit(draft, { approver: world.people.manager });
  expect(waiting).toMatchObject({ status: 'awaiting_approval', approver: world.people.manager });
  expect((await pageOf(draft.id)).approvers).toEqual(approvers);
  const task = { title: 'A support plan waits for your approval' };
  expect(await tasksOf(world.people.manager)).toEqual([{ ...task, status: 'active' }]);
  expect((await approve(waiting)).statusCode).toBe(200);
  expect(await tasksOf(world.people.manager)).toEqual([{ ...task, status: 'cleared' }]);
});

test('nothing becomes active that nobody agreed to', async () => {
  const waiting = await submit(await drafted({ capacity_basis: 'not_applicable' }));
  const refused = await approve(waiting);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({ capacity_basis: [expect.stringContaining('who decided in their best interests')] });
  expect(
    (await approve(await submit(await drafted({ domain: 'activities_work', capacity_basis: 'not_applicable' }))))
      .statusCode,
  ).toBe(200);
});

test('a plan is put under review and archived with a reason', async () => {
  const active = await inForce();
  const reviewed = await move('senior', active, { status: 'under_review', status_reason: 'She fell twice.' });
  expect(reviewed.json()).toMatchObject({ status: 'under_review', status_reason: 'She fell twice.' });
  const bare = { id: active.id, version: reviewed.json<AnyRecord>().version };
  const archive = await world.as('senior').patch(`/api/plan/${bare.id}/`, {
    version: bare.version,
    confirmed_warnings,
    status: 'archived',
    status_reason: '',
  });
  expect([archive.statusCode, Object.keys(archive.json())]).toEqual([400, ['status_reason']]);
});

test('a plan shows every version of itself, newest first, with the one being written', async () => {
  const first = await inForce();
  const begun = await world.as('senior').post(`/api/plan/${first.id}/supersede/`, { version: first.version });
  const second = begun.json<AnyRecord>();
  for (const id of [first.id, second.id])
    expect((await pageOf(id)).versions.map((one) => [one.id, one.status])).toEqual([
      [second.id, 'draft'],
      [first.id, 'active'],
    ]);
  expect((await pageOf(first.id, 'agency')).versions.map(({ id }) => id)).toEqual([first.id]);
});

test('beside a plan stand its risks, who has read it, and what the records say since its last review', async () => {
  const risk = await world.given('risk', { resident: world.mrHale, title: 'Choking', category: 'other' });
  for (const [title, category] of [
    ['Choking on bread', 'choking'],
    ['Falling', 'falls'],
  ]) {
    const met = await world.given('risk', { resident: world.mrHale, title, category });
    await world.owner.query(`update risk set status = 'active' where id = $1`, [met.id]);
  }
  const { id, version } = await inForce({ linked_risks: [risk.id] });
  await world.given('fluid_intake', { resident: world.mrHale, direction: 'intake', amount_ml: 200, fluid_type: 'tea' });
  await world.given('note', { resident: world.mrHale, linked_plan: id, category: 'health' });
  await world.as('carer').post(`/api/plan/${id}/acknowledge/`, { version });
  const page = await pageOf(id);
  expect(page.risks.map(({ title }) => title).toSorted()).toEqual(['Choking', 'Choking on bread']);
  expect(page.since).toBe('2026-03-01');
  expect(page.readers?.read.map(({ name, part }) => [name, part])).toEqual(
    expect.arrayContaining([['carer Lee', null]]),
  );
  expect(page.readers?.read.filter(({ part }) => part === null)).toHaveLength(1);
  expect(page.readers?.unread.length).toBeGreaterThan(0);
  const figure = (what: string) => page.evidence.find((one) => one.what === what);
  expect(figure('Fluids')).toMatchObject({
    value: expect.stringMatching(/^200 ml a day, below .* on 1 of 1 days$/),
    chart: 'fluid_intake',
  });
  expect(figure('Notes about this plan')).toMatchObject({ value: '1', records: [{ entity: 'note' }] });
});

test('another house’s plan and no right answer as everywhere', async () => {
  const { id } = await drafted();
  expect((await (await world.holdingThere('view_plan')).get(`/api/plan/${id}/page/`)).statusCode).toBe(404);
  expect((await (await world.holding('view_resident')).get(`/api/plan/${id}/page/`)).statusCode).toBe(403);
});
