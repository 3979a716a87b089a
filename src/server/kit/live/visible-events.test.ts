import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import type { Actor } from '../access/actor.ts';
import { visibleEvents } from './visible-events.ts';
import type { ChangeEvent } from './change-feed.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const carer = (): Actor => ({
  id: world.people.carer,
  name: 'Carer',
  groups: [],
  role: 'Carer',
  rights: new Set(['view_notification']),
  isSuperuser: false,
  homes: [world.rose],
  isAuditor: false,
  isAgency: false,
  session: world.people.carer,
  ip: '127.0.0.1',
  device: 'test',
  zoneIn: () => 'Europe/London',
  shiftAt: () => null,
});

test('a screen hears of many reminders with one question, and not of those that are kept from its reader', async () => {
  const open = await Promise.all(
    ['BATH-1', 'WT-4', 'FL-1'].map((rule_code) =>
      world.given('notification', { home: world.rose, resident: null, rule_code }),
    ),
  );
  const hidden = await world.given('notification', {
    home: world.rose,
    resident: null,
    rule_code: 'MON-8',
    informed: [],
  });
  const items = [...open, hidden].map(({ id }, place): ChangeEvent => ({
    tx: '1',
    seq: String(place),
    action: 'create',
    entity: 'notification',
    id,
    version: 1,
    home: world.rose,
    left_home: null,
    resident: null,
  }));
  let asked = 0;
  const db = {
    ...world.context.db,
    query: ((...given) => {
      asked += 1;
      return world.context.db.query(...given);
    }) as typeof world.context.db.query,
  };
  expect((await visibleEvents({ ...world.context, db }, carer(), items)).map(({ id }) => id)).toEqual(
    open.map(({ id }) => id),
  );
  expect(asked).toBe(1);
});
