import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { register } from '#domain/register.ts';
import { sweepHomes } from '#server/alerts/sweep/sweep-homes.ts';
import type { DeclaredRoute } from '#server/kit/http/route.ts';
import { addressesOf, guardedCalls } from '#world/server/every-call.ts';
import { watchQuery } from '#world/server/query-reading.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/**
 * Every call that reads is asked about no house, and about Rose House, before and after a record of every kind is written in
 * the practice house. No answer changes: nothing of it is listed, found, counted, exported or added up anywhere else.
 */

const ofAHouse = register.filter(({ log, belongsTo }) => !log && (belongsTo === 'home' || belongsTo === 'resident'));

let world: World;
/** One record of each kind in Rose House, for calls that ask about one. */
const here = new Map<string, string>();

beforeAll(async () => {
  world = await makeWorld();
  here.set('home', world.rose).set('resident', world.mrHale);
  for (const { name } of ofAHouse) if (!here.has(name)) here.set(name, (await world.given(name)).id);
  await world.owner.query('update home set is_practice = true where id = $1', [world.willow]);
  // Whatever the provider has for all its houses, such as the form of a result, is made on the way, and once.
  for (let count = 0; count < 3; count += 1) unanswered.push((await world.given('question', {}, 'willow')).id);
  await practise();
});
afterAll(() => world.close());

/** Where two people are asked for, or somebody who works in the house, the world chooses them. */
const chosenByTheWorld = ['rota', 'payments_handover'];

/** It is a carer of Rose House who practises: whatever names a person names her. */
const namingTheCarer = ({ name: entity, fields }: Entity): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'ref' && field.to === 'staff' && !field.readOnly && !chosenByTheWorld.includes(entity)
        ? [[name, world.people.carer]]
        : [],
    ),
  );

/** The provider's questions, each to be answered once. */
const unanswered: string[] = [];

async function practise(): Promise<void> {
  for (const entity of ofAHouse) {
    const question = entity.name === 'answer' ? { question: unanswered.pop() } : {};
    await world.given(entity, { ...namingTheCarer(entity), ...question }, 'willow');
  }
}

/** Calls whose answer changes by being asked, and those that speak of the practice house on purpose. */
const leftOut: readonly string[] = [
  // The houses to choose from, and the page of the practice house.
  '/api/homes/',
  '/api/home/practice/',
  // The history is sealed as a whole, and has a line for every look.
  '/api/userHistory/',
  '/api/home/:id/look-patterns/',
  // The size of the database, and how fast it answers.
  '/api/system/',
];
const isRead = ({ method, path }: DeclaredRoute): boolean =>
  (method === 'GET' || (method === 'POST' && path.endsWith('/export/'))) &&
  path !== '/api/me/' &&
  !leftOut.some((one) => path.startsWith(one));

const questions = () => ['', '?limit=200', '?q=a', `?home=${world.rose}`, '?from=2026-02-01&to=2026-03-31'];

async function everyAnswer({ headers }: Caller): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const call of guardedCalls(world.app).filter(isRead))
    for (const address of addressesOf(call, (entity) => here.get(entity) ?? world.people.carer))
      for (const question of questions()) {
        const method = call.method === 'POST' ? 'POST' : 'GET';
        const { answer, readsQuery } = await watchQuery(() =>
          world.app.inject({
            method,
            url: address + question,
            headers,
            ...(method === 'POST' ? { payload: {} } : {}),
          }),
        );
        answers.set(`${method} ${address}${question}`, `${answer.statusCode} ${answer.body}`);
        if (!readsQuery) break;
      }
  return answers;
}

test('no read over several houses, nor about another house, changes with what is written in the practice house', async () => {
  const askers = [await world.again(world.people.superuser), await world.again(world.people.manager)];
  await sweepHomes.work(world.context);
  const before: ReadonlyMap<string, string>[] = [];
  for (const asker of askers) before.push(await everyAnswer(asker));
  await practise();
  await sweepHomes.work(world.context);
  for (const [at, asker] of askers.entries()) {
    const answers = [...(before[at] ?? [])];
    const after = await everyAnswer(asker);
    const reads = new Set(answers.flatMap(([call, said]) => (said.startsWith('200') ? [call.split('?')[0]] : [])));
    expect(reads.size).toBeGreaterThan(200);
    expect(answers.filter(([call, answer]) => after.get(call) !== answer).map(([call]) => call)).toEqual([]);
  }
});
