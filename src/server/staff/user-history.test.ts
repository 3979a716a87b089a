import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsRead, type Statement } from '#world/server/rows-read.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const lines = async (role: 'manager' | 'carer', query: string) =>
  (await world.as(role).get(`/api/userHistory/?${query}`)).json();

test('the history is asked by record, action, person and resident', async () => {
  const made = await world.as('carer').post('/api/weight/', await world.input('weight', { resident: world.mrHale }));
  const { id } = made.json();
  await world.as('senior').get(`/api/weight/${id}`);
  expect(await lines('manager', `object_id=${id}`)).toMatchObject([{ action: 'view' }, { action: 'create' }]);
  expect(
    await lines('manager', `entity=weight&action=create&user=${world.people.carer}&resident=${world.mrHale}`),
  ).toMatchObject([{ object_id: id }]);
  expect(await lines('manager', 'entity=bath')).toEqual([]);
  expect(await lines('manager', 'action=dancing')).toHaveProperty('action');
  expect(await lines('manager', 'object_id=not-an-id')).toHaveProperty('object_id');
  expect((await lines('carer', '')).every(({ user }: { user: string }) => user === world.people.carer)).toBe(true);
});

interface Line {
  readonly id: string;
  readonly user_name: string | null;
  readonly action: string;
  readonly object_id: string | null;
  readonly changes: readonly { readonly field: string; readonly old: unknown; readonly new: unknown }[] | null;
}

test('a line says field by field what changed, and alone also from where', async () => {
  const { id, version } = await world.given('house_stock', { item_name: 'Gloves' });
  expect(
    (await world.as('manager').patch(`/api/house-stock/${id}/`, { version, item_name: 'Aprons' })).statusCode,
  ).toBe(200);
  const [line] = (await lines('manager', `object_id=${id}&action=update`)) as Line[];
  expect(line?.changes).toContainEqual({ field: 'item_name', old: 'Gloves', new: 'Aprons' });
  const alone = await world.as('manager').get(`/api/userHistory/${line?.id}/`);
  expect(alone.statusCode).toBe(200);
  expect(alone.json()).toMatchObject({
    action: 'update',
    ip: '127.0.0.1',
    device: expect.any(String),
    session: expect.any(String),
    changes: line?.changes,
  });
});

/** A line as signing in writes it: in no house. */
async function signedIn(username: string): Promise<string> {
  const { rows } = await world.owner.query<{ id: string }>(
    `insert into user_history (id, at, "user", user_name, action) select gen_random_uuid(), $2, s.id, s.first_name, 'login' from (select 1) one left join staff s on s.username = $1 returning id`,
    [username, world.clock],
  );
  return rows[0]?.id ?? '';
}

test('what happens in no house is told only where the person works', async () => {
  const elsewhere =
    (
      await world.owner.query<{ username: string }>(
        'select username from staff where homes = array[$1::uuid] limit 1',
        [world.willow],
      )
    ).rows[0]?.username ?? '';
  const colleague =
    (await world.owner.query<{ username: string }>('select username from staff where id = $1', [world.people.carer]))
      .rows[0]?.username ?? '';
  const [here, there, nobody] = [await signedIn(colleague), await signedIn(elsewhere), await signedIn('nobody at all')];
  const seenBy = async (role: 'manager' | 'auditor' | 'superuser' | 'carer' | 'senior') => {
    const rows = (await world.as(role).get('/api/userHistory/?action=login')).json<Line[]>().map(({ id }) => id);
    const alone = await Promise.all(
      [here, there, nobody].map(async (id) => (await world.as(role).get(`/api/userHistory/${id}/`)).statusCode === 200),
    );
    return [[here, there, nobody].map((id) => rows.includes(id)), alone];
  };
  for (const role of ['manager', 'auditor'] as const)
    expect(await seenBy(role), role).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
  expect(await seenBy('superuser')).toEqual([
    [true, true, true],
    [true, true, true],
  ]);
  expect(await seenBy('carer')).toEqual([
    [true, false, false],
    [true, false, false],
  ]);
  expect(await seenBy('senior')).toEqual([
    [false, false, false],
    [false, false, false],
  ]);
});

test('what is done to the record of a colleague elsewhere is not told here', async () => {
  const { rows } = await world.owner.query<{ id: string; version: number }>(
    `select id, version from staff where first_name = 'elsewhere 1'`,
  );
  const [there] = rows;
  expect(
    (await world.as('superuser').patch(`/api/staff/${there?.id}/`, { version: there?.version, phone: '0113 496 0999' }))
      .statusCode,
  ).toBe(200);
  expect(await lines('manager', `object_id=${there?.id}`)).toEqual([]);
  expect(
    (await world.as('superuser').get(`/api/userHistory/?object_id=${there?.id}&action=update`)).json(),
  ).toHaveLength(1);
});

interface NamedLine extends Line {
  readonly entity: string;
  readonly result: string;
  readonly names: Readonly<Record<string, string | null>>;
}
type Role = 'superuser' | 'manager' | 'auditor' | 'carer' | 'agency';
const namedLines = async (role: Role, query: string) =>
  (await world.as(role).get(`/api/userHistory/?${query}`)).json<NamedLine[]>();
const nameOf = async (staff: string) =>
  (
    await world.owner.query<{ name: string }>(
      `select concat_ws(' ', coalesce(preferred_name, first_name), last_name) as name from staff where id = $1`,
      [staff],
    )
  ).rows[0]?.name;

test('a line about a colleague or a group names them to whoever may see them', async () => {
  const { senior } = world.people;
  const [group] = (await world.as('superuser').get('/api/group/')).json<{ id: string; name: string }[]>();
  await world.as('manager').get(`/api/staff/${senior}/`);
  await world.as('superuser').get(`/api/group/${group?.id}/`);
  for (const role of ['manager', 'auditor', 'superuser'] as const) {
    const [line] = await namedLines(role, `entity=staff&action=view&object_id=${senior}`);
    expect(line?.names['object_id'], role).toBe(await nameOf(senior));
  }
  const [line] = await namedLines('superuser', `entity=group&action=view&object_id=${group?.id}`);
  expect(line?.names['object_id']).toBe(group?.name);
  const alone = (await world.as('superuser').get(`/api/userHistory/${line?.id}/`)).json();
  expect(alone.names['object_id'], 'one line by itself').toBe(group?.name);
});

/** A line as an earlier right to look left it. */
const lineOf = async (user: string, entity: string, id: string, result: 'ok' | 'denied' | 'failed') =>
  world.owner.query(
    `insert into user_history (id, at, "user", user_name, action, entity, object_id, home, result) values (gen_random_uuid(), $6, $1, 'Someone', 'print', $2, $3, $4, $5)`,
    [user, entity, id, world.rose, result, world.clock],
  );

test('whom the reader may not see, no line names', async () => {
  const { rows } = await world.owner.query<{ id: string }>(`select id from staff where first_name = 'elsewhere 0'`);
  const elsewhere = rows[0]?.id ?? '';
  await lineOf(world.people.manager, 'staff', elsewhere, 'ok');
  const about = `action=print&object_id=${elsewhere}`;
  expect((await namedLines('manager', about)).map(({ names }) => names['object_id'])).toEqual([null]);
  expect((await namedLines('superuser', about)).map(({ names }) => names['object_id'])).toEqual([
    await nameOf(elsewhere),
  ]);
  const group = (await world.as('superuser').get('/api/group/')).json<{ id: string }[]>()[0]?.id ?? '';
  await lineOf(world.people.carer, 'group', group, 'ok');
  expect((await namedLines('carer', `object_id=${group}`)).map(({ names }) => names['object_id'] ?? null)).toEqual([
    null,
  ]);
  // An agency worker sees nobody who is not on shift.
  await world.owner.query('delete from rota where staff = $1', [world.people.senior]);
  await lineOf(world.people.agency, 'staff', world.people.senior, 'ok');
  expect(
    (await namedLines('agency', `object_id=${world.people.senior}`)).map(({ names }) => names['object_id']),
  ).toEqual([null]);
});

test('what was refused or failed does not tell whether there is such a record', async () => {
  const { senior, manager } = world.people;
  for (const result of ['denied', 'failed'] as const) await lineOf(manager, 'staff', senior, result);
  for (const role of ['manager', 'superuser'] as const)
    expect(
      (await namedLines(role, `entity=staff&action=print&object_id=${senior}`))
        .filter(({ result }) => result !== 'ok')
        .map(({ names }) => names['object_id']),
      role,
    ).toEqual([null, null]);
});

test('words are looked for in what a line says and in its reason, whatever their case', async () => {
  const { id, version } = await world.given('house_stock', { item_name: 'Soap' });
  const gone = await world
    .as('manager')
    .patch(`/api/house-stock/${id}/`, { version, is_deleted: true, deletion_reason: 'Counted twice: 50 % too many' });
  expect(gone.statusCode, gone.body).toBe(200);
  const found = async (words: string) =>
    (await lines('manager', `words=${encodeURIComponent(words)}`)).map(({ object_id }: Line) => object_id);
  expect(await found('counted TWICE')).toContain(id);
  expect(await found('50 %')).toContain(id);
  expect(await found('5_ %')).toEqual([]);
  expect(await found('zebra')).toEqual([]);
  expect(
    (await world.as('carer').get('/api/userHistory/?words=counted')).json<Line[]>().map(({ object_id }) => object_id),
  ).not.toContain(id);
});

test('no page of a long history reads more than itself', async () => {
  await world.owner.query(
    `insert into user_history (id, at, "user", user_name, action, home)
     select gen_random_uuid(), timestamptz '2026-01-01' + i * interval '1 minute', p.staff, 'Someone', 'lock', case i % 3 when 0 then $1::uuid when 1 then $2::uuid end
     from generate_series(1, 30000) i, lateral (select ($3::uuid[])[1 + i % 3] as staff) p`,
    [world.rose, world.willow, [world.people.carer, world.people.manager, world.people.superuser]],
  );
  await world.owner.query('analyze user_history');
  await world.owner.query('analyze user_history_house');
  const asked = vi.spyOn(world.pool, 'query');
  for (const role of ['manager', 'auditor', 'superuser', 'carer'] as const) {
    asked.mockClear();
    const first = await world.as(role).get('/api/userHistory/');
    const second = await world.as(role).get(/<([^>]*)>/.exec(String(first.headers['link']))?.[1] ?? '');
    expect(
      [first.json(), second.json()].map((rows: Line[]) => rows.length),
      role,
    ).toEqual([100, 100]);
    expect(new Set([...first.json<Line[]>(), ...second.json<Line[]>()].map(({ id }) => id)).size).toBe(200);
    const pages = asked.mock.calls
      .map(([call]) => call as Statement)
      .filter(({ text }) => text?.includes(' as last, count(*) >'));
    expect(pages).toHaveLength(2);
    for (const page of pages)
      expect(await rowsRead(world.owner, 'user_history', page), role).toBeLessThanOrEqual(101 * 8);
  }
  asked.mockRestore();
});

/** Years of two houses, in which each of these is rare. */
const years = `insert into user_history (id, at, "user", user_name, action, home, entity, object_id, resident, result, summary)
  select gen_random_uuid(), timestamptz '2020-01-01' + i * interval '1 hour', case when i % 3001 = 0 then $3::uuid else $4::uuid end, 'Someone',
    case when i % 4001 = 0 then 'purge' else 'view' end, case i % 5 when 0 then null else case when i % 2 = 0 then $1::uuid else $2::uuid end end,
    case when i % 2003 = 0 then 'plan' else 'mood' end, $5::uuid, case when i % 1009 = 0 then $6::uuid end,
    case when i % 3011 = 0 then 'denied' else 'ok' end, case when i % 1013 = 0 then 'a rare word' end
  from generate_series(1, 40000) i`;

test('whatever it is asked for, a page of a long history is found along an index', async () => {
  const { rows } = await world.owner.query<{ id: string }>('select gen_random_uuid() as id');
  const record = rows[0]?.id ?? '';
  await world.owner.query(years, [
    world.rose,
    world.willow,
    world.people.senior,
    world.people.carer,
    record,
    world.mrHale,
  ]);
  await world.owner.query('analyze user_history');
  await world.owner.query('analyze user_history_house');
  const month = 'date_from=2021-03-01&date_to=2021-03-31';
  const questions = {
    'one person': `user=${world.people.senior}`,
    'one person in a month': `user=${world.people.senior}&${month}`,
    'one resident in a month': `resident=${world.mrHale}&${month}`,
    'one record': `entity=plan&object_id=${world.mrHale}`,
    'a month': month,
    'a rare kind': 'entity=plan',
    'a rare action': 'action=purge',
    'a rare action in a month': `action=purge&${month}`,
    refusals: 'result=denied',
    words: 'words=rare',
    'words nobody wrote': 'words=zebra',
    'a house and a rare kind': `home=${world.rose}&entity=plan`,
  };
  const asked = vi.spyOn(world.pool, 'query');
  for (const [name, question] of Object.entries(questions))
    for (const role of ['manager', 'superuser'] as const) {
      asked.mockClear();
      expect((await world.as(role).get(`/api/userHistory/?${question}`)).statusCode, name).toBe(200);
      const page = asked.mock.calls
        .map(([call]) => call as Statement)
        .find(({ text }) => text?.includes(' as last, count(*) >'));
      const read = await rowsRead(world.owner, 'user_history', page ?? {});
      expect(read, `${name}, for a ${role}`).toBeLessThanOrEqual(2000);
    }
  asked.mockRestore();
});
