import { expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { sources, withoutComments } from './source.ts';

/** Whose record it is, who wrote it, and what a file is stored as: the words every kit needs to speak of records at all. */
const vocabulary = new Set(['resident', 'home', 'staff', 'attachment']);
/** Words that mean something else besides: a kind of field, an ARIA role, an event of the driver, a verb. */
const ordinary = new Set([
  'choice',
  'permission',
  'question',
  'answer',
  'group',
  'care',
  'note',
  'notification',
  'discharge',
]);

const kits = ['src/domain/kit', 'src/server/kit', 'src/web/kit']
  .flatMap((folder) => sources(folder))
  .filter(({ path }) => !path.includes('.test.'));

test('no kit names an entity', () => {
  const names = register.map((entity) => entity.name).filter((name) => !vocabulary.has(name) && !ordinary.has(name));
  const found = kits.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return names.filter((name) => new RegExp(`['"\`]${name}['"\`]`).test(code)).map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
});
