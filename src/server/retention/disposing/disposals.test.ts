import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Disposal, DisposalInFull, DisposalStub, DuePage } from '#domain/retention/disposal.ts';
import { addressOf, listen, type Received } from '#world/server/listening.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';
import { checkHistory } from '../../history/checking/check-history.ts';
import { sealHistory } from '../../history/sealing/seal-history.ts';
import { sweepHomes } from '../../alerts/sweep/sweep-homes.ts';
import { expireWaiting } from '../../kit/http/deciding.ts';
import { disposals } from './disposals.ts';

const path = '/api/disposal/';
const because = { reason: 'Eight years have passed, and nobody has asked for it' } as const;
let world: World;
let elsewhere: Caller;
let ofNotes: Caller;
let ofWeights: Caller;
/** What every world begins with was put there by hand. */
let beginning: ReadonlySet<string>;

const faults = async (): Promise<readonly string[]> => {
  await sealHistory(world.context);
  return (await checkHistory(world.context)).found.map((fault) => JSON.stringify(fault));
};
const newFaults = async () => (await faults()).filter((fault) => !beginning.has(fault));

/** Somebody who left so long ago, with a few records from then. */
async function leaves(
  day: string,
  before: (resident: string) => Promise<unknown> = async () => null,
): Promise<{ readonly id: string; readonly note: string; readonly weight: string }> {
  const { id } = await world.given('resident', {
    first_name: 'Ida',
    last_name: 'Moss',
    date_of_birth: '1930-01-01',
    mha_status: null,
  });
  const note = await world.given('note', { resident: id, body: 'She asked for her red cardigan' });
  const weight = await world.given('weight', { resident: id });
  await world.as('manager').patch(`/api/note/${note.id}/`, {
    version: note.version,
    body: 'She asked for her blue cardigan',
    edit_reason: 'typo',
  });
  await before(id);
  await world.owner.query(`update resident set is_discharged_status = true, status = 'discharged' where id = $1`, [id]);
  await world.owner.query(`insert into departure (resident, home, left_at, reason) values ($1, $2, $3, 'left')`, [
    id,
    world.rose,
    `${day}T10:00:00Z`,
  ]);
  await sealHistory(world.context);
  return { id, note: note.id, weight: weight.id };
}

const care = (id: string) => ({ home: world.rose, clock: 'care', subject: { entity: 'resident', id }, ...because });
const ask = async (body: object) => world.as('manager').post(path, body);
const asked = async (body: object) => (await ask(body)).json<Disposal>();
const inFull = async (id: string) => (await world.as('superuser').get(`${path}${id}/`)).json<DisposalInFull>();
const due = async () => (await world.as('manager').get(`/api/home/${world.rose}/records-due/`)).json<DuePage>();

beforeEach(async () => {
  world = await makeWorld();
  elsewhere = await world.holdingThere('view_legal_hold', 'purge_records');
  ofNotes = await world.holding('view_note_team');
  ofWeights = await world.holding('view_weight');
  beginning = new Set(await faults());
});
afterEach(() => world.close());

test('a care record whose time is over goes by two people, and leaves a stub, a certificate and a whole history', async () => {
  const ida = await leaves('2017-12-01');
  const group = (await due()).groups.find(({ subject }) => subject?.id === ida.id);
  expect(group).toMatchObject({
    clock: 'care',
    due_on: '2025-12-01',
    held: null,
    needed_by: [],
    subject: { name: 'Ida Moss' },
  });
  expect(group?.kinds).toEqual(
    expect.arrayContaining([
      { entity: 'note', count: 1 },
      { entity: 'weight', count: 1 },
      { entity: 'resident', count: 1 },
    ]),
  );
  const waiting = await asked(care(ida.id));
  expect(waiting).toMatchObject({ state: 'waiting', ground: 'retention', may: { decide: false, withdraw: true } });
  expect((await ask(care(ida.id))).json()).toEqual({
    non_field_errors: [expect.stringContaining('waits for a second person already')],
  });
  const own = await world.as('manager').post(`${path}${waiting.id}/confirm/`, {});
  expect([own.statusCode, own.json().detail]).toEqual([
    403,
    expect.stringContaining('Nobody confirms what they asked for themselves'),
  ]);
  const { mark, listed, kinds, obstacle } = await inFull(waiting.id);
  expect([obstacle, listed.map(({ record }) => record)]).toEqual([
    null,
    expect.arrayContaining([ida.id, ida.note, ida.weight]),
  ]);
  const unseen = await world.as('superuser').post(`${path}${waiting.id}/confirm/`, { mark: 'something else' });
  expect(unseen.statusCode).toBe(409);
  const confirmed = await world.as('superuser').post(`${path}${waiting.id}/confirm/`, { mark });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  expect(confirmed.json()).toMatchObject({
    state: 'confirmed',
    decided_by: { name: 'superuser Lee' },
    subject: { name: null },
  });
  for (const [table, id] of [
    ['note', ida.note],
    ['weight', ida.weight],
    ['resident', ida.id],
  ])
    expect((await world.owner.query(`select 1 from ${table} where id = $1`, [id])).rowCount).toBe(0);
  expect((await world.owner.query('select 1 from record_version where record = $1', [ida.note])).rowCount).toBe(0);
  const { rows } = await world.owner.query(
    `select string_agg(coalesce(changes::text, '') || coalesce(summary, '') || coalesce(reason, ''), '') as words from user_history where object_id = any($1) or resident = $2`,
    [[ida.note, ida.id], ida.id],
  );
  expect(rows[0].words ?? '').not.toMatch(/cardigan|Moss|typo/);
  const after = await inFull(waiting.id);
  expect(after).toMatchObject({
    kinds: expect.arrayContaining([...kinds]),
    mark: null,
    signature: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(after.listed.every(({ digest }) => /^[0-9a-f]{64}$/.test(digest ?? ''))).toBe(true);
  const stub = (await world.as('carer').get(`/api/disposed-record/${ida.note}/`)).json<DisposalStub>();
  expect(stub).toMatchObject({
    entity: 'note',
    ground: 'retention',
    asked_by: 'manager Lee',
    decided_by: 'superuser Lee',
    versions: 2,
  });
  expect((await world.as('manager').get(`/api/note/${ida.note}/`)).statusCode).toBe(404);
  expect(await newFaults()).toEqual([]);
  const { erased } = await checkHistory(world.context);
  expect(erased.filter(({ id }) => id === waiting.id)).toMatchObject([{ ground: 'retention', order_reference: null }]);
});

test('open screens of the house are sent each step, and let go of what is gone, however little they saw of it', async () => {
  const address = await addressOf(world.app);
  const listening = ({ headers }: Caller) => listen(address, headers);
  const superuser = await listening(world.as('superuser'));
  const narrow = await listening(ofNotes);
  const other = await listening(ofWeights);
  const there = await listening(elsewhere);
  const left = await leaves('2017-11-01');
  const { id } = await asked(care(left.id));
  const ofHouse = ({ data }: Received) => data['entity'] === 'home' && data['id'] === world.rose;
  const { version } = (await world.as('superuser').get(`/api/home/${world.rose}/`)).json<{ version: number }>();
  const { data: asking } = await superuser.until(ofHouse);
  expect(asking).toEqual({ entity: 'home', id: world.rose, version, home: world.rose, resident: null });
  const { mark } = await inFull(id);
  expect((await world.as('superuser').post(`${path}${id}/confirm/`, { mark })).statusCode).toBe(200);
  const gone = ({ data }: Received) => data['id'] === left.note && data['version'] === 3;
  const { data } = await narrow.until(gone);
  expect(data).toEqual({ entity: 'note', id: left.note, version: 3, home: world.rose, resident: left.id });
  await superuser.until(gone);
  await other.until((event) => event.data['id'] === left.weight && event.data['version'] === 2);
  expect(other.received.filter((event) => event.data['entity'] !== 'weight')).toEqual([]);
  expect(there.received.filter((event) => event.data['home'] === world.rose)).toEqual([]);
  for (const screen of [superuser, narrow, other, there]) screen.close();
});

test('what is not due, held, needed by others, of another house, or asked for without a right is refused', async () => {
  const young = await leaves('2019-12-01');
  expect((await due()).groups.some(({ subject }) => subject?.id === young.id)).toBe(false);
  expect((await ask(care(young.id))).json()).toEqual({ non_field_errors: [expect.stringContaining('not over')] });
  const tom = await leaves('2016-05-01');
  expect((await world.as('carer').post(path, care(tom.id))).statusCode).toBe(403);
  expect((await world.as('senior').post(path, care(tom.id))).statusCode).toBe(403);
  expect((await world.as('carer').get(`/api/home/${world.rose}/records-due/`)).statusCode).toBe(403);
  expect((await ask({ ...care(tom.id), home: world.willow })).statusCode).toBe(404);
  expect((await world.as('manager').get(`/api/home/${world.willow}/records-due/`)).statusCode).toBe(404);
  expect((await ask({ ...care(tom.id), reason: '' })).json()).toHaveProperty('reason');
  expect((await ask({ ...care(tom.id), clock: 'for ever' })).json()).toHaveProperty('clock');
  expect((await ask({ ...care(tom.id), subject: null })).json()).toHaveProperty('subject');

  const hold = await world.as('manager').post('/api/legal-hold/', {
    home: world.rose,
    holds: 'resident',
    resident: tom.id,
    reason: 'Inquest, reference 44/26.',
    review_on: '2026-09-01',
  });
  expect(hold.statusCode, hold.body).toBe(201);
  expect((await ask(care(tom.id))).json()).toEqual({
    non_field_errors: [expect.stringContaining('Inquest, reference 44/26')],
  });
  expect((await due()).groups.find(({ subject }) => subject?.id === tom.id)).toMatchObject({
    held: { reason: 'Inquest, reference 44/26.', until: null },
  });
  const { id, version } = hold.json<{ id: string; version: number }>();
  expect(
    (await world.as('senior').patch(`/api/legal-hold/${id}/`, { status: 'lifted', lift_reason: 'It is over', version }))
      .statusCode,
  ).toBe(403);
  expect(
    (await world.as('manager').patch(`/api/legal-hold/${id}/`, { status: 'lifted', version })).json(),
  ).toHaveProperty('lift_reason');
  const lifted = await world
    .as('manager')
    .patch(`/api/legal-hold/${id}/`, { status: 'lifted', lift_reason: 'It is over', version });
  expect(lifted.json(), lifted.body).toMatchObject({ status: 'lifted', lifted_by: world.people.manager });

  const incident = await world.given('incident', { resident: tom.id });
  expect((await ask(care(tom.id))).json()).toEqual({
    non_field_errors: [expect.stringContaining('needed by 1 incident')],
  });
  expect((await due()).groups.find(({ subject }) => subject?.id === tom.id)).toMatchObject({
    needed_by: [{ entity: 'incident', count: 1 }],
  });
  await world.owner.query('update incident set resident = null where id = $1', [incident.id]);
  expect((await ask(care(tom.id))).statusCode).toBe(201);
});

test('a hold that comes while a disposal waits keeps it, and what waits is refused, withdrawn or runs out', async () => {
  const ann = await leaves('2015-05-01');
  const first = await asked(care(ann.id));
  const { mark } = await inFull(first.id);
  await world.given('legal_hold', {
    home: world.rose,
    holds: 'record',
    resident: null,
    staff: null,
    record: { entity: 'note', id: ann.note },
    reason: 'A claim.',
    status: 'held',
  });
  const confirmed = await world.as('superuser').post(`${path}${first.id}/confirm/`, { mark });
  expect(confirmed.json()).toEqual({ non_field_errors: [expect.stringContaining('A claim.')] });
  expect(await inFull(first.id)).toMatchObject({ state: 'waiting', obstacle: expect.stringContaining('A claim.') });
  expect((await world.as('superuser').post(`${path}${first.id}/refuse/`)).json()).toHaveProperty('reason');
  expect(
    (await world.as('superuser').post(`${path}${first.id}/refuse/`, { reason: 'There is a claim' })).json(),
  ).toMatchObject({ state: 'refused' });
  await world.owner.query(`update legal_hold set status = 'lifted', lifted_at = created_at`);
  const second = await asked(care(ann.id));
  expect(
    (await world.as('manager').post(`${path}${second.id}/withdraw/`, { reason: 'Too soon' })).json(),
  ).toMatchObject({ state: 'withdrawn' });
  const third = await asked(care(ann.id));
  await expireWaiting({ ...world.context, now: () => '2026-03-20T09:00:00.000Z' }, disposals);
  expect(await inFull(third.id)).toMatchObject({ state: 'expired', listed: [] });
  expect((await elsewhere.get(`${path}${third.id}/`)).statusCode).toBe(404);
  expect((await elsewhere.post(`${path}${third.id}/confirm/`, {})).statusCode).toBe(404);
  expect((await elsewhere.get(`${path}?home=${world.rose}`)).statusCode).toBe(404);
});

test('the file of a member of staff goes six years after leaving, and their name stays under what they signed', async () => {
  const person = await world.given('staff', {
    first_name: 'Rita',
    last_name: 'Frost',
    dbs_number: '001234567890',
    homes: [world.rose],
    default_home: world.rose,
  });
  await world.owner.query(
    `update staff set status = 'left', end_date = '2020-02-29', is_active = false where id = $1`,
    [person.id],
  );
  await sealHistory(world.context);
  const body = { home: world.rose, clock: 'staff', subject: { entity: 'staff', id: person.id }, ...because };
  expect((await due()).groups.find(({ subject }) => subject?.id === person.id)).toMatchObject({
    due_on: '2026-03-01',
    clock: 'staff',
  });
  const { id } = await asked(body);
  const { mark } = await inFull(id);
  const confirmed = await world.as('superuser').post(`${path}${id}/confirm/`, { mark });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { rows } = await world.owner.query('select last_name, dbs_number, phone, version from staff where id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ last_name: 'Frost', dbs_number: null, phone: '', version: person.version + 1 }]);
  expect((await due()).groups.some(({ subject }) => subject?.id === person.id)).toBe(false);
  expect(await newFaults()).toEqual([]);
});

test('a copy of an identity paper is due two years after somebody left, years before the rest of their file', async () => {
  const person = await world.given('staff', { last_name: 'Moor', homes: [world.rose], default_home: world.rose });
  const ofStaff = { staff: person.id, resident: null, linked_object: null };
  const passport = await world.given('attachment', { ...ofStaff, category: 'id_document' });
  await world.given('attachment', { ...ofStaff, category: 'certificate' });
  await world.owner.query(
    `update staff set status = 'left', end_date = '2024-01-31', is_active = false where id = $1`,
    [person.id],
  );
  await sealHistory(world.context);
  const groups = (await due()).groups.filter(({ subject }) => subject?.id === person.id);
  expect(groups).toMatchObject([
    { clock: 'staff_identity', due_on: '2026-01-31', kinds: [{ entity: 'attachment', count: 1 }] },
  ]);
  const subject = { entity: 'staff', id: person.id };
  const { id } = await asked({ home: world.rose, clock: 'staff_identity', subject, ...because });
  const { mark, listed } = await inFull(id);
  expect(listed.map(({ record }) => record)).toEqual([passport.id]);
  expect((await world.as('superuser').post(`${path}${id}/confirm/`, { mark })).statusCode).toBe(200);
  expect(await newFaults()).toEqual([]);
});

test('papers of the house go up to a day, without those that are held or that others still name', async () => {
  const shift = async (date: string) =>
    (
      await world.given('rota', {
        home: world.rose,
        date,
        start_at: `${date}T07:30:00Z`,
        end_at: `${date}T15:00:00Z`,
        staff: null,
        one_to_one_resident: null,
      })
    ).id;
  const [old, held, young] = [await shift('2019-06-01'), await shift('2019-06-02'), await shift('2020-03-02')];
  await world.given('legal_hold', {
    home: world.rose,
    holds: 'record',
    resident: null,
    staff: null,
    record: { entity: 'rota', id: held },
    reason: 'A tribunal.',
    status: 'held',
  });
  await sealHistory(world.context);
  expect((await due()).groups.find(({ clock }) => clock === 'rota')).toMatchObject({
    held_records: 1,
    kinds: [{ entity: 'rota', count: 1 }],
    subject: null,
  });
  const { id } = await asked({ home: world.rose, clock: 'rota', ...because });
  const { mark, listed } = await inFull(id);
  expect(listed.map(({ record }) => record)).toEqual([old]);
  expect((await world.as('superuser').post(`${path}${id}/confirm/`, { mark })).statusCode).toBe(200);
  const left = await world.owner.query('select id from rota where id = any($1) order by date', [[old, held, young]]);
  expect(left.rows.map((row) => row.id)).toEqual([held, young]);
  expect(await newFaults()).toEqual([]);
});

test('two people who confirm at the same moment make it go once', async () => {
  const { id: resident } = await leaves('2014-05-01');
  const { id } = await asked(care(resident));
  const { mark } = await inFull(id);
  const answers = await Promise.all([1, 2].map(() => world.as('superuser').post(`${path}${id}/confirm/`, { mark })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('what waits for a second person is an alert for them, a hold is looked at again on its day, and what is due in the first week of a month', async () => {
  await world.owner.query(`update legal_hold set review_on = '2026-06-01'`);
  const { id: resident } = await leaves('2013-05-01');
  const { id } = await asked(care(resident));
  await world.given('legal_hold', {
    home: world.rose,
    resident: world.mrHale,
    staff: null,
    record: null,
    status: 'held',
    review_on: '2026-03-01',
  });
  const open = async () => {
    await sweepHomes.work(world.context);
    const { rows } = await world.owner.query<{ rule_code: string; severity: string }>(
      `select rule_code, severity from notification where rule_code like 'RET-%' and status <> 'cleared' and gone_at is null and home = $1 order by 1`,
      [world.rose],
    );
    return rows;
  };
  expect(await open()).toEqual([
    { rule_code: 'RET-1', severity: 'medium' },
    { rule_code: 'RET-2', severity: 'low' },
    { rule_code: 'RET-3', severity: 'low' },
  ]);
  await world.as('manager').post(`${path}${id}/withdraw/`, { reason: 'Not now' });
  await world.owner.query(`update legal_hold set review_on = '2026-06-01'`);
  expect(await open()).toEqual([{ rule_code: 'RET-3', severity: 'low' }]);
});

test('an account goes whole once nothing is in it, and its ledgers still add up', async () => {
  const { id: resident } = await leaves('2018-12-31', async (owner) => {
    for (const amount of [20, -20])
      await world.given('transaction', {
        home: world.rose,
        resident: owner,
        account_kind: 'resident_cash',
        amount,
        reverses: null,
      });
  });
  const body = { home: world.rose, clock: 'resident_money', subject: { entity: 'resident', id: resident }, ...because };
  const holding = (balance: number) =>
    world.owner.query('update ledger_account set balance = $2 where owner = $1', [resident, balance]);
  await holding(5);
  expect((await ask(body)).json()).toEqual({ non_field_errors: [expect.stringContaining('still holds money')] });
  await holding(0);
  const { id } = await asked(body);
  const { mark, kinds } = await inFull(id);
  expect(kinds).toEqual([{ entity: 'transaction', count: 2 }]);
  const confirmed = await world.as('superuser').post(`${path}${id}/confirm/`, { mark });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  for (const left of ['"transaction" where resident', 'ledger_account where owner'])
    expect((await world.owner.query(`select 1 from ${left} = $1`, [resident])).rowCount, left).toBe(0);
  const orphans = 'select 1 from outside_line o where not exists (select 1 from "transaction" t where t.id = o.line)';
  expect((await world.owner.query(orphans)).rowCount).toBe(0);
  // The tests above have changed holds by hand.
  expect((await newFaults()).filter((fault) => !fault.includes('legal_hold'))).toEqual([]);
});
