import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import type { Sign } from '#domain/kit/vocabulary/computed-columns.ts';
import { entityNamed, register } from '#domain/register.ts';
import { areas } from '#server/areas.ts';
import { crowd } from '#world/records/crowd.ts';
import { idsIn, readerOf, rowsIn, walk } from '#world/records/list-walk.ts';
import { watchQuery } from '#world/server/query-reading.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/** A list is a page: in order, whole when it is walked, and never wider than its caller. */

let world: World;
let reader: Caller;
beforeAll(async () => {
  world = await makeWorld();
  reader = await readerOf(world);
});
afterAll(() => world.close());

const plain = register.filter((entity) => !entity.log && entity.belongsTo !== 'itself');
const orderColumn = (entity: Entity): string => entity.order.replace('-', '');

describe.each(plain)('$name', (entity) => {
  const path = `/api/${entity.path}`;
  beforeAll(async () => crowd(world.owner, entity, await world.shown(entity), 60));

  test('is listed 50 at a time, and whole once, in either direction', async () => {
    expect(rowsIn(await reader.get(path))).toHaveLength(50);
    const forth = await walk(reader, `${path}?limit=25`);
    const back = await walk(
      reader,
      `${path}?limit=25&ordering=${entity.order.startsWith('-') ? '' : '-'}${orderColumn(entity)}`,
    );
    expect(new Set(forth).size).toBe(forth.length);
    expect(back).toEqual(forth.toReversed());
    const mine =
      entity.belongsTo === 'provider' ? 'true' : entity.belongsTo === 'homes' ? '$1 = any(homes)' : 'home = $1';
    const { rows } = await world.owner.query<{ count: number }>(
      `select count(*)::int from "${entity.name}" where ${mine} and $1::uuid is not null`,
      [world.rose],
    );
    expect(forth).toHaveLength(rows[0]?.count ?? 0);
  });

  test('a row says which record, which version, whose, and who is behind each id', async () => {
    const [row] = rowsIn(await reader.get(`${path}?limit=1`));
    const owners = ['home', 'resident'].filter((name) => name in entity.fields);
    const columns = [...entity.list, ...entity.carries].filter(
      (name) => !entity.fields[name]?.restricted && !entity.fields[name]?.secret,
    );
    expect(Object.keys(row ?? {})).toEqual(
      expect.arrayContaining(['id', 'version', entity.marker, 'names', ...owners, ...columns]),
    );
    const named = columns.filter((name) => entity.fields[name]?.kind === 'ref');
    expect(Object.keys(row?.['names'] ?? {})).toEqual(expect.arrayContaining(named));
    const withheld = Object.entries(entity.fields)
      .filter(([, field]) => field.secret)
      .map(([name]) => name);
    expect(Object.keys(row ?? {}).filter((name) => withheld.includes(name))).toEqual([]);
  });

  test('every column is a field or is worked out, and tells what it says it tells', async () => {
    const names = Object.keys(entity.computed);
    expect(entity.list.filter((name) => !(name in entity.fields) && !(name in entity.computed))).toEqual([]);
    expect(names.filter((name) => name in entity.fields || !entity.list.includes(name))).toEqual([]);
    expect(Object.keys(areas.rules[entity.name]?.columns?.of ?? {}).toSorted()).toEqual(names.toSorted());
    expect(Object.values(entity.computed).filter(({ shownAs }) => shownAs.label === '')).toEqual([]);
    for (const row of rowsIn(await reader.get(`${path}?limit=200`))) {
      for (const [name, { shownAs }] of Object.entries(entity.computed)) {
        const value = row[name];
        if (shownAs.kind === 'signs')
          for (const sign of (value ?? []) as readonly Sign[]) expect(sign.words).not.toBe('');
        else if (value !== null) expect(readValue(shownAs, value), name).not.toHaveProperty('wrong');
      }
    }
  });

  test('one record and its versions are answered by the id alone, whatever question follows', async () => {
    const [row] = rowsIn(await reader.get(`${path}?limit=1`));
    const question = `?home=${world.willow}&resident=${world.msBird}&q=a&limit=1&from=2026-02-01&to=2026-03-31`;
    for (const address of [`${path}/${row?.id}/`, `${path}/${row?.id}/versions/`]) {
      const { answer, readsQuery } = await watchQuery(() => reader.get(address + question));
      expect([answer.body, readsQuery]).toEqual([(await reader.get(address)).body, false]);
    }
    expect((await watchQuery(() => reader.get(`${path}?limit=1`))).readsQuery).toBe(true);
  });

  test('no list is counted', async () => {
    const answer = await reader.get(`${path}?limit=1`);
    expect(Array.isArray(answer.json())).toBe(true);
    expect(Object.keys(answer.headers).filter((name) => /count|total|range/i.test(name))).toEqual([]);
  });
});

describe.each(register)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test('refuses a filter or an order that it does not know, by its name', async () => {
    const answer = await reader.get(`${path}?is_happy=true`);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['is_happy']]);
    for (const order of ['shoe_size', '-shoe_size', 'id;drop table home', 'id,name']) {
      const other = await reader.get(`${path}?ordering=${encodeURIComponent(order)}`);
      expect([other.statusCode, Object.keys(other.json())], order).toEqual([400, ['ordering']]);
    }
    for (const limit of ['0', '-1', '1.5', 'many', '1e9999']) {
      const other = await reader.get(`${path}?limit=${limit}`);
      expect([other.statusCode, Object.keys(other.json())], limit).toEqual([400, ['limit']]);
    }
    expect((await reader.get(`${path}?cursor=elsewhere`)).statusCode).toBe(400);
  });

  test('a house narrows it and never widens it', async () => {
    if (entity.belongsTo === 'provider' && !entity.log) {
      const answer = await reader.get(`${path}?home=${world.rose}`);
      return expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['home']]);
    }
    if (entity.belongsTo !== 'itself') await world.shown(entity.log ? 'weight' : entity);
    const elsewhere = entity.log ? null : await world.given(entity, {}, 'willow');
    const [own, other, all] = [
      await reader.get(`${path}?home=${world.rose}&limit=200`),
      await reader.get(`${path}?home=${world.willow}`),
      await reader.get(`${path}?limit=200`),
    ];
    expect(rowsIn(own).length).toBeGreaterThan(0);
    expect(rowsIn(other)).toEqual([]);
    if (elsewhere) expect(idsIn(all)).not.toContain(elsewhere.id);
    expect((await reader.get(`${path}?home=nowhere`)).statusCode).toBe(400);
  });
});

test('nobody reads more than 200 rows at once', async () => {
  await crowd(world.owner, entityNamed('house_asset'), await world.given('house_asset'), 205);
  expect(rowsIn(await reader.get('/api/house-asset/?limit=5000'))).toHaveLength(200);
});

test('the history is listed 100 at a time', async () => {
  await world.owner.query(
    `insert into user_history (id, at, action, home, result) select gen_random_uuid(), $2, 'view', $1, 'ok' from generate_series(1, 120)`,
    [world.rose, world.clock],
  );
  expect(rowsIn(await reader.get('/api/userHistory'))).toHaveLength(100);
  const whole = await walk(reader, '/api/userHistory/?limit=200');
  expect(new Set(whole).size).toBe(whole.length);
});

test('rows that are added while a list is walked make none appear twice or be missed', async () => {
  const { id, resident } = await world.given('mood', { mood_score: 4 });
  await crowd(world.owner, entityNamed('mood'), await world.given('mood'), 40);
  const asked = `/api/mood?limit=7&resident=${String(resident)}`;
  const before = await walk(reader, asked);
  const during = await walk(reader, asked, () => world.given('mood'));
  expect(before).toContain(id);
  expect(new Set(during).size).toBe(during.length);
  expect(before.filter((one) => !during.includes(one))).toEqual([]);
});

describe('the rows the specification names', () => {
  test.each([
    ['resident', ['national_id', 'is_discharged_status']],
    ['home', ['id', 'name']],
    ['house_stock', ['id', 'recorded_by', 'is_deleted']],
    ['house_asset', ['recorded_by']],
    ['repair_record', ['id', 'recorded_by']],
    [
      'inventory',
      ['id', 'item_name', 'quantity', 'description', 'category', 'resident', 'staff', 'created_by', 'deleted'],
    ],
    ['plan', ['id', 'evaluations']],
  ] as const)('a row of %s has the fields %j', async (name, fields) => {
    if (name !== 'home') await world.shown(name);
    const [row] = rowsIn(await reader.get(`/api/${entityNamed(name).path}?limit=1`));
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining([...fields]));
  });

  test('the house picker is whole', async () => {
    const houses = rowsIn(await reader.get('/api/homes/'));
    expect(houses.map((house) => house['name'])).toEqual(['Rose House']);
  });
});

test('a row of the family says by which address somebody without a telephone is reached', async () => {
  const { id } = await world.given('family', { phone: null, mobile: null, email: 'tom.byrne@example.org' });
  const rows = rowsIn(await reader.get('/api/family?limit=200'));
  expect(rows.find((row) => row['id'] === id)).toMatchObject({ email: 'tom.byrne@example.org' });
});

test('a row of the family says what is restricted to whoever may read it, and to nobody else', async () => {
  const restriction_details = 'No calls by order of the court.';
  const { id } = await world.given('family', { contact_restricted: true, restriction_details });
  const rowFor = async (caller: Caller) =>
    rowsIn(await caller.get('/api/family?limit=200')).find((row) => row['id'] === id);
  expect(await rowFor(reader)).toMatchObject({ contact_restricted: true, restriction_details });
  const other = await rowFor(await world.holding('view_family'));
  expect(other).toMatchObject({ contact_restricted: true });
  expect(other).not.toHaveProperty('restriction_details');
});

test('whom a row speaks of is named in it, several at once in their order', async () => {
  const given = await world.given('handover', { home: world.rose });
  await world.owner.query('update handover set received_by = $2 where id = $1', [
    given.id,
    [world.people.senior, world.people.carer],
  ]);
  const row = rowsIn(await reader.get(`/api/handover/?home=${world.rose}&limit=200`)).find(({ id }) => id === given.id);
  const called = async (id: string) =>
    (
      await world.owner.query<{ name: string }>(
        `select concat_ws(' ', first_name, last_name) as name from staff where id = $1`,
        [id],
      )
    ).rows[0]?.name;
  expect(row?.['names']).toMatchObject({
    received_by: [await called(world.people.senior), await called(world.people.carer)],
  });
});

test('a cursor that no page gave is named', async () => {
  for (const made of ['nonsense', Buffer.from('["2026-01-01","not an id"]').toString('base64url')]) {
    const answer = await reader.get(`/api/weight/?cursor=${made}`);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['cursor']]);
  }
});

const narrowed = register.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'ref' && field.asks ? [{ name: `${entity.name}.${name}`, to: field.to, asks: field.asks }] : [],
  ),
);
test.each(narrowed)('what the picker of $name asks is a question to the other list', async ({ to, asks }) => {
  const answer = await reader.get(`/api/${entityNamed(to).path}/?${new URLSearchParams(asks)}`);
  expect([answer.statusCode, Object.keys(asks)]).toEqual([200, Object.keys(entityNamed(to).asks)]);
});
