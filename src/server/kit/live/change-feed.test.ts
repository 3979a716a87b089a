import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { rowsRead, type Statement } from '#world/server/rows-read.ts';
import { makeWorld, type World } from '#world/world.ts';
import { ChangeFeed, type FeedEvent, type FeedPosition } from './change-feed.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** A feed whose first listener comes while something is being saved. */
class BusyFeed extends ChangeFeed {
  meanwhile: () => Promise<void> = async () => {};

  override async now(): Promise<FeedPosition> {
    const place = await super.now();
    await this.meanwhile();
    return place;
  }
}

test('what is saved while the first screen of a node opens its line is received on it', async () => {
  const feed = new BusyFeed(world.parts);
  await feed.open();
  const bystander = await world.owner.connect();
  await bystander.query('listen hearth_changes');
  let saved = '';
  feed.meanwhile = async () => {
    const notified = once(bystander, 'notification');
    saved = (await world.given('mood', { resident: world.mrHale })).id;
    await notified;
    // By the time this is answered the feed has received the notification as well, and had nobody to send it to.
    await world.owner.query('select 1');
  };
  const received: FeedEvent[] = [];
  const unsubscribe = await feed.subscribe((items) => void received.push(...(items ?? [])));
  await eventually(() => expect(received.map(({ id }) => id)).toContain(saved));
  unsubscribe();
  await bystander.query('unlisten *');
  bystander.release();
  await feed.close();
});

/** A write elsewhere that ends between two looks of one reading holds it back for that reading alone. */
const since = async (place: FeedPosition) => (await world.app.changes.since(place)).map(({ id }) => id);

test('a long write in another database of the same server holds no change back', async () => {
  const elsewhere = new pg.Client({ ...inject('database'), database: 'postgres' });
  await elsewhere.connect();
  await elsewhere.query('begin');
  await elsewhere.query('select pg_current_xact_id()');
  const before = await world.app.changes.now();
  const { id } = await world.given('mood', { resident: world.mrHale });
  await eventually(async () => expect(await since(before)).toContain(id));
  await elsewhere.query('rollback');
  await elsewhere.end();
});

/** A write that goes on until it is ended. */
async function slowWrite() {
  const { options } = world.owner;
  const writer = new pg.Client({ ...options, password: options.password });
  await writer.connect();
  await writer.query('begin');
  await writer.query('select pg_current_xact_id()');
  return {
    end: async () => {
      await writer.query('commit');
      await writer.end();
    },
  };
}

test('a write of our own that is still under way holds back what was saved after it', async () => {
  const slow = await slowWrite();
  const before = await world.app.changes.now();
  const { id } = await world.given('mood', { resident: world.mrHale });
  expect(await since(before)).toEqual([]);
  await slow.end();
  await eventually(async () => expect(await since(before)).toContain(id));
});

/** A feed that something happens to after each of its readings, before it looks whether all was read. */
class WatchedFeed extends ChangeFeed {
  afterReading: () => Promise<void> = async () => {};

  override async since(place: FeedPosition): Promise<readonly FeedEvent[]> {
    const items = await super.since(place);
    await this.afterReading();
    return items;
  }
}

test('what a reading held back is received, though nothing holds it back any more when the feed looks why', async () => {
  const slow = await slowWrite();
  const feed = new WatchedFeed(world.parts);
  await feed.open();
  const received: string[] = [];
  const unsubscribe = await feed.subscribe((items) => void received.push(...(items ?? []).map(({ id }) => id)));
  const { id } = await world.given('mood', { resident: world.mrHale });
  const read = new Promise<void>((resolve) => {
    feed.afterReading = async () => {
      feed.afterReading = async () => {};
      await slow.end();
      resolve();
    };
  });
  await read;
  await eventually(() => expect(received).toContain(id));
  unsubscribe();
  await feed.close();
});

test('a transaction that does not end holds live events back for seconds, not for good; what it stored is then read anew', async () => {
  const feed = new ChangeFeed(world.parts);
  await feed.open();
  const writer = await world.owner.connect();
  await writer.query('begin');
  await writer.query('select pg_current_xact_id()');
  const received: (string | null)[] = [];
  const unsubscribe = await feed.subscribe((items) => void received.push(...(items?.map(({ id }) => id) ?? [null])));
  const first = await world.given('mood', { resident: world.mrHale });
  await eventually(() => expect(received).toContain(first.id));
  expect(feed.heldUpSince()).toBeInstanceOf(Date);
  // From now on nothing waits for it: no time passes that it could be waited out in.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const second = await world.given('mood', { resident: world.mrHale });
  await eventually(() => expect(received).toContain(second.id));
  clock.mockRestore();
  await writer.query(
    `insert into user_history (id, at, action, entity, object_id, object_version) values (gen_random_uuid(), $1, 'create', 'mood', gen_random_uuid(), 1)`,
    [world.clock],
  );
  await writer.query('commit');
  writer.release();
  await eventually(() => expect(received).toContain(null));
  await eventually(() => expect(feed.heldUpSince()).toBeNull());
  unsubscribe();
  await feed.close();
});

test('two writes that do not end hold live events back for three seconds each, the second from when it began', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const feed = new WatchedFeed(world.parts);
  /** Until what was running at this moment has been looked at. */
  const looked = async () => {
    for (let readings = 0; readings < 2; readings += 1)
      await new Promise<void>((resolve) => (feed.afterReading = async () => resolve()));
  };
  await feed.open();
  const received: string[] = [];
  const unsubscribe = await feed.subscribe((items) => void received.push(...(items ?? []).map(({ id }) => id)));
  const first = await slowWrite();
  const behindFirst = await world.given('mood', { resident: world.mrHale });
  await looked();
  now = 2000;
  const second = await slowWrite();
  const behindBoth = await world.given('mood', { resident: world.mrHale });
  await looked();
  now = 3000;
  await eventually(() => expect(received).toContain(behindFirst.id));
  await looked();
  expect(received).not.toContain(behindBoth.id);
  now = 5000;
  await eventually(() => expect(received).toContain(behindBoth.id));
  clock.mockRestore();
  await first.end();
  await second.end();
  unsubscribe();
  await feed.close();
});

/** A feed whose readings fail for a while. */
class FailingFeed extends ChangeFeed {
  readings = 0;
  failures = 0;

  override async since(place: FeedPosition): Promise<readonly FeedEvent[]> {
    this.readings += 1;
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the database is away');
    }
    return super.since(place);
  }
}

test('a reading that failed is made up for, though nobody notifies again', async () => {
  const feed = new FailingFeed(world.parts);
  await feed.open();
  const received: string[] = [];
  const unsubscribe = await feed.subscribe((items) => void received.push(...(items ?? []).map(({ id }) => id)));
  await eventually(() => expect(feed.readings).toBeGreaterThan(0));
  feed.failures = 1;
  const { id } = await world.given('mood', { resident: world.mrHale });
  await eventually(() => expect(received).toContain(id));
  expect(feed.failures).toBe(0);
  unsubscribe();
  await feed.close();
});

test('a notification that could not be sent is sent again, and one that waits is sent before the node stops', async () => {
  const bystander = await world.owner.connect();
  await bystander.query('listen hearth_changes');
  const feed = new ChangeFeed(world.parts);
  const notified = once(bystander, 'notification');
  const asked = vi.spyOn(world.parts.pool, 'query').mockImplementationOnce(async () => {
    throw new Error('the database is away');
  });
  feed.publish();
  await notified;
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  const before = once(bystander, 'notification');
  feed.publish();
  await feed.close();
  await before;
  await bystander.query('unlisten *');
  bystander.release();
});

test('live events are complete again when the last write here has ended, whatever goes on in other databases', async () => {
  const elsewhere = new pg.Client({ ...inject('database'), database: 'postgres' });
  await elsewhere.connect();
  await elsewhere.query('begin');
  await elsewhere.query('select pg_current_xact_id()');
  const feed = new ChangeFeed(world.parts);
  await feed.open();
  const slow = await slowWrite();
  const unsubscribe = await feed.subscribe(() => undefined);
  await world.given('mood', { resident: world.mrHale });
  await eventually(() => expect(feed.heldUpSince()).toBeInstanceOf(Date));
  await slow.end();
  await eventually(() => expect(feed.heldUpSince()).toBeNull());
  unsubscribe();
  await feed.close();
  await elsewhere.query('rollback');
  await elsewhere.end();
});

/** A feed that has read, and sent, everything until now. */
class UpToDateFeed extends ChangeFeed {
  override async now(): Promise<FeedPosition> {
    const { rows } = await world.owner.query<{ tx: string }>('select max(tx)::text as tx from user_history');
    return [rows[0]?.tx ?? '0', '0'];
  }
}

test('what was sent already is sent to whoever comes back, though a reading would hold it back now', async () => {
  const slow = await slowWrite();
  const before = await world.app.changes.now();
  const { id } = await world.given('mood', { resident: world.mrHale });
  const feed = new UpToDateFeed(world.parts);
  const unsubscribe = await feed.subscribe(() => undefined);
  expect((await feed.since(before)).map((item) => item.id)).toContain(id);
  unsubscribe();
  await slow.end();
  await feed.close();
});

test('what is new is found without reading the history again', async () => {
  await world.owner.query(
    `insert into user_history (id, at, action, entity, object_id, object_version, home)
     select gen_random_uuid(), $2, 'create', 'mood', gen_random_uuid(), 1, $1 from generate_series(1, 20000)`,
    [world.rose, world.clock],
  );
  await world.owner.query('analyze user_history');
  const feed = new ChangeFeed(world.parts);
  await feed.open();
  const asked = vi.spyOn(world.pool, 'query');
  const received: string[] = [];
  const unsubscribe = await feed.subscribe((items) => void received.push(...(items ?? []).map(({ id }) => id)));
  const { id } = await world.given('mood', { resident: world.mrHale });
  await eventually(() => expect(received).toContain(id));
  unsubscribe();
  await feed.close();
  const statements = asked.mock.calls
    .map(([call]) => (typeof call === 'string' ? { text: call } : call) as Statement)
    .filter(({ text }) => text?.includes('from user_history'));
  asked.mockRestore();
  expect(statements.length).toBeGreaterThanOrEqual(2);
  for (const statement of statements)
    expect(await rowsRead(world.pool, 'user_history', statement), statement.text).toBeLessThanOrEqual(50);
});
