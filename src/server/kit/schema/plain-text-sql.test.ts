import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainText } from '#domain/kit/names/plain-text.ts';
import { plainWords } from '#domain/search/plain-words.ts';
import { makeWorld, type World } from '#world/world.ts';
import { plainTextSql } from './plain-text-sql.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

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
