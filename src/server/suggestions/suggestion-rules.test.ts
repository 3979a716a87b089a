import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const said = { from_type: 'family', title: 'Cold tea', body: 'The tea is cold by the time it reaches the garden.' };
type Role = Parameters<World['as']>[0];

const suggest = async (role: Role, more: object = {}): Promise<string> => {
  const made = await world.as(role).post('/api/suggestion/', { home: world.rose, ...said, ...more });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ id: string }>().id;
};
const turn = (role: Role, id: string, given: object) => world.as(role).post(`/api/suggestion/${id}/turn-into/`, given);
const outcomes = async (role: Role, id: string) =>
  (await world.as(role).get(`/api/suggestion/${id}/outcomes/`))
    .json<{ outcomes: { entity: string; title: string; status: string }[] }>()
    .outcomes.map(({ entity, title, status }) => [entity, title, status])
    .toSorted();

test('an answer carries its author and moves the suggestion', async () => {
  const { id } = await world.given('suggestion', { home: world.rose });
  const respond = (role: 'manager' | 'carer', given: object) =>
    world.as(role).post(`/api/suggestion/${id}/respond/`, given);
  expect((await respond('carer', { version: 1, status: 'agreed', response: 'Yes' })).statusCode).toBe(403);
  expect((await respond('manager', { version: 1, status: 'agreed' })).json()).toHaveProperty('response');
  expect((await respond('manager', { version: 1, response: 'Yes' })).json()).toHaveProperty('status');
  expect(
    (await respond('manager', { version: 1, status: 'agreed', response: 'From Monday on.' })).json(),
  ).toMatchObject({ status: 'agreed', responded_by: world.people.manager, responded_at: '2026-03-01T09:00:00+00:00' });
});

test('what was saved with a name is not made nameless afterwards', async () => {
  const id = await suggest('carer');
  for (const change of [{ is_anonymous: true }, { from_type: 'anonymous' }])
    expect(
      (await world.as('manager').patch(`/api/suggestion/${id}/`, { version: 1, ...change })).json(),
    ).toHaveProperty('is_anonymous');
});

test('what is said as a complaint goes the way of complaints, and its writer may follow it', async () => {
  const id = await suggest('carer', { is_complaint: true, from_name: 'Joan Hale', confirmed_warnings: ['complaint'] });
  const [opened] = (await world.as('carer').get('/api/complaint/')).json<{ id: string; title: string }[]>();
  const complaint = (await world.as('carer').get(`/api/complaint/${opened?.id}/`)).json();
  expect(complaint).toMatchObject({
    suggestion: id,
    title: 'Cold tea',
    from_name: 'Joan Hale',
    received_how: 'suggestion',
    status: 'received',
    // Sunday; three working days on is Wednesday.
    acknowledge_by: '2026-03-04',
    answer_by: '2026-03-29',
  });
  expect(await outcomes('manager', id)).toEqual([['complaint', 'Cold tea', 'received']]);
  await world.as('manager').patch(`/api/suggestion/${id}/`, { version: 1, title: 'Cold tea in the garden' });
  expect(await outcomes('manager', id)).toHaveLength(1);
});

test('a suggestion that is a complaint is read by its writer and by whoever sees complaints, and by nobody it concerns', async () => {
  const id = await suggest('carer', { is_complaint: true, confirmed_warnings: ['complaint'] });
  const opens = async (role: Role) => {
    const [one, list] = await Promise.all([
      world.as(role).get(`/api/suggestion/${id}/`),
      world.as(role).get('/api/suggestion/?limit=200'),
    ]);
    expect(list.body.includes(id)).toBe(one.statusCode === 200);
    return one.statusCode;
  };
  expect(await opens('carer')).toBe(200);
  expect(await opens('manager')).toBe(200);
  expect(await opens('senior')).toBe(404);
  await world.owner.query('update complaint set concerns = $2 where suggestion = $1', [
    id,
    [world.people.carer, world.people.manager],
  ]);
  expect(await opens('carer')).toBe(404);
  expect(await opens('manager')).toBe(404);
  expect(await opens('auditor')).toBe(200);
});

test('a suggestion becomes a task and a repair, and each keeps the link to it', async () => {
  const id = await suggest('carer');
  const task = { into: 'task', title: 'Buy a flask', staff: world.people.senior, due_on: '2026-03-08' };
  expect((await turn('senior', id, { ...task, version: 1 })).statusCode).toBe(403);
  expect((await turn('manager', id, { into: 'task', version: 1 })).json()).toMatchObject({
    title: ['Task is needed.'],
    staff: ['Who does it is needed.'],
  });
  expect((await turn('manager', id, { ...task, version: 1 })).statusCode).toBe(200);
  const repair = { into: 'repair', title: 'Mend the hatch', location: 'Garden', description: 'It lets the cold in.' };
  expect((await turn('manager', id, { ...repair, version: 2 })).statusCode).toBe(200);
  expect(await outcomes('manager', id)).toEqual([
    ['notification', 'Buy a flask', 'active'],
    ['repair_record', 'Mend the hatch', 'reported'],
  ]);
  const [reminder] = (await world.as('senior').get(`/api/reminder/?informed=${world.people.senior}`)).json<object[]>();
  expect(reminder).toMatchObject({ title: 'Buy a flask', linked_object: { entity: 'suggestion', id } });
  expect(await outcomes('agency', id)).toEqual([['repair_record', 'Mend the hatch', 'reported']]);
});

test('a suggestion that was answered may still turn out to be a complaint, once', async () => {
  const id = await suggest('carer');
  await world
    .as('manager')
    .post(`/api/suggestion/${id}/respond/`, { version: 1, status: 'done', response: 'A flask.' });
  const into = { into: 'complaint', confirmed_warnings: ['complaint'] };
  expect((await turn('manager', id, { ...into, version: 2 })).statusCode).toBe(200);
  expect((await turn('manager', id, { ...into, version: 3 })).json()).toHaveProperty('into');
  for (const into of ['cake', 'constructor', 'toString'])
    expect((await turn('manager', id, { into, version: 3 })).json()).toHaveProperty('into');
});

test('a suggestion of another house turns into nothing and tells nothing', async () => {
  const { id } = await world.given('suggestion', { home: world.willow }, 'willow');
  expect((await turn('manager', id, { into: 'complaint', version: 1 })).statusCode).toBe(404);
  expect((await world.as('manager').get(`/api/suggestion/${id}/outcomes/`)).statusCode).toBe(404);
});
