import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainText } from '#domain/kit/names/plain-text.ts';
import { plainWords } from '#domain/search/plain-words.ts';
import { makeWorld, type World } from '#world/world.ts';
import { plainTextSql } from './list-query.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const found = async (role: 'manager' | 'carer' | 'agency', asked: string) => {
  const answer = await world.as(role).get(`/api/staff/?${asked}`);
  return answer.statusCode === 200 ? answer.json<{ id: string }[]>().map(({ id }) => id) : answer.json<unknown>();
};

test('a filter finds nobody by what the caller may not see of them', async () => {
  await world.owner.query(`update staff set employment_type = 'permanent' where id = any($1)`, [
    [world.people.manager, world.people.carer],
  ]);
  expect(await found('manager', 'employment_type=permanent')).toEqual(
    expect.arrayContaining([world.people.manager, world.people.carer]),
  );
  // The directory does not tell it; one's own file does.
  expect(await found('carer', 'employment_type=permanent')).toEqual([world.people.carer]);
  expect(await found('carer', 'status=active')).toContain(world.people.manager);
});

test('a filter by what no part of the caller’s permission shows is refused by name', async () => {
  const shift = await world.holding('view_staff_on_shift');
  expect((await shift.get('/api/staff/?employment_type=permanent')).json()).toEqual({
    employment_type: ['employment_type is no filter of staff.'],
  });
});

test('a word that no list knows is refused, whatever else it may mean', async () => {
  for (const word of ['colour', 'constructor', '__proto__', 'toString'])
    expect(await found('manager', `${word}=1`), word).toHaveProperty(word);
});

test('a list is searched as people type: no accents, strokes or apostrophes are needed, and none are in the way', async () => {
  const names = [
    ['Ann', "O'Brien"],
    ['Søren', 'Møller-Weiß'],
  ];
  for (const [index, person] of [world.people.manager, world.people.carer].entries())
    await world.owner.query('update staff set first_name = $2, last_name = $3 where id = $1', [
      person,
      ...(names[index] ?? []),
    ]);
  for (const typed of ['OBrien', "o'brien", 'O’Brien', 'ann obr'])
    expect(await found('manager', `search=${encodeURIComponent(typed)}`), typed).toEqual([world.people.manager]);
  for (const typed of ['soren moller', 'Søren', 'weiss', 'MÖLLER'])
    expect(await found('manager', `search=${encodeURIComponent(typed)}`), typed).toEqual([world.people.carer]);
});

test.each([
  "O'Brien",
  'O’Brien ‘Ned’',
  'Ó Súilleabháin',
  'Anne-Marie St. John',
  'Łukasz Żółć',
  'Søren Øst-Møller',
  'Đorđe Weiß',
  'Ægir Œuvre Þóra',
  'İpek Işık',
  'HST-0012',
])('a statement and the product spell “%s” alike', async (text) => {
  const { rows } = await world.owner.query(`select ${plainTextSql('$1')} as plain, plain_words($1) as words`, [text]);
  expect(rows).toEqual([{ plain: plainText(text), words: expect.anything() }]);
  expect(String(rows[0]?.words).split(' ').filter(Boolean)).toEqual(plainWords(text));
});
