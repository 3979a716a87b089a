import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => void (world.clock = now));
afterAll(() => world.close());

const hoist = (given: object = {}) =>
  world.given('house_asset', {
    home: world.rose,
    name: 'Hoist',
    category: 'hoist_lift',
    safe_working_load_kg: 150,
    condition: 'good',
    ...given,
  });
const checkOf = (id: string) => `/api/house-asset/${id}/check/`;
const assetNow = async (id: string) => (await world.as('manager').get(`/api/house-asset/${id}`)).json();

test('a check that passes says when the next one is due', async () => {
  const { id } = await hoist();
  const checked = await world.as('senior').post(checkOf(id), { version: 1, kind: 'loler', result: 'pass' });
  expect(checked.statusCode).toBe(200);
  expect(checked.json()).toMatchObject({
    status: 'in_use',
    next_check_kind: 'loler',
    next_check_on: '2026-09-01',
    version: 2,
  });
  const again = await world
    .as('senior')
    .post(checkOf(id), { version: 2, kind: 'loler', result: 'pass', last_on: '2026-02-27' });
  expect(again.json().checks).toHaveLength(1);
});

test('lifting equipment is examined every six months at least', async () => {
  const { id } = await hoist();
  const answer = await world
    .as('senior')
    .post(checkOf(id), { version: 1, kind: 'loler', result: 'pass', interval_months: 12 });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toHaveProperty('checks');
});

test('what fails its check is out of service, and its repair is reported with it', async () => {
  const { id } = await hoist();
  expect(
    (
      await world
        .as('senior')
        .post(checkOf(id), { version: 1, kind: 'loler', result: 'fail', remark: 'A frayed strap.' })
    ).json(),
  ).toMatchObject({ status: 'out_of_service' });
  const repairs = (await world.as('carer').get(`/api/repair-record/?asset=${id}`)).json();
  expect(repairs).toMatchObject([
    { status: 'reported', category: 'lift_hoist', priority: 'emergency', safety_risk: true },
  ]);
  expect(await assetNow(id)).toMatchObject({ status: 'out_of_service' });
});

test('other things that fail are urgent', async () => {
  const { id } = await world.given('house_asset', {
    home: world.rose,
    category: 'kitchen',
    condition: 'good',
    warranty_expiry: '2026-03-01',
    purchase_date: null,
  });
  await world.as('senior').post(checkOf(id), { version: 1, kind: 'pat', result: 'fail', remark: 'A frayed lead.' });
  const [repair] = (await world.as('carer').get(`/api/repair-record/?asset=${id}`)).json<
    { id: string; priority: string }[]
  >();
  expect(repair).toMatchObject({ priority: 'urgent' });
  expect((await world.as('carer').get(`/api/repair-record/${repair?.id}/`)).json()).toMatchObject({
    under_warranty: true,
  });
});

test('a hoist given to somebody heavier than it carries is asked about', async () => {
  await world.given('weight', { resident: world.mrHale, outcome: 'measured', weight_kg: 151, method: 'hoist' });
  const { id } = await hoist();
  const give = (values: object) =>
    world.as('senior').patch(`/api/house-asset/${id}/`, { version: 1, assigned_resident: world.mrHale, ...values });
  expect((await give({})).json().warnings.safe_working_load_kg[0]).toMatch(
    /^resident_too_heavy: The resident weighs 151 kg/,
  );
  expect((await give({ safe_working_load_kg: 160 })).json()).toMatchObject({ assigned_resident: world.mrHale });
});

test('the repair of a thing that is still under warranty is asked about until it says so', async () => {
  const { id } = await hoist({ warranty_expiry: '2026-03-01', purchase_date: null });
  const report = await world.input('repair_record', {
    home: world.rose,
    asset: id,
    under_warranty: null,
    category: 'other',
    confirmed_warnings: ['no_photo'],
  });
  expect(Object.keys((await world.as('carer').post('/api/repair-record/', report)).json().warnings)).toEqual([
    'under_warranty',
  ]);
  expect((await world.as('carer').post('/api/repair-record/', { ...report, under_warranty: true })).statusCode).toBe(
    201,
  );
});

test('a check asks for the right, the house, the version and the newest version', async () => {
  const { id } = await hoist();
  const passed = { kind: 'visual', result: 'pass' };
  expect((await world.as('carer').post(checkOf(id), { ...passed, version: 1 })).statusCode).toBe(403);
  expect((await world.as('senior').post(checkOf(id), passed)).json()).toHaveProperty('version');
  expect((await world.as('senior').post(checkOf(id), { version: 1 })).json()).toHaveProperty('kind');
  await world.as('senior').post(checkOf(id), { ...passed, version: 1 });
  expect((await world.as('senior').post(checkOf(id), { ...passed, version: 1 })).statusCode).toBe(409);
  const elsewhere = await world.given('house_asset', { home: world.willow }, 'willow');
  expect((await world.as('senior').post(checkOf(elsewhere.id), { ...passed, version: 1 })).statusCode).toBe(404);
});

const shelf = (quantity: number) =>
  world.given('house_stock', { home: world.rose, quantity, category: 'ppe', reorder_level: 1 });
const take = (role: 'carer' | 'agency', id: string, given: object) =>
  world.as(role).post(`/api/house-stock/${id}/movement/`, given);

/** All at once. A house that is too busy says so, and is asked again with the same movements, as screens do. */
async function takeAll(id: string, movements: readonly object[]): Promise<readonly number[]> {
  const asked = await Promise.all(
    movements.map(async (movement) => ({ movement, status: (await take('carer', id, movement)).statusCode })),
  );
  const refused = asked.filter(({ status }) => status === 503).map(({ movement }) => movement);
  const answered = asked.map(({ status }) => status).filter((status) => status !== 503);
  return refused.length > 0 ? [...answered, ...(await takeAll(id, refused))] : answered;
}

test('of a thousand who take at once, five hundred find something on a shelf of five hundred', async () => {
  const { id } = await shelf(500);
  const movements = Array.from({ length: 1000 }, () => ({ id: v7(), kind: 'out', quantity: 1 }));
  const statuses = await takeAll(id, movements);
  expect(statuses.filter((status) => status === 200)).toHaveLength(500);
  expect(statuses.filter((status) => status === 400)).toHaveLength(500);
  const { rows } = await world.owner.query('select quantity::int, version from house_stock where id = $1', [id]);
  expect(rows).toEqual([{ quantity: 0, version: 501 }]);
});

test('what comes in, goes out and is counted adds up', async () => {
  const { id } = await shelf(2.5);
  expect((await take('carer', id, { kind: 'in', quantity: 0.7 })).json()).toMatchObject({ quantity: 3.2 });
  expect((await take('carer', id, { kind: 'waste', quantity: 0.2, reason: 'Torn' })).json()).toMatchObject({
    quantity: 3,
  });
  expect((await take('carer', id, { kind: 'out', quantity: 4 })).json()).toEqual({
    quantity: ['There are only 3 left.'],
  });
  expect((await take('carer', id, { kind: 'count', quantity: 9 })).json()).toHaveProperty('version');
  expect((await take('carer', id, { kind: 'count', quantity: 9, version: 1 })).statusCode).toBe(409);
  expect((await take('carer', id, { kind: 'count', quantity: 9, version: 3 })).json()).toMatchObject({
    quantity: 9,
    last_counted_by: world.people.carer,
  });
});

test('what is sent again because the answer was lost is taken out once', async () => {
  const { id } = await shelf(5);
  const movement = { id: '0198c0de-0000-7000-8000-000000000001', kind: 'out', quantity: 2 };
  const answers = await Promise.all([take('carer', id, movement), take('carer', id, movement)]);
  expect(answers.map((answer) => [answer.statusCode, answer.json().quantity])).toEqual([
    [200, 3],
    [200, 3],
  ]);
  expect((await take('carer', id, { ...movement, quantity: 1 })).statusCode).toBe(409);
  expect((await take('agency', id, movement)).statusCode).toBe(409);
  expect((await take('carer', id, { ...movement, id: 'again' })).json()).toHaveProperty('id');
});

test('the quantity changes by movements alone', async () => {
  const { id } = await shelf(5);
  expect((await world.as('carer').patch(`/api/house-stock/${id}`, { quantity: 50, version: 1 })).json()).toHaveProperty(
    'quantity',
  );
});

test('an agency worker takes out and does nothing else', async () => {
  const { id } = await shelf(5);
  expect((await take('agency', id, { kind: 'out', quantity: 1 })).json()).toMatchObject({ quantity: 4 });
  expect((await take('agency', id, { kind: 'in', quantity: 1 })).statusCode).toBe(403);
  expect(
    (await world.as('auditor').post(`/api/house-stock/${id}/movement/`, { kind: 'out', quantity: 1 })).statusCode,
  ).toBe(403);
  const elsewhere = await world.given('house_stock', { home: world.willow, quantity: 5 }, 'willow');
  expect((await take('agency', elsewhere.id, { kind: 'out', quantity: 1 })).statusCode).toBe(404);
});

const step = (role: 'manager' | 'senior' | 'carer', id: string, given: object) =>
  world.as(role).post(`/api/repair-record/${id}/status/`, given);

test('a thing goes along with its repair, and is verified by somebody else', async () => {
  const asset = await hoist();
  const repair = await world.given('repair_record', { home: world.rose, asset: asset.id, category: 'other' });
  expect(await assetNow(asset.id)).toMatchObject({ status: 'under_repair' });
  let version = 1;
  for (const status of ['triaged', 'assigned', 'in_progress'])
    expect((await step('senior', repair.id, { status, version: version++ })).json()).toMatchObject({ status });
  expect(Object.keys((await step('senior', repair.id, { status: 'completed', version })).json())).toEqual([
    'attended_at',
    'completed_at',
    'work_done',
  ]);
  const done = {
    attended_at: '2026-03-01T08:00:00Z',
    completed_at: '2026-03-01T08:30:00Z',
    work_done: 'New sling bar',
  };
  expect((await step('senior', repair.id, { status: 'completed', version: version++, ...done })).json()).toMatchObject({
    completed_by: world.people.senior,
  });
  expect((await step('senior', repair.id, { status: 'verified', version })).statusCode).toBe(403);
  expect((await step('manager', repair.id, { status: 'verified', version })).json()).toMatchObject({
    status: 'verified',
    verified_by: world.people.manager,
  });
  expect(await assetNow(asset.id)).toMatchObject({ status: 'in_use' });
});

test('a step that is not declared, and an ordinary change of status, are refused by name', async () => {
  const { id } = await world.given('repair_record', { home: world.rose, category: 'other' });
  expect((await step('senior', id, { status: 'verified', version: 1 })).json()).toHaveProperty('status');
  expect((await step('senior', id, { version: 1 })).json()).toHaveProperty('status');
  expect(
    (await world.as('senior').patch(`/api/repair-record/${id}`, { status: 'triaged', version: 1 })).json(),
  ).toHaveProperty('status');
  expect((await step('carer', id, { status: 'triaged', version: 1 })).statusCode).toBe(403);
});

test('nothing is taken in on a shelf whose use-by has passed, until it has the new date', async () => {
  const { id } = await world.given('house_stock', {
    home: world.rose,
    quantity: 3,
    category: 'food',
    expiry_date: '2026-03-01',
    reorder_level: 1,
  });
  world.clock = new Date('2026-03-02T09:00:00.000Z');
  const carer = await world.again(world.people.carer);
  const receive = () => carer.post(`/api/house-stock/${id}/movement/`, { kind: 'in', quantity: 1 });
  expect((await receive()).json()).toHaveProperty('expiry_date');
  expect(
    (await carer.post(`/api/house-stock/${id}/movement/`, { kind: 'waste', quantity: 1, reason: 'Past its date' }))
      .statusCode,
  ).toBe(200);
  await carer.patch(`/api/house-stock/${id}/`, { version: 2, expiry_date: '2026-04-01' });
  expect((await receive()).statusCode).toBe(200);
});
