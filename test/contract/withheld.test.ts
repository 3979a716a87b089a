import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { roles, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { orderOf } from '#server/kit/schema/table.ts';
import { limitedTo, reachesOf } from '#world/records/reaches.ts';
import { addressesOf, guardedCalls } from '#world/server/every-call.ts';
import { watchQuery } from '#world/server/query-reading.ts';
import { makeWorld, type World } from '#world/world.ts';

/** A fact that a role may not see is told to it by no call there is: list, record, versions, search, summary, sheet, history. */

const everyone = Object.keys(roles) as Role[];
const stored = register.filter((entity) => !entity.log);
const startRights: Readonly<Record<Role, boolean>> = {
  superuser: true,
  manager: true,
  senior: true,
  carer: false,
  agency: false,
  auditor: false,
};

let world: World;
const records = new Map<string, string>();
beforeAll(async () => {
  world = await makeWorld();
  const own: Readonly<Record<string, string>> = { home: world.rose, resident: world.mrHale };
  for (const { name } of stored) records.set(name, own[name] ?? (await world.shown(name)).id);
  for (const entity of stored) await plantIn(entity);
});
afterAll(() => world.close());

/** Each fact has a word of its own, by which it is known again wherever it comes out. */
const wordOf = (entity: Entity, name: string): string =>
  `Zq${register.indexOf(entity)}x${Object.keys(entity.fields).indexOf(name)}x`;

const holdsWord = (field: Field): boolean =>
  !field.secret && !field.readOnly && (field.kind === 'longText' || (field.kind === 'text' && field.max >= 8));

const wordsIn = (entity: Entity): readonly string[] => {
  const unique = new Set(entity.unique.flatMap(({ fields }) => fields));
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    holdsWord(field) && !unique.has(name) && name !== 'time_zone' ? [name] : [],
  );
};

async function plantIn(entity: Entity): Promise<void> {
  const names = wordsIn(entity);
  if (names.length === 0) return;
  const client = await world.owner.connect();
  await client.query('set session_replication_role = replica');
  const sets = names.map((name) => `"${name}" = '${wordOf(entity, name)}'`).join();
  await client.query(`update "${entity.name}" set ${sets} where id = $1`, [records.get(entity.name)]);
  await client.query('set session_replication_role = origin');
  client.release();
}

/** The fields of a kind of record that a role never sees, whichever record it is. */
function withheldFrom(role: Role, entity: Entity): readonly string[] {
  const reaches = reachesOf(entity, role, 'view');
  if (reaches.length === 0) return wordsIn(entity);
  const limit = limitedTo(reaches);
  return wordsIn(entity).filter((name) =>
    limit ? !limit.has(name) : entity.fields[name]?.restricted && !startRights[role],
  );
}

const queries = () => [
  '',
  `?home=${world.rose}`,
  `?resident=${world.mrHale}`,
  `?home=${world.rose}&resident=${world.mrHale}`,
];

const reads = () => guardedCalls(world.app).filter(({ method }) => method === 'GET');

/** Reads that tell more than the kind of record is open for, and why. */
const meant: Readonly<Record<string, readonly string[]>> = {
  // A result is read with the questions it answers.
  '/api/assessment-result/:id/sheet/': ['assessment', 'question', 'choice'],
  // Whoever is lent to a house has to know how somebody eats, hears and sees before the first entry.
  '/api/home/:id/brief/': ['resident'],
};

const allWithheldFrom = (role: Role) =>
  stored.flatMap((entity) =>
    withheldFrom(role, entity).map((name) => ({ entity: entity.name, name, word: wordOf(entity, name) })),
  );
const limited = everyone.filter((role) => allWithheldFrom(role).length > 0);

test('from head office and managers alone nothing is withheld', () =>
  expect(everyone.filter((role) => !limited.includes(role))).toEqual(['superuser', 'manager']));

test.each(limited)('%s is told of no field that is withheld, by any read', async (role) => {
  const withheld = allWithheldFrom(role);
  const leaks = new Set<string>();
  const caller = world.as(role);
  for (const call of reads())
    for (const address of addressesOf(call, (entity) => records.get(entity) ?? world.rose))
      for (const query of queries()) {
        const { answer, readsQuery } = await watchQuery(() => caller.get(`${address}${query}`));
        for (const { entity, name, word } of withheld)
          if (answer.body.includes(word) && !meant[call.path]?.includes(entity))
            leaks.add(`${entity}.${name} by ${call.path}`);
        if (!readsQuery) break;
      }
  expect([...leaks]).toEqual([]);
});

test('what is withheld from one is told to another, so that these words would be noticed', async () => {
  const words = stored.flatMap((entity) => wordsIn(entity).map((name) => wordOf(entity, name)));
  const bodies = await Promise.all(
    stored.map(({ name, path }) => world.as('manager').get(`/api/${path}/${records.get(name)}/`)),
  );
  const seen = words.filter((word) => bodies.some(({ body }) => body.includes(word)));
  expect(seen.length).toBeGreaterThan(words.length / 2);
});

/** A question about a withheld field would tell it by what it finds, and an order by where it stands. */
test.each(register)('$name is neither filtered, ordered nor searched by a field that is restricted', (entity) => {
  const asked = [entity.order, ...entity.sorts].map((order) => orderOf(order).column);
  const open = [...entity.filters, ...asked, ...entity.search].filter((name) => entity.fields[name]?.restricted);
  expect(open).toEqual([]);
});

/** What lists can be asked by, though the role does not read it of anybody else's records. */
function asksBeyond(role: Role, entity: Entity): readonly string[] {
  const reaches = reachesOf(entity, role, 'view');
  const ofOthers = reaches.filter(({ rows }) => !Object.values(rows ?? {}).some((test) => test && 'me' in test));
  const limit = ofOthers.length > 0 ? limitedTo(ofOthers) : null;
  return limit ? entity.filters.filter((name) => !limit.has(name) && entity.fields[name]?.kind === 'choice') : [];
}

const beyond = everyone.flatMap((role) =>
  stored.flatMap((entity) => asksBeyond(role, entity).map((field) => ({ role, entity, name: entity.name, field }))),
);

test.each(beyond)('$role cannot find out $field of $name by what a filter leaves', async ({ role, entity, field }) => {
  const { options } = entity.fields[field] as { readonly options: Readonly<Record<string, string>> };
  const answers = await Promise.all(
    Object.keys(options).map(async (value) => {
      const answer = await world.as(role).get(`/api/${entity.path}/?${field}=${value}`);
      if (answer.statusCode !== 200) return answer.body;
      const others = answer.json<{ id: string }[]>().filter(({ id }) => id !== world.people[role]);
      return JSON.stringify(others);
    }),
  );
  expect(new Set(answers).size).toBe(1);
});

test('there is something to ask about that one may not read', () => expect(beyond.length).toBeGreaterThan(0));
