import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { groupId, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
let care: World;
beforeAll(async () => {
  care = await makeWorld();
  world = await sessionWorld();
  await world.person('mo', { groups: [groupId('Manager')], homes: [world.rose] });
});
afterAll(() => Promise.all([world.close(), care.close()]));

const several = (token: string, records: readonly object[], change: object = { job_title: 'Bank carer' }) =>
  world.send('POST', '/api/staff/several/', { token, body: { records, change } });
const titleOf = async (id: string) =>
  (await world.db.query<{ job_title: string | null }>('select job_title from staff where id = $1', [id]))[0]?.job_title;

test('several records are changed at once, each on its own, and the history says that it was many', async () => {
  const starting = { status: 'onboarding' };
  const ann = await world.person('ann', starting);
  const bea = await world.person('bea', starting);
  const cat = await world.person('cat', starting);
  const away = await world.person('dan', { homes: [world.oak] });
  const manager = await world.signIn('mo');
  const answer = await several(manager, [
    { id: ann, version: 1 },
    { id: bea, version: 7 },
    { id: away, version: 1 },
    { id: cat, version: 1 },
  ]);
  expect(answer).toMatchObject({ status: 200, body: { changed: 2, refused: [{ id: bea }, { id: away }] } });
  expect([await titleOf(ann), await titleOf(bea), await titleOf(cat)]).toEqual(['Bank carer', null, 'Bank carer']);
  const [line] = await world.db.query(`select summary from user_history where action = 'bulk_action'`);
  expect(line).toEqual({ summary: '2 of 4: job_title' });
});

test('what broke one of them is not said to have saved nothing, and the history says how many were changed before it', async () => {
  const records = [];
  for (const body of ['Slept well.', 'Ate little.'])
    records.push(await care.given('note', { resident: care.mrHale, body }));
  await care.owner.query(`create function held_up() returns trigger language plpgsql as
    $$ begin if new.body = 'Ate little.' then raise 'too long' using errcode = '57014'; end if; return new; end $$`);
  await care.owner.query('create trigger held_up before update on note for each row execute function held_up()');
  const answer = await care.as('manager').post('/api/note/several/', {
    records: records.map(({ id, version }) => ({ id, version })),
    change: { is_important: true },
  });
  expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ code: 'unknown' })]);
  const lines = await care.owner.query(`select summary from user_history where action = 'bulk_action'`);
  expect(lines.rows).toEqual([{ summary: '1 of 2: is_important' }]);
});

test('whoever has not just shown that it is them is asked first, and nothing is changed', async () => {
  const eve = await world.person('eve');
  const manager = await world.signIn('mo');
  for (let minute = 0; minute < 16; minute += 4) {
    world.pass(4);
    await world.send('POST', '/api/me/active', { token: manager, body: {} });
  }
  expect(await several(manager, [{ id: eve, version: 1 }])).toMatchObject({ status: 403, body: { code: 'proof' } });
  expect(await titleOf(eve)).toBeNull();
});

test('without the right to change, and without anything to change, nothing happens', async () => {
  const fay = await world.person('fay');
  expect((await several(await world.signIn('fay'), [{ id: fay, version: 1 }])).status).toBe(403);
  const manager = await world.signIn('mo');
  expect((await several(manager, [])).body).toHaveProperty('records');
  expect((await several(manager, [{ id: fay, version: 1 }], {})).body).toHaveProperty('change');
});
