import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionWorld, type SessionWorld } from '#world/server/session-world.ts';
import { clearAwayJob } from './clear-away.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

const count = async (table: string) =>
  (await world.db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
const clock = (): string => world.parts.clock().toISOString();
const clear = () => clearAwayJob.work(world.app.context);
const minutesOf = (days: number) => days * 24 * 60;

test('what is still of use stays, and what is not goes', async () => {
  const ann = await world.person('ann');
  await world.signIn('ann');
  await world.db.query(
    `insert into draft (staff, form, "values", saved_at) values ($1, 'note', '{"body": "She wept"}', $2)`,
    [ann, clock()],
  );
  await world.db.query(
    `insert into letter (id, "to", subject, text, created_at, next_try_at, worth_until) values (gen_random_uuid(), 'ann@hearth.example', 'Hello', 'https://hearth.example', $1, $1, $1::timestamptz + interval '72 hours')`,
    [clock()],
  );
  await world.db.query(
    `insert into one_time_link (token_hash, staff, kind, created_at, expires_at) values ('abc', $1, 'reset', $2, $2::timestamptz + interval '72 hours')`,
    [ann, clock()],
  );
  const counts = async () => [
    await count('session'),
    await count('one_time_link'),
    await count('letter'),
    await count('draft'),
  ];
  await clear();
  expect(await counts()).toEqual([1, 1, 1, 1]);
  world.pass(minutesOf(2));
  await clear();
  await clear();
  expect(await counts()).toEqual([0, 1, 1, 1]);
  world.pass(minutesOf(5));
  await clear();
  expect(await counts()).toEqual([0, 0, 0, 1]);
  world.pass(minutesOf(8));
  await clear();
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

test('a session nobody came back to is told to have ended, once', async () => {
  const bea = await world.person('bea');
  await world.signIn('bea');
  world.pass(minutesOf(2));
  await clear();
  await clear();
  const history = await world.db.query<{ action: string; summary: string }>(
    `select action, summary from user_history where action = 'session_expired' and "user" = $1`,
    [bea],
  );
  expect(history).toEqual([{ action: 'session_expired', summary: 'Ended by time' }]);
});
