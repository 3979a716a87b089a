import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const saveNested = (levels: number) =>
  world.app.inject({
    method: 'PUT',
    url: '/api/draft/note/',
    headers: { ...world.as('carer').headers, 'content-type': 'application/json' },
    payload: `{"values":{"inside":${'['.repeat(levels)}${']'.repeat(levels)}}}`,
  });
const save = (values: unknown, form = 'note') => world.as('carer').put(`/api/draft/${form}/`, { values } as object);

test('what somebody typed on one device is there on their next one, and for nobody else', async () => {
  await save({ body: 'Sat in the garden' });
  const elsewhere = await world.again(world.people.carer);
  expect((await elsewhere.get('/api/draft/note/')).json()).toMatchObject({ values: { body: 'Sat in the garden' } });
  expect((await world.as('senior').get('/api/draft/note/')).json()).toBeNull();
});

test('a draft nested deeper than any form, or longer than the longest, is refused with a sentence', async () => {
  expect((await saveNested(15)).statusCode).toBe(200);
  for (const levels of [21, 6_000, 100_000]) {
    const answer = await saveNested(levels);
    expect([answer.statusCode, answer.json()], String(levels)).toEqual([
      400,
      { values: ['values may be nested at most 20 levels deep.'] },
    ]);
  }
  const long = await save({ body: 'a'.repeat(250_000) });
  expect([long.statusCode, long.json()]).toEqual([400, { values: ['values may have at most 250,000 characters.'] }]);
  expect((await save({ body: 'a'.repeat(200_000) })).statusCode).toBe(200);
});

test('a person has a quota of unfinished forms, which many at once do not pass, and those begun stay writable', async () => {
  const forms = Array.from({ length: 230 }, (_, place) => `form-${place}`);
  await world.owner.query('delete from draft');
  const statuses = (await Promise.all(forms.map((form) => save({ body: 'Once' }, form)))).map(
    ({ statusCode }) => statusCode,
  );
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([200, new Set([200, 429])]);
  const begun = forms[statuses.indexOf(200)] ?? '';
  expect((await save({ body: 'Again' }, begun)).json()).toMatchObject({ values: { body: 'Again' } });
  const over = await save({ body: 'New' }, 'another');
  expect([over.statusCode, over.json().detail]).toEqual([429, expect.stringContaining('200 unfinished forms')]);
  expect((await world.as('senior').put('/api/draft/another/', { values: {} })).statusCode).toBe(200);
  expect((await world.as('carer').delete(`/api/draft/${begun}/`)).statusCode).toBe(204);
  expect((await save({ body: 'New' }, 'another')).statusCode).toBe(200);
});
