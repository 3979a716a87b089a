import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { openPost } from '../../session/letters/post.ts';
import { mailHeads } from './mail-heads.ts';
import { lastSeal, sealHistory } from '../sealing/seal-history.ts';
import { headOf } from '#domain/staff/history/history-head.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const work = () => mailHeads({ post: (letter) => openPost(world.parts).send(letter) }).work(world.context);
const letters = async () =>
  (await world.owner.query<{ to: string; text: string }>('select "to", text from letter order by created_at')).rows;

test('once a week head office, and nobody else, is sent the heads of the days', async () => {
  await work();
  expect(await letters()).toEqual([]);
  await world.given('note', { home: world.rose, resident: world.mrHale });
  await sealHistory(world.context);
  await work();
  await work();
  const sent = await letters();
  expect(sent.map(({ to }) => to)).toEqual([`${world.people.superuser}@example.org`]);
  expect(sent[0]?.text).toContain(headOf((await lastSeal(world.context.db)).hash));
  world.clock = new Date(world.clock.getTime() + 8 * 86_400_000);
  await work();
  expect(await letters()).toHaveLength(2);
});
