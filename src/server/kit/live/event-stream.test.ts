import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { addressOf, listen } from '#world/server/listening.ts';
import { makeWorld, type World } from '#world/world.ts';
import { declareEvents } from './event-stream.ts';
import { ChangeFeed, type FeedEvent } from './change-feed.ts';

let world: World;
let address: string;
beforeAll(async () => {
  world = await makeWorld();
  address = await addressOf(world.app);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.close());

/** A feed whose database goes away once somebody has come to listen. */
class LostFeed extends ChangeFeed {
  listening = 0;

  override async subscribe(): Promise<() => void> {
    this.listening += 1;
    return () => void (this.listening -= 1);
  }

  override async since(): Promise<readonly FeedEvent[]> {
    throw new Error('the database is away');
  }
}

/** A feed in which nothing ever changes. */
class QuietFeed extends ChangeFeed {
  override async subscribe(): Promise<() => void> {
    return () => {};
  }

  override async since(): Promise<readonly FeedEvent[]> {
    return [];
  }
}

test('a live line that cannot begin is ended, and no change is held for it', async () => {
  const feed = new LostFeed(world.parts);
  const app = fastify();
  declareEvents(app, world.context, feed, { alive: async () => true, watch: () => () => {} });
  const line = await app.inject({ url: '/api/events', headers: { 'last-event-id': '1-1' } });
  expect(line.body).toContain('id: 1-1');
  expect(feed.listening).toBe(0);
  await app.close();
});

test('the line of a device that is signed out from elsewhere ends at once, before its next heartbeat', async () => {
  // No heartbeat ever comes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const here = await world.holding('view_mood');
  const left = await listen(address, (await world.again(here.id ?? '')).headers);
  expect((await here.post('/api/me/sessions/end-others/')).json()).toEqual({ ended: 1 });
  await left.ended;
});

/** A feed that is not yet followed while this lasts. */
class SlowFeed extends QuietFeed {
  override subscribe = (): Promise<() => void> => new Promise(() => {});
}

test('a device that is signed out while its line is beginning is told at once as well', async () => {
  let isAlive = true;
  let signOut = () => {};
  const app = fastify();
  declareEvents(app, world.context, new SlowFeed(world.parts), {
    alive: async () => isAlive,
    watch: (_request, changed) => {
      signOut = changed;
      return () => {};
    },
  });
  const line = await fetch(`${await addressOf(app)}/api/events`, { headers: { 'last-event-id': '1-1' } });
  isAlive = false;
  signOut();
  expect(await line.text()).toContain('id: 1-1');
  await app.close();
});

test('the line of a session that time has ended ends with its next heartbeat, though nothing happens', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  declareEvents(app, world.context, new QuietFeed(world.parts), { alive: async () => false, watch: () => () => {} });
  const line = app.inject({ url: '/api/events', headers: { 'last-event-id': '1-1' } }).then(() => 'ended');
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(15_000);
  expect(await line).toBe('ended');
  await app.close();
});

test('a cursor too far back is told to read anew instead of being sent years', async () => {
  await world.owner.query(
    `insert into user_history (id, at, action, entity, object_id, object_version, home) select gen_random_uuid(), $2, 'create', 'mood', gen_random_uuid(), 1, $1 from generate_series(1, 2600)`,
    [world.rose, world.clock],
  );
  const line = await listen(address, { ...world.as('carer').headers, 'last-event-id': '1-1' });
  const { id } = await eventually(() => {
    const anew = line.events.find(({ event }) => event === 'reset');
    expect(anew).toBeDefined();
    return anew ?? { id: '' };
  });
  expect(line.received).toEqual([]);
  const { id: mood } = await world.given('mood', { resident: world.mrHale });
  await line.until(({ data }) => data['id'] === mood);
  expect(BigInt(line.place().split('-')[0] ?? 0)).toBeGreaterThan(BigInt(id.split('-')[0] ?? 0));
  line.close();
});

test('a screen that was away while a long write ended receives what it stored when it comes back', async () => {
  const mood = await world.given('mood', { resident: world.mrHale });
  const writer = await world.owner.connect();
  await writer.query('begin');
  await writer.query('select pg_current_xact_id()');
  const { headers } = world.as('carer');
  const line = await listen(address, headers);
  const passed = await world.given('mood', { resident: world.mrHale });
  await line.until(({ data }) => data['id'] === passed.id);
  line.close();
  await writer.query(
    `insert into user_history (id, at, action, entity, object_id, object_version, home, resident)
     values (gen_random_uuid(), $1, 'update', 'mood', $2, 2, $3, $4)`,
    [world.clock, mood.id, world.rose, world.mrHale],
  );
  await writer.query('commit');
  writer.release();
  const back = await listen(address, { ...headers, 'last-event-id': line.place() });
  const { data } = await back.until((received) => received.data['id'] === mood.id);
  expect(data['version']).toBe(2);
  back.close();
});

test.each(['resident', 'house_asset'] as const)(
  'a house is sent that a %s has left it for one its people may not see, and not for which',
  async (name) => {
    const arrival = {
      status: 'current',
      admission_date: '2020-01-01',
      national_id_type: 'local',
      national_id: 'LEAVES',
    };
    const { id, version } = await world.given(name, { home: world.rose, ...(name === 'resident' ? arrival : {}) });
    const line = await listen(address, world.as('manager').headers);
    const moved = await world
      .as('superuser')
      .patch(`/api/${world.context.named(name).path}/${id}/`, { version, home: world.willow });
    expect(moved.statusCode, moved.body).toBe(200);
    const { data } = await line.until((received) => received.data['id'] === id);
    expect(data).toMatchObject({ entity: name, home: world.rose, version: version + 1 });
    expect(JSON.stringify(line.received)).not.toContain(world.willow);
    line.close();
  },
);
