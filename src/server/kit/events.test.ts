import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { declareEvents } from './events.ts';
import { NewsDesk, type NewsItem } from './news.ts';

let world: World;
beforeAll(async () => { world = await makeWorld(); });
afterAll(() => world.close());

/** A desk whose database goes away once somebody has come to listen. */
class LostDesk extends NewsDesk {
  listening = 0;

  override async subscribe(): Promise<() => void> {
    this.listening += 1;
    return () => void (this.listening -= 1);
  }

  override async since(): Promise<readonly NewsItem[]> {
    throw new Error('the database is away');
  }
}

test('a live line that cannot begin is ended, and no news is held for it', async () => {
  const desk = new LostDesk(world.parts.pool, world.parts.log);
  const app = fastify();
  declareEvents(app, world.keeper, desk, async () => true);
  const line = await app.inject({ url: '/api/events/', headers: { 'last-event-id': '1-1' } });
  expect(line.body).toContain('id: 1-1');
  expect(desk.listening).toBe(0);
  await app.close();
});
