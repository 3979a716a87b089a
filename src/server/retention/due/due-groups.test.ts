import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Disposal, DisposalInFull, DuePage } from '#domain/retention/disposal.ts';
import { makeWorld, type World } from '#world/world.ts';

/** The day of the test's clock is 1 March 2026. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const groupsOf = async (subject: string) => {
  const answer = await world.as('manager').get(`/api/home/${world.rose}/records-due/`);
  return answer.json<DuePage>().groups.filter((group) => group.subject?.id === subject);
};
const groupUnder = async (clock: string) => {
  const answer = await world.as('manager').get(`/api/home/${world.rose}/records-due/`);
  return answer.json<DuePage>().groups.find((group) => group.clock === clock);
};
const ask = (body: object) =>
  world.as('manager').post('/api/disposal/', { home: world.rose, reason: 'Its time is over', ...body });
const inFull = async (id: string) => (await world.as('superuser').get(`/api/disposal/${id}/`)).json<DisposalInFull>();
const letGo = async (body: object) => {
  const asked = await ask(body);
  expect(asked.statusCode, asked.body).toBe(201);
  const { id } = asked.json<Disposal>();
  const { mark } = await inFull(id);
  const confirmed = await world.as('superuser').post(`/api/disposal/${id}/confirm/`, { mark });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
};

const applies = (last_name: string) =>
  world.given('staff', { last_name, status: 'applicant', homes: [world.rose], default_home: world.rose });
const lastChanged = (id: string, day: string) =>
  world.owner.query(`update staff set updated_at = $2 where id = $1`, [id, `${day}T10:00:00Z`]);

test('an application that came to nothing is due six months after it was last heard of, and not even the name stays', async () => {
  const dora = await applies('Quill');
  expect(await groupsOf(dora.id)).toEqual([]);
  await lastChanged(dora.id, '2025-09-02');
  expect(await groupsOf(dora.id)).toEqual([]);
  await lastChanged(dora.id, '2025-09-01');
  const letter = await world.given('attachment', {
    staff: dora.id,
    resident: null,
    linked_object: null,
    category: 'correspondence',
  });
  expect(await groupsOf(dora.id)).toMatchObject([
    { clock: 'applicant', due_on: '2026-03-01', subject: { name: expect.stringContaining('Quill') } },
  ]);
  await letGo({ clock: 'applicant', subject: { entity: 'staff', id: dora.id } });
  const left = await world.owner.query('select first_name, last_name, username, status from staff where id = $1', [
    dora.id,
  ]);
  expect(left.rows).toEqual([
    { first_name: 'Former', last_name: 'applicant', username: expect.stringMatching(/^former-/), status: 'left' },
  ]);
  expect((await world.owner.query('select 1 from attachment where id = $1', [letter.id])).rowCount).toBe(0);
  expect(await groupsOf(dora.id)).toEqual([]);
});

test('who was turned down has the clock of an application, who began an induction that of a member of staff', async () => {
  const [turnedDown, began] = [await applies('Turner'), await applies('Baines')];
  const moves = async (id: string, body: object) => {
    const { version } = (await world.as('manager').get(`/api/staff/${id}/`)).json<{ version: number }>();
    const moved = await world.as('manager').patch(`/api/staff/${id}/`, { ...body, version });
    expect(moved.statusCode, moved.body).toBe(200);
  };
  await moves(turnedDown.id, { status: 'left' });
  await moves(began.id, { status: 'onboarding' });
  await moves(began.id, { status: 'left' });
  for (const { id } of [turnedDown, began])
    await world.owner.query(`update staff set start_date = '2019-01-01', end_date = '2019-05-01' where id = $1`, [id]);
  expect(await groupsOf(turnedDown.id)).toMatchObject([{ clock: 'applicant', due_on: '2019-11-01' }]);
  expect(await groupsOf(began.id)).toMatchObject([{ clock: 'staff', due_on: '2025-05-01' }]);
});

test('a copy of a DBS certificate is listed at once and says by when it must be gone; a longer period does not keep it', async () => {
  const person = await world.given('staff', { homes: [world.rose], default_home: world.rose });
  const copy = await world.given('attachment', {
    home: world.rose,
    staff: person.id,
    resident: null,
    category: 'dbs_certificate',
  });
  await world.owner.query(`update attachment set created_at = '2025-10-31T10:00:00Z' where id = $1`, [copy.id]);
  await world.given('legal_hold', {
    home: world.rose,
    holds: 'staff',
    resident: null,
    staff: person.id,
    record: null,
    status: 'held',
    review_on: '2027-01-01',
    ends_by_itself: true,
  });
  expect(await groupUnder('dbs_copy')).toMatchObject({ subject: null, must_go_by: '2026-04-30', held_records: 0 });
  await letGo({ clock: 'dbs_copy' });
  expect((await world.owner.query('select 1 from attachment where id = $1', [copy.id])).rowCount).toBe(0);
});

/** Somebody who moved out through the discharge of a house, as a carer would see it done. */
async function leaves(resident: string, day: string) {
  const { id } = await world.given('discharge', { resident, status: 'draft' });
  await world.owner.query(
    `update discharge set status = 'completed', discharge_date = $2, completed_at = $3 where id = $1`,
    [id, day, `${day}T10:00:00Z`],
  );
  await world.owner.query(`update resident set is_discharged_status = true, status = 'discharged' where id = $1`, [
    resident,
  ]);
  await world.owner.query(
    `insert into departure (resident, home, left_at, reason) values ($1, $2, $3, 'left') on conflict (resident, home) do update set left_at = excluded.left_at`,
    [resident, world.rose, `${day}T10:00:00Z`],
  );
}

test('who comes back is not due, and who leaves again is due from then, discharge or not', async () => {
  const { id } = await world.given('resident', { date_of_birth: '1930-01-01', mha_status: null });
  await leaves(id, '2010-04-01');
  expect(await groupsOf(id)).toMatchObject([{ clock: 'care', due_on: '2018-04-01' }]);
  const { version } = (await world.as('manager').get(`/api/resident/${id}/`)).json<{ version: number }>();
  const back = await world
    .as('manager')
    .patch(`/api/resident/${id}/`, { status: 'current', admission_date: '2026-02-01', version });
  expect(back.statusCode, back.body).toBe(200);
  expect(await groupsOf(id)).toEqual([]);
  await world.owner.query(`update resident set is_discharged_status = true, status = 'discharged' where id = $1`, [id]);
  await world.owner.query(
    `insert into departure (resident, home, left_at, reason) values ($1, $2, '2020-01-01', 'left')`,
    [id, world.rose],
  );
  expect(await groupsOf(id)).toEqual([]);
  await world.owner.query(`update departure set left_at = '2017-01-01' where resident = $1`, [id]);
  expect(await groupsOf(id)).toMatchObject([{ clock: 'care', due_on: '2025-01-01' }]);
  await world.owner.query(`update resident set is_discharged_status = false, status = 'current' where id = $1`, [id]);
  await leaves(id, '2018-03-01');
  expect(await groupsOf(id)).toMatchObject([{ clock: 'care', due_on: '2026-03-01' }]);
});

test('a period is made longer with a reason, keeps the records until its day, and can be taken back', async () => {
  const { id } = await world.given('resident', { date_of_birth: '1930-01-01', mha_status: null });
  const note = await world.given('note', { resident: id });
  await leaves(id, '2015-04-01');
  const care = { clock: 'care', subject: { entity: 'resident', id } };
  const longer = await world.as('manager').post('/api/legal-hold/', {
    home: world.rose,
    holds: 'resident',
    resident: id,
    reason: 'Her daughter writes down the family history.',
    review_on: '2026-09-01',
    ends_by_itself: true,
  });
  expect(longer.statusCode, longer.body).toBe(201);
  const hold = longer.json<{ id: string; version: number }>();
  const keeping = { hold: hold.id, reason: 'Her daughter writes down the family history.', until: '2026-09-01' };
  expect(await groupsOf(id)).toMatchObject([{ held: keeping }]);
  const ofNote = `/api/retention/of/?entity=note&id=${note.id}`;
  expect((await world.as('manager').get(ofNote)).json()).toMatchObject({
    clocks: ['care'],
    stays: null,
    holds: [{ ...keeping, by: 'manager Lee' }],
  });
  expect((await world.as('carer').get(ofNote)).statusCode).toBe(403);
  expect((await ask(care)).json()).toEqual({
    non_field_errors: [expect.stringContaining('Kept until 1 Sept 2026: Her daughter')],
  });
  const lifted = await world.as('manager').patch(`/api/legal-hold/${hold.id}/`, {
    status: 'lifted',
    lift_reason: 'She has what she needs',
    version: hold.version,
  });
  expect(lifted.statusCode, lifted.body).toBe(200);
  expect(await groupsOf(id)).toMatchObject([{ held: null }]);
  const { rows } = await world.owner.query(
    `select action from user_history where object_id = $1 and entity = 'legal_hold' order by at, id`,
    [hold.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update']);

  await world.owner.query(
    `update legal_hold set status = 'held', lifted_at = null, lifted_by = null, lift_reason = null, review_on = '2026-03-01' where id = $1`,
    [hold.id],
  );
  expect(await groupsOf(id), 'its day has come').toMatchObject([{ held: null }]);
  await world.owner.query('update legal_hold set ends_by_itself = null where id = $1', [hold.id]);
  expect(await groupsOf(id), 'what does not end by itself holds on').toMatchObject([{ held: { until: null } }]);
});
