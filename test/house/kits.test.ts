import { expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { sources, withoutComments } from './source.ts';

/** Whose record it is, who wrote it, and what a file is stored as: the words every kit needs to speak of records at all. */
const vocabulary = ['resident', 'home', 'staff', 'attachment'];
/** Words that mean something else besides: a kind of field, an ARIA role, an event of the driver, a verb. */
const ordinary = ['choice', 'permission', 'answer', 'group', 'note', 'notification', 'discharge'];
/** Tables that statements of a kit read besides, each with its reason. */
const tables: Readonly<Record<string, string>> = {
  user_history: 'whatever is written leaves a line, and the change feed reads it',
  group: 'what an account may do is the sum of its groups',
  permission: 'and of the rights that a group is given',
  notification: 'an alert is stored as a reminder',
  rota: 'whoever is on duty is told, by alerts, plans and money alike',
};

const kits = ['src/domain/kit', 'src/server/kit', 'src/web/kit']
  .flatMap((folder) => sources(folder))
  .filter(({ path }) => !path.includes('.test.'))
  .map(({ path, text }) => ({ path, code: withoutComments(text) }));
const names = register.map((entity) => entity.name);

/** Each place where a kit speaks of a kind of record, as `path: name`. */
const named = (pattern: (name: string) => RegExp): readonly (readonly [path: string, name: string])[] =>
  kits.flatMap(({ path, code }) =>
    names.filter((name) => pattern(name).test(code)).map((name) => [path, name] as const),
  );
const quoted = named((name) => new RegExp(`['"\`]${name}['"\`]`));
const read = named((name) => new RegExp(`\\b(?:from|join|into|update)\\s+"?${name}\\b(?![.(])`));

const unlessIn = (known: readonly string[]) => (found: readonly [path: string, name: string]) =>
  !known.includes(found[1]);

test('no kit names an entity', () => {
  expect(quoted.filter(unlessIn([...vocabulary, ...ordinary]))).toEqual([]);
});

test('the statements of a kit read the tables of their vocabulary, and a few more for a reason', () => {
  expect(read.filter(unlessIn([...vocabulary, ...Object.keys(tables)]))).toEqual([]);
});

test('no exemption of a kit is left over', () => {
  const used = (list: typeof read) => new Set(list.map(([, name]) => name));
  expect(ordinary.filter((name) => !used(quoted).has(name))).toEqual([]);
  expect(Object.keys(tables).filter((name) => !used(read).has(name))).toEqual([]);
});
