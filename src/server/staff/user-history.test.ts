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
    `insert into user_history (id, at, "user", user_name, action) select gen_random_uuid(), now(), s.id, s.first_name, 'login' from (select 1) one left join staff s on s.username = $1 returning id`,
    [username],
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
    'select id, version from staff where homes = array[$1::uuid] limit 1',
    [world.willow],
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
