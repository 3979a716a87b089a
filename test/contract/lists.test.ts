import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { addMinutes } from '#domain/kit/time/time.ts';
import type { Sign } from '#domain/kit/vocabulary/computed-columns.ts';
import { entityNamed, register } from '#domain/register.ts';
import { areas } from '#server/areas.ts';
import { crowd } from '#world/records/crowd.ts';
import { watchQuery } from '#world/server/query-reading.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

/** A list is a page: in order, whole when it is walked, and never wider than its caller. */

let world: World;
let reader: Caller;
const views = register.map(({ name }) => `view_${name}`);
const becomeReader = async () =>
  void (reader = await world.holding(...views, 'view_restricted', 'strike_out_any', 'view_audit', 'view_deleted_note'));
beforeAll(async () => {
  world = await makeWorld();
  await becomeReader();
});
afterAll(() => world.close());

const rowsIn = (answer: LightMyRequestResponse): readonly AnyRecord[] => answer.json<AnyRecord[]>();
const idsIn = (answer: LightMyRequestResponse): readonly string[] => rowsIn(answer).map(({ id }) => id);
const nextOf = (answer: LightMyRequestResponse): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? null;

/** Every id of a list, page after page, and what happens in between. */
async function walk(path: string, between: () => Promise<unknown> = async () => {}): Promise<readonly string[]> {
  const found: string[] = [];
  for (let next: string | null = path; next !== null;) {
    const answer: LightMyRequestResponse = await reader.get(next);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    found.push(...idsIn(answer));
    next = nextOf(answer);
    if (next) await between();
  }
  return found;
}

const isPlain = (entity: Entity): boolean => !entity.log && entity.belongsTo !== 'itself';
const plain = register.filter(isPlain);
const orderColumn = (entity: Entity): string => entity.order.replace('-', '');

describe.each(plain)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test('is listed 50 at a time, and whole once, in either direction', async () => {
    await crowd(world.owner, entity, await world.shown(entity), 60);
    expect(rowsIn(await reader.get(path))).toHaveLength(50);
    const forth = await walk(`${path}?limit=25`);
    const back = await walk(
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
  const whole = await walk('/api/userHistory/?limit=200');
  expect(new Set(whole).size).toBe(whole.length);
});

test('rows that are added while a list is walked make none appear twice or be missed', async () => {
  const { id, resident } = await world.given('mood', { mood_score: 4 });
  await crowd(world.owner, entityNamed('mood'), await world.given('mood'), 40);
  const asked = `/api/mood?limit=7&resident=${String(resident)}`;
  const before = await walk(asked);
  const during = await walk(asked, () => world.given('mood'));
  expect(before).toContain(id);
  expect(new Set(during).size).toBe(during.length);
  expect(before.filter((one) => !during.includes(one))).toEqual([]);
});

describe('the days of a list', () => {
  afterEach(async () => {
    world.clock = now;
    await becomeReader();
  });
  const entry = (occurred_at: string) => world.given('weight', { occurred_at, late_entry_reason: 'forgot' });

  test.each([
    [
      'the short day in March',
      '2026-03-29',
      '2026-03-29T00:00:00Z',
      '2026-03-29T22:59:59Z',
      '2026-03-28T23:59:59Z',
      '2026-03-29T23:00:00Z',
    ],
    [
      'the long day in October',
      '2026-10-25',
      '2026-10-24T23:00:00Z',
      '2026-10-25T23:59:59Z',
      '2026-10-24T22:59:59Z',
      '2026-10-26T00:00:00Z',
    ],
  ])('begin and end with the house’s own day, on %s too', async (_, day, first, last, before, after) => {
    world.clock = new Date('2026-10-30T09:00:00Z');
    await becomeReader();
    const [inFirst, inLast, outBefore, outAfter] = [
      await entry(first),
      await entry(last),
      await entry(before),
      await entry(after),
    ];
    const found = idsIn(await reader.get(`/api/weight?date_from=${day}&date_to=${day}&limit=200`));
    expect([inFirst, inLast, outBefore, outAfter].map(({ id }) => found.includes(id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each(register.filter((entity) => entity.listsDays !== null))(
    '$name starts a week back unless told otherwise',
    async (entity) => {
      const [recent, older] = await Promise.all(
        [6.9, 7.1].map((days) =>
          world.given(entity, {
            occurred_at: new Date(now.getTime() - days * 86_400_000).toISOString(),
            late_entry_reason: 'forgot',
          }),
        ),
      );
      const page = async (asked: string) => walk(`/api/${entity.path}?limit=200${asked}`);
      const [usual, withDates] = [await page(''), await page('&date_from=2026-01-01')];
      expect([recent, older].map((record) => usual.includes(record?.id ?? ''))).toEqual([true, false]);
      expect([recent, older].map((record) => withDates.includes(record?.id ?? ''))).toEqual([true, true]);
    },
  );

  test.each(['2026-02-30', 'yesterday', '2026-3-1', "' or 1=1"])('are refused when they are none: %s', async (day) => {
    for (const name of ['date_from', 'date_to'])
      expect(Object.keys((await reader.get(`/api/weight?${name}=${encodeURIComponent(day)}`)).json())).toEqual([name]);
  });
});

describe('searching for people', () => {
  const people: readonly (readonly [first: string, last: string])[] = [
    ['Niamh', "O'Brien"],
    ['Sean', 'O’Brien'],
    ['Séamus', 'Ó Súilleabháin'],
    ['Anne-Marie', 'Płaza'],
    ['Zoë', 'D’Souza'],
    ['100%', 'Sure_Thing'],
    ['Bjørn', 'Ångström'],
  ];
  beforeAll(async () => {
    for (const [i, [first_name, last_name]] of people.entries())
      await world.given('resident', {
        first_name,
        last_name,
        preferred_name: null,
        national_id_type: 'local',
        national_id: `SEARCH-${i}`,
        room: `R${i}`,
        status: 'current',
      });
  });

  test.each([
    ["o'brien", 2],
    ['O’BRIEN', 2],
    ['suilleabhain', 1],
    ['Ó Súilleabháin', 1],
    ['seamus suil', 1],
    ['anne-marie', 1],
    ['marie anne', 1],
    ['zoe', 1],
    ['ZOË', 1],
    ["d'souza", 1],
    ['%', 1],
    ['_', 1],
    ['sure_', 1],
    ['sure%', 0],
    ['angstrom', 1],
    ['nobody at all', 0],
    ['SEARCH-3', 1],
    ['\\', 0],
    ["'", 3],
  ])('“%s” finds %i', async (word, count) => {
    expect(rowsIn(await reader.get(`/api/resident?search=${encodeURIComponent(word)}&limit=200`))).toHaveLength(count);
  });

  test('no words find everyone', async () => {
    expect(rowsIn(await reader.get('/api/resident?search=%20')).length).toBe(50);
  });
});

describe('what a list leaves out', () => {
  const removed = (marker: string) => ({ [marker]: true, deletion_reason: 'Entered in error', version: 1 });

  test('residents who left are listed only when they are asked for', async () => {
    const gone = await world.given('resident', {
      national_id_type: 'local',
      national_id: 'GONE-1',
      status: 'current',
      last_name: 'Aaron',
    });
    await world.owner.query(`update resident set status = 'discharged', is_discharged_status = true where id = $1`, [
      gone.id,
    ]);
    expect(await walk('/api/resident?limit=200')).not.toContain(gone.id);
    const asked = rowsIn(await reader.get('/api/resident/?status=discharged,deceased'));
    expect(asked.map(({ id }) => id)).toEqual([gone.id]);
    expect(asked[0]).toMatchObject({ national_id: 'GONE-1', is_discharged_status: true });
    expect((await reader.get('/api/resident?status=asleep')).json()).toHaveProperty('status');
  });

  test('reminders that are done are listed only when they are asked for', async () => {
    const done = await world.given('notification');
    await world.owner.query(`update notification set status = 'cleared' where id = $1`, [done.id]);
    expect(await walk('/api/reminder?limit=200')).not.toContain(done.id);
    expect(idsIn(await reader.get('/api/reminder?status=cleared'))).toContain(done.id);
  });

  test.each(register.filter((entity) => entity.trait === 'care_entry' && !entity.leavesLists))(
    'a struck-out $name stays in its place',
    async (entity) => {
      const { id } = await world.given(entity, { occurred_at: addMinutes(now.toISOString(), 1) });
      await world.owner.query(
        `update "${entity.name}" set is_deleted = true, deletion_reason = 'Entered in error' where id = $1`,
        [id],
      );
      const carer = await world.holding(`view_${entity.name}`);
      const row = rowsIn(await carer.get(`/api/${entity.path}?limit=10`)).find((one) => one.id === id);
      expect(row).toMatchObject({ is_deleted: true, deletion_reason: 'Entered in error' });
    },
  );

  test('a deleted note leaves the list, and its page, for all but those with the right to deleted notes', async () => {
    const { id } = await world.given('note');
    expect((await world.as('manager').patch(`/api/note/${id}`, removed('is_deleted'))).statusCode).toBe(200);
    expect(await walk('/api/note?limit=200')).not.toContain(id);
    expect(idsIn(await world.as('manager').get('/api/note?limit=200&include_deleted=true'))).not.toContain(id);
    expect((await reader.get(`/api/note/${id}`)).statusCode).toBe(404);
    for (const role of ['superuser', 'manager', 'senior', 'auditor'] as const)
      expect(idsIn(await world.as(role).get('/api/note/?is_deleted=true')), role).toContain(id);
    for (const role of ['carer', 'agency'] as const)
      expect((await world.as(role).get('/api/note?is_deleted=true')).statusCode, role).toBe(403);
  });

  test.each(register.filter((entity) => isPlain(entity) && !entity.serverOnly && entity.trait !== 'care_entry'))(
    'a removed $name is listed only for seniors who ask',
    async (entity) => {
      const { id } = await world.shown(entity);
      await world.owner.query(`update "${entity.name}" set ${entity.marker} = true where id = $1`, [id]);
      const carer = await world.holding(`view_${entity.name}`);
      expect((await carer.get(`/api/${entity.path}/${id}/`)).statusCode).toBe(404);
      expect((await carer.get(`/api/${entity.path}?include_deleted=true`)).statusCode).toBe(403);
      expect(await walk(`/api/${entity.path}?limit=200`)).not.toContain(id);
      expect(await walk(`/api/${entity.path}?limit=200&include_deleted=true`)).toContain(id);
    },
  );
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
  ] as const)('%s carries them', async (name, fields) => {
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

test('a long chart is read by its index, and no further than a page', async () => {
  const record = await world.given('fluid_intake');
  await crowd(world.owner, entityNamed('fluid_intake'), record, 20_000);
  await crowd(
    world.owner,
    entityNamed('resident'),
    await world.given('resident', { national_id_type: 'local', national_id: 'ONE-OF-MANY' }),
    40,
  );
  await world.owner.query(
    `with r as (select array_agg(id) as ids from resident where home = $1)
     update fluid_intake set occurred_at = occurred_at - random() * interval '6 days', resident = r.ids[1 + floor(random() * cardinality(r.ids))::int] from r where home = $1`,
    [world.rose],
  );
  await world.owner.query('analyze fluid_intake');
  const asked = vi.spyOn(world.pool, 'query');
  for (const path of ['/api/fluid-intake', `/api/fluid-intake/?resident=${world.mrHale}`]) {
    asked.mockClear();
    expect(rowsIn(await reader.get(path))).toHaveLength(50);
    const statement = asked.mock.calls
      .map(([call]) => call as { readonly text?: string; readonly values?: unknown[] })
      .find(({ text }) => text?.includes('fluid_intake'));
    const { rows } = await world.owner.query<{ 'QUERY PLAN': unknown }>(
      `explain (analyze, format json) ${statement?.text ?? ''}`,
      statement?.values ?? [],
    );
    const read = [
      ...JSON.stringify(rows).matchAll(
        /\{"Plans":|"Node Type": ?"(Seq Scan|Index[^"]*)"[^{}]*?"Relation Name": ?"fluid_intake"[^{}]*?"Actual Rows": ?([\d.]+)/g,
      ),
    ].flatMap(([, kind, count]) => (kind ? [[kind, Number(count)] as const] : []));
    expect(read.map(([kind]) => kind)).toEqual(['Index Scan']);
    expect(read[0]?.[1]).toBeLessThanOrEqual(51);
  }
  asked.mockRestore();
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
