import { afterAll, beforeAll, expect, test } from 'vitest';
import { importKindNamed, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { importOf, type Sheet } from '#world/records/spreadsheet.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
let resident: string;
beforeAll(async () => {
  world = await makeWorld();
  const known = await world.given('resident', {
    first_name: 'Nell',
    last_name: 'Hart',
    preferred_name: 'Nellie',
    admission_date: '2025-01-01',
    consent_money_support: 'yes',
  });
  resident = known.id;
});
afterAll(() => world.close());

const sent = async (kind: ImportName, sheet: Sheet, more: Parameters<typeof importOf>[3] = {}) => {
  const request = importOf(kind, world.rose, sheet, more);
  return { request, body: (await world.as('manager').post('/api/import/', request)).json() };
};
const made = async (id: string) => {
  const { rows } = await world.owner.query<{ entity: string; record: string }>(
    'select entity, record from import_record where import_file = $1 order by line',
    [id],
  );
  return Promise.all(
    rows.map(async ({ entity, record }) => {
      const found = await world.owner.query(`select row_to_json(t) as body from "${entity}" t where id = $1`, [record]);
      return found.rows[0].body;
    }),
  );
};
const isIn = { state: 'imported', leftOut: 0, findings: [] };

test('staff begin with the group of their role and a username of their name, and sign in nowhere yet', async () => {
  const { request, body } = await sent('staff', [
    ['Forename', 'Surname', 'Position', 'Email', 'Mobile number', 'Date started', 'Hours'],
    ['Zoë', 'O’Neill', 'Support worker', 'zoe@example.org', '07700 900123', '01/02/2024', '37,5'],
    ['Max', 'Cook', 'Cook', 'max@example.org', '07700 900124', '2023-05-01', '20'],
  ]);
  expect(body).toMatchObject({
    state: 'checked',
    findings: [{ line: 3, problems: [{ column: 'groups', sentence: 'Groups is needed.' }] }],
  });
  const again = { ...request, forAll: { groups: 'Carer' } };
  expect((await world.as('manager').post('/api/import/', again)).json()).toMatchObject(isIn);
  const [zoe] = await made(request.id);
  expect(zoe).toMatchObject({
    username: 'zoe.oneill',
    role: 'support_worker',
    status: 'onboarding',
    start_date: '2024-02-01',
    contracted_hours: 37.5,
    homes: [world.rose],
    last_login: null,
  });
});

test('staff are brought in by those who manage accounts, once they have shown who they are', async () => {
  const ask = importOf('staff', world.rose, [['First name'], ['Ann']]);
  const adder = await world.holding('add_staff', 'view_staff');
  const refused = await adder.post('/api/import/check/', ask);
  expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('bring in staff')]);
  const manager = await world.again(world.people.manager);
  const proven = (at: string | null) =>
    world.owner.query(`update session set proven_at = $2 where staff = $1`, [world.people.manager, at]);
  await proven(null);
  const unproven = await manager.post('/api/import/', ask);
  expect([unproven.statusCode, unproven.json().code]).toEqual([403, 'proof']);
  expect((await manager.post('/api/import/check/', ask)).statusCode).toBe(200);
  await proven('2999-01-01T00:00:00Z');
});

test('the files of staff are listed for those who manage accounts, and for nobody else', async () => {
  const kindsFor = async (caller: Caller) =>
    (await caller.get(`/api/import/?home=${world.rose}`)).json<{ kind: string }[]>().map(({ kind }) => kind);
  const { body } = await sent('staff', [
    ['Forename', 'Surname', 'Role', 'Email', 'Phone', 'Start date'],
    ['Una', 'Listed', 'Night worker', 'una@example.org', '07700 900126', '01/02/2024'],
  ]);
  expect(body).toMatchObject(isIn);
  expect(await kindsFor(world.as('manager'))).toContain('staff');
  expect(await kindsFor(await world.holding('add_staff', 'view_staff'))).not.toContain('staff');
});

test('an account that somebody has signed in with is not taken out again', async () => {
  const sheet: Sheet = [
    ['Forename', 'Surname', 'Role', 'Email', 'Phone', 'Start date'],
    ['Ida', 'Arrived', 'Night worker', 'ida@example.org', '07700 900125', '01/02/2024'],
  ];
  const { request, body } = await sent('staff', sheet);
  expect(body).toMatchObject(isIn);
  await world.owner.query(`update staff set last_login = $1 where last_name = 'Arrived'`, [now]);
  const refused = await world.as('manager').post(`/api/import/${request.id}/undo/`);
  expect(refused.json().non_field_errors[0]).toContain('Ida Arrived (line 2) has signed in');
  await world.owner.query(`update staff set last_login = null where last_name = 'Arrived'`);
  expect((await world.as('manager').post(`/api/import/${request.id}/undo/`)).json().state).toBe('undone');
  expect((await sent('staff', sheet)).body).toMatchObject(isIn);
});

test('contacts find their resident by the name they go by, the name on their papers, or with the surname first', async () => {
  const { request, body } = await sent('contacts', [
    ['Resident', 'First name', 'Last name', 'Relationship', 'Telephone'],
    ['Nellie Hart', 'Tom', 'Hart', 'Child', '020 7946 0020'],
    ['Hart, Nell', 'Sue', 'Hart', 'Brother or sister', '020 7946 0021'],
  ]);
  expect(body).toMatchObject({ ...isIn, ready: 2 });
  expect((await made(request.id)).map((one) => one.resident)).toEqual([resident, resident]);
  const unknown = await sent('contacts', [
    ['Resident', 'First name', 'Last name', 'Relationship', 'Telephone'],
    ['Nobody Here', 'Tom', 'Hart', 'Child', '020 7946 0020'],
  ]);
  expect(unknown.body.findings[0].problems).toEqual([
    { column: 'resident', sentence: 'Nobody who lives here is called “Nobody Here”.' },
  ]);
});

test('stock comes in with what is on the shelf', async () => {
  const { request, body } = await sent('stock', [
    ['Item', 'Category', 'Qty', 'Unit', 'Reorder level', 'Location', 'Expiry'],
    ['Gloves M', 'Gloves, aprons and masks', '12', 'Box', '3', 'Cupboard 2', ''],
    ['Plasters', 'First aid', '40', 'Each', '10', 'Office', '01/12/2027'],
  ]);
  expect(body).toMatchObject({ ...isIn, ready: 2 });
  expect((await made(request.id)).map(({ quantity, unit, expiry_date }) => [quantity, unit, expiry_date])).toEqual([
    [12, 'box', null],
    [40, 'each', '2027-12-01'],
  ]);
});

test('assets come in under their tags, and a tag that is used already is asked about', async () => {
  const sheet: Sheet = [
    ['Asset number', 'Name', 'Category', 'Location', 'SWL', 'Purchase date'],
    ['H-77', 'Hoist', 'Hoist or lift', 'Bathroom', '200', '01/02/2020'],
  ];
  expect((await sent('assets', sheet)).body).toMatchObject(isIn);
  expect((await sent('assets', sheet)).body.findings).toMatchObject([{ line: 2, alike: 'H-77 Hoist' }]);
});

test('opening balances become drafts that name their witness, and change no balance until both have signed', async () => {
  const witness = await world.given('staff', {
    first_name: 'Wim',
    last_name: 'Witness',
    homes: [world.rose],
    status: 'active',
    groups: await groupsOf('Senior'),
  });
  const { request, body } = await sent('balances', [
    ['Resident', 'Balance', 'Date', 'Witnessed by'],
    ['Nellie Hart', '£45.20', '28/02/2026', 'Wim Witness'],
  ]);
  expect(body).toMatchObject(isIn);
  expect(await made(request.id)).toMatchObject([
    {
      resident,
      amount: 45.2,
      account: 'cash_tin',
      payment_type: 'money_in',
      status: 'draft',
      witness: witness.id,
      description: 'Opening balance',
    },
  ]);
  const lines = await world.owner.query('select 1 from transaction where resident = $1', [resident]);
  expect(lines.rows).toEqual([]);
  const nobody = await sent('balances', [
    ['Resident', 'Balance', 'Date', 'Account'],
    ['Nellie Hart', '10', '28/02/2026', 'Cash tin'],
  ]);
  expect(nobody.body.findings[0].alike).toBe('Opening balance £45.20');
});

const groupsOf = async (name: string): Promise<string[]> =>
  (await world.owner.query('select id from "group" where name = $1', [name])).rows.map(({ id }) => id);

test('an opening balance without a witness is refused in the words of the form', async () => {
  const { body } = await sent('balances', [
    ['Resident', 'Balance', 'Date', 'Description'],
    ['Nellie Hart', '10', '28/02/2026', 'Second tin, counted'],
  ]);
  expect(body.findings[0].problems).toEqual([{ column: 'witness', sentence: 'Witness is needed.' }]);
});

test('last weights come in as late entries on their own day', async () => {
  const { request, body } = await sent('weights', [
    ['Name', 'Last weighed', 'Weight (kg)', 'Method'],
    ['Nellie Hart', '14/02/2026', '62,4', 'Chair'],
  ]);
  expect(body).toMatchObject(isIn);
  expect(await made(request.id)).toMatchObject([
    { resident, weight_kg: 62.4, method: 'chair', is_late_entry: true, occurred_at: '2026-02-14T12:00:00+00:00' },
  ]);
  const before = await sent('weights', [
    ['Name', 'Last weighed', 'Weight (kg)'],
    ['Nellie Hart', '14/02/2024', '62.4'],
  ]);
  expect(before.body.findings[0].problems).toEqual([
    { column: 'occurred_at', sentence: 'When it happened is before the resident came to live here.' },
  ]);
});

test('appointments come in with their time beside the date, for a resident or for the house', async () => {
  const { request, body } = await sent('appointments', [
    ['Name', 'Title', 'Type', 'Date', 'Time', 'With'],
    ['Nellie Hart', 'Eye test', 'Optician', '14/07/2026', '10:30', 'Mr Gray'],
    ['', 'Boiler service', 'Contractor', '15/07/2026', '9', ''],
  ]);
  expect(body).toMatchObject({ ...isIn, ready: 2 });
  expect((await made(request.id)).map(({ resident: of, starts_at, home }) => [of, starts_at, home])).toEqual([
    [resident, '2026-07-14T09:30:00+00:00', world.rose],
    [null, '2026-07-15T08:00:00+00:00', world.rose],
  ]);
});

test('a house beyond the caller’s own is not there, whatever the kind', async () => {
  const kinds: readonly ImportName[] = ['staff', 'contacts', 'stock', 'assets', 'balances', 'weights', 'appointments'];
  for (const kind of kinds) {
    const answer = await world
      .as('manager')
      .post('/api/import/check/', importOf(kind, world.willow, [['Name'], ['x']]));
    expect([kind, answer.statusCode]).toEqual([kind, 404]);
  }
});

test('what keeps a file in is named by the clock of the house and with its unit', async () => {
  const whyNot = async (kind: ImportName, sheet: Sheet): Promise<string> => {
    const { request, body } = await sent(kind, sheet);
    expect(body).toMatchObject(isIn);
    const { name } = importKindNamed(kind).entity;
    const [{ id }] = await made(request.id);
    await world.owner.query(`update ${name} set version = version + 1 where id = $1`, [id]);
    return (await world.as('manager').post(`/api/import/${request.id}/undo/`)).json().non_field_errors[0];
  };
  const weights: Sheet = [
    ['Name', 'Last weighed', 'Weight (kg)'],
    ['Nellie Hart', '14/07/2025 10:30', '61'],
  ];
  expect(await whyNot('weights', weights)).toContain('14 Jul 2025 10:30 61.0 kg (line 2) was changed since');
  const appointments: Sheet = [
    ['Name', 'Title', 'Type', 'Date', 'Time', 'With'],
    ['Nellie Hart', 'Hearing test', 'Optician', '18/08/2026', '10:30', 'Mr Gray'],
  ];
  expect(await whyNot('appointments', appointments)).toContain('Hearing test 18 Aug 2026 10:30 (line 2)');
});

test('a file is read for whoever may bring anything in, and for nobody else', async () => {
  const read = (by: Caller) =>
    world.app.inject({
      method: 'POST',
      url: '/api/import/read/',
      payload: Buffer.from('Name,Room\nAnn,4\n'),
      headers: { ...by.headers, 'content-type': 'application/octet-stream' },
    });
  expect((await read(await world.holding('add_house_stock'))).json()).toMatchObject({ headings: ['Name', 'Room'] });
  const refused = await read(world.as('auditor'));
  expect([refused.statusCode, refused.json().detail]).toEqual([
    403,
    'You do not have the right to bring anything in. A manager can give it to you.',
  ]);
});

test('a request that is no table is refused, and takes nothing down', async () => {
  const good = importOf('stock', world.rose, [['Item'], ['x']]);
  const wrongs: readonly object[] = [
    { ...good, lines: [] },
    { ...good, lines: [{ line: 1, cells: [1] }] },
    { ...good, lines: [good.lines[0], good.lines[0]] },
    { ...good, lines: Array.from({ length: 2_001 }, (_, i) => ({ line: i + 1, cells: ['x'] })) },
    { ...good, kind: 'toString' },
    { ...good, id: 'x' },
    { ...good, matching: { item_name: -1 } },
    { ...good, same: { 2: 'perhaps' } },
    { ...good, file: '\u0000' },
  ];
  for (const body of wrongs) expect((await world.as('manager').post('/api/import/', body)).statusCode).toBe(400);
});
