import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { csvCell } from '#domain/kit/words/csv.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('the history is saved as a file with what the list shows, and that is told too', async () => {
  const { id, version } = await world.given('house_stock', { item_name: 'Gloves' });
  await world.as('manager').patch(`/api/house-stock/${id}/`, { version, item_name: 'Gloves, blue' });
  const file = await world.as('manager').get(`/api/userHistory/export/?object_id=${id}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, newest, ...rest] = file.body.trimEnd().split('\r\n');
  expect(heading).toBe(
    '\uFEFFTime,What happened,Who,Role,What was done,Kind of record,Record,Version,Resident,Result,Summary,Reason,Changes',
  );
  expect(newest).toContain('manager Lee changed the stock: item,manager Lee,Manager,Changed,Stock');
  expect(newest).toContain('"Item: Gloves → Gloves, blue"');
  expect(rest).toHaveLength(1);
  const [line] = (await world.as('manager').get('/api/userHistory/?action=export')).json();
  expect(line).toMatchObject({ user: world.people.manager, entity: 'user_history', summary: `object_id ${id}` });
});

test('the file names the colleague a line is about, as the list does', async () => {
  const { senior } = world.people;
  await world.as('manager').get(`/api/staff/${senior}/`);
  const file = await world.as('manager').get(`/api/userHistory/export/?entity=staff&action=view&object_id=${senior}`);
  expect(file.body).toContain(',manager Lee read the staff file of senior Lee,');
});

test('it is whole however many pages it fills, and only for those who may take records out', async () => {
  await world.owner.query(
    `insert into user_history (id, at, "user", user_name, action, home) select gen_random_uuid(), $3::timestamptz + i * interval '1 second', $2, 'Someone', 'swap', $1 from generate_series(1, 450) i`,
    [world.rose, world.people.carer, world.clock],
  );
  expect(
    (await world.as('auditor').get('/api/userHistory/export/?action=swap')).body.trimEnd().split('\r\n'),
  ).toHaveLength(451);
  for (const role of ['senior', 'carer', 'agency'] as const)
    expect((await world.as(role).get('/api/userHistory/export/')).statusCode, role).toBe(403);
  expect((await world.as('manager').get('/api/userHistory/export/?colour=blue')).json()).toHaveProperty('colour');
});

test('whoever has not shown for a while that it is them is asked first', async () => {
  const caller = await world.again(world.people.manager);
  expect((await caller.get('/api/userHistory/export/?action=swap')).statusCode).toBe(200);
  await world.owner.query(
    'update session set proven_at = null where id = (select id from session where staff = $1 order by id desc limit 1)',
    [caller.id],
  );
  const refused = async () => (await caller.get('/api/userHistory/export/?action=swap')).json();
  await expect.poll(refused).toEqual({ detail: 'Confirm first that it is you.', code: 'proof' });
});

test('no cell becomes a formula', () => {
  expect(['\n=1', '＝1+1', '＋1', '－1', '＠here'].map(csvCell)).toEqual([
    '"\'\n=1"',
    "'＝1+1",
    "'＋1",
    "'－1",
    "'＠here",
  ]);
  expect(['=1+1', '+44 113', '-5', '@here', 'plain', 'a "b", c', null].map(csvCell)).toEqual([
    "'=1+1",
    "'+44 113",
    "'-5",
    "'@here",
    'plain',
    '"a ""b"", c"',
    '',
  ]);
});
