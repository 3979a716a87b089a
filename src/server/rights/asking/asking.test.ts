import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RightVerdict, WhoAnswer, WhyAnswer } from '#domain/staff/rights/why-may.ts';
import type { Role } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { makeWorld, now, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => void (world.clock = now));
afterAll(() => world.close());

const ask = async (role: Role, entity: string, id: string) =>
  (
    await world.as('superuser').get(`/api/rights/why/?person=${world.people[role]}&entity=${entity}&id=${id}`)
  ).json<WhyAnswer>();
const on = ({ verdicts }: WhyAnswer, act: string): RightVerdict | undefined => verdicts.find((one) => one.act === act);
const against = (verdict: RightVerdict | undefined) => verdict?.because.find(({ ok }) => !ok);
const last = (verdict: RightVerdict | undefined) => verdict?.because.at(-1);

test('a carer may see a weight, and by which group and house', async () => {
  const weight = await world.given('weight', {});
  const view = on(await ask('carer', 'weight', weight.id), 'view');
  expect(view).toMatchObject({ may: true });
  expect(view?.because).toEqual([
    { by: 'account', ok: true, says: 'The account is open.' },
    { by: 'house', ok: true, says: 'Works in Rose House.' },
    { by: 'group', ok: true, says: 'Carer: may see weights.' },
  ]);
});

test('what somebody else wrote is refused in the words the carer would be told', async () => {
  const weight = await world.given('weight', {});
  expect(last(on(await ask('carer', 'weight', weight.id), 'change'))).toMatchObject({
    by: 'rule',
    ok: false,
    says: expect.stringContaining('your own entries for'),
  });
});

test('the edit window is the reason once it is over, and not before', async () => {
  const created = (await world.as('carer').post('/api/weight', await world.input('weight'))).json<{ id: string }>();
  expect(on(await ask('carer', 'weight', created.id), 'change')?.may).toBe(true);
  world.clock = new Date('2026-03-01T19:30:00.000Z');
  const later = await world.again(world.people.superuser);
  const answer = (
    await later.get(`/api/rights/why/?person=${world.people.carer}&entity=weight&id=${created.id}`)
  ).json<WhyAnswer>();
  expect(on(answer, 'change')).toMatchObject({ may: false });
});

test('another house, no group, a closed account and the agency window are each named', async () => {
  const there = await world.given('weight', {}, 'willow');
  expect(against(on(await ask('carer', 'weight', there.id), 'view'))).toEqual({
    by: 'house',
    ok: false,
    says: 'Works in Rose House, not in Willow Court.',
  });
  const payment = await world.given('payment', {});
  expect(against(on(await ask('agency', 'payment', payment.id), 'view'))).toMatchObject({
    by: 'group',
    says: expect.stringContaining('Agency'),
  });
  const weight = await world.given('weight', {});
  await world.owner.query(
    `update rota set end_at = '2026-03-01T01:00:00Z', start_at = '2026-02-28T20:00:00Z' where staff = $1`,
    [world.people.agency],
  );
  const agency = against(on(await ask('agency', 'weight', weight.id), 'view'));
  expect(agency).toMatchObject({ by: 'house', says: expect.stringContaining('published shift') });
  await world.owner.query('update staff set is_active = false where id = $1', [world.people.auditor]);
  expect(on(await ask('auditor', 'weight', weight.id), 'view')?.because).toEqual([
    { by: 'account', ok: false, says: 'The account is closed.' },
  ]);
});

test('nobody approves their own plan, and that is the reason', async () => {
  const plan = await world.given('plan', {});
  await world.owner.query(`update plan set status = 'awaiting_approval', created_by = $2 where id = $1`, [
    plan.id,
    world.people.manager,
  ]);
  const approve = on(await ask('manager', 'plan', plan.id), 'approve');
  expect(last(approve)).toMatchObject({ by: 'rule', ok: false, says: expect.stringContaining('Somebody else') });
});

test('who may see a record is answered by name, and agrees with what each of them gets', async () => {
  for (const entity of register.filter(
    ({ log, serverOnly, belongsTo }) => !log && !serverOnly && belongsTo !== 'homes',
  )) {
    const record = await world.shown(entity);
    const answer = await world.as('superuser').get(`/api/rights/who/?entity=${entity.name}&id=${record.id}`);
    expect(answer.statusCode, `${entity.name} ${answer.body}`).toBe(200);
    const { people } = answer.json<WhoAnswer>();
    for (const role of ['manager', 'senior', 'carer'] as const) {
      const seen = (await world.as(role).get(`/api/${entity.path}/${record.id}/`)).statusCode === 200;
      const said = people.find(({ person }) => person.id === world.people[role])?.sees;
      expect([entity.name, role, said]).toEqual([entity.name, role, seen]);
    }
  }
});

test('whoever may not see groups, or not the record itself, is told nothing', async () => {
  const weight = await world.given('weight', {});
  const path = `/api/rights/who/?entity=weight&id=${weight.id}`;
  expect((await world.as('carer').get(path)).statusCode).toBe(403);
  const there = await world.given('weight', {}, 'willow');
  expect((await world.as('manager').get(`/api/rights/who/?entity=weight&id=${there.id}`)).statusCode).toBe(404);
});

test('what the state of a record forbids is said in the words of the refusal itself', async () => {
  const struck = await world.given('weight', {});
  await world.owner.query('update weight set is_deleted = true where id = $1', [struck.id]);
  const ofStruck = await ask('manager', 'weight', struck.id);
  expect(last(on(ofStruck, 'change'))).toMatchObject({
    by: 'rule',
    ok: false,
    says: expect.stringContaining('restored'),
  });
  expect(last(on(ofStruck, 'delete'))).toMatchObject({
    by: 'rule',
    ok: false,
    says: 'This record is removed already.',
  });

  const count = await world.given('payments_handover', {});
  expect(on(await ask('manager', 'payments_handover', count.id), 'change')?.may).toBe(true);
  await world.owner.query(`update payments_handover set status = 'agreed', incident = null where id = $1`, [count.id]);
  const agreed = await ask('manager', 'payments_handover', count.id);
  const refused = await world
    .as('manager')
    .patch(`/api/payments-handover/${count.id}/`, { version: 1, seal_numbers: ['9'] });
  const said = last(on(agreed, 'change'));
  expect(said).toMatchObject({ by: 'rule', ok: false });
  expect(refused.body).toContain(said?.says);
});

test('the page of who may see a record asks the database as often for forty people as for ten', async () => {
  const weight = await world.given('weight', {});
  const owner = await world.again(world.people.superuser);
  const queries = async () => {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await owner.get(`/api/rights/who/?entity=weight&id=${weight.id}`);
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return { people: answer.json<WhoAnswer>().people.length, length };
  };
  await queries();
  const few = await queries();
  await world.owner.query(
    `insert into staff select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'username', 'more.' || n, 'staff_number', null))).*
     from staff s, generate_series(1, 30) n where s.id = $1`,
    [world.people.carer],
  );
  await world.owner.query(
    `insert into credential (staff, password_hash) select id, 'x' from staff where username like 'more.%'`,
  );
  const many = await queries();
  expect(many.people).toBe(few.people + 30);
  // A job of the house may ask something meanwhile.
  expect(many.length - few.length).toBeLessThan(5);
});
