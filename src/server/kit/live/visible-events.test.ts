import { afterAll, beforeAll, expect, test } from 'vitest';
import { notification } from '#domain/notices/notification.ts';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, type World } from '#world/world.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import { updateAsSystem } from '../records/system-updates.ts';
import { visibleEvents } from './visible-events.ts';
import type { FeedEvent } from './change-feed.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const carer = (...rights: string[]): Actor => ({
  id: world.people.carer,
  name: 'Carer',
  groups: [],
  role: 'Carer',
  rights: new Set(rights),
  isSuperuser: false,
  homes: [world.rose],
  practice: [],
  isAuditor: false,
  isAgency: false,
  provenAt: null,
  session: world.people.carer,
  ip: '127.0.0.1',
  device: 'test',
  zoneIn: () => 'Europe/London',
  shiftAt: () => null,
});

const change = (
  entity: string,
  { id, version }: Pick<AnyRecord, 'id' | 'version'>,
  more: Partial<FeedEvent> = {},
): FeedEvent => ({
  tx: '1',
  seq: '1',
  action: 'update',
  entity,
  id,
  version,
  home: world.rose,
  left_home: null,
  resident: null,
  ...more,
});
const visible = async (actor: Actor, ...items: readonly FeedEvent[]) =>
  (await visibleEvents(world.context, actor, items)).map(({ id, version, home }) => [id, version, home]);

test('a screen is sent many reminders with one question, and not of those that its reader may not see', async () => {
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
  const items = [...open, hidden].map((record) => change('notification', record));
  let asked = 0;
  const db = {
    ...world.context.db,
    query: ((...given) => {
      asked += 1;
      return world.context.db.query(...given);
    }) as typeof world.context.db.query,
  };
  expect(
    (await visibleEvents({ ...world.context, db }, carer('view_notification'), items)).map(({ id }) => id),
  ).toEqual(open.map(({ id }) => id));
  expect(asked).toBe(1);
});

test('whoever saw a note is sent the change that takes it out of their sight, and of no later one', async () => {
  const note = await world.given('note', { resident: world.mrHale, visibility: 'team' });
  const manager = world.as('manager');
  const patched = async (body: object) =>
    (
      await confirming((sent) => manager.patch(`/api/note/${note.id}/`, sent), { edit_reason: 'typo', ...body })
    ).json<AnyRecord>();
  const hidden = await patched({ version: 1, visibility: 'senior_only' });
  expect(hidden).toMatchObject({ version: 2, visibility: 'senior_only' });
  const later = await patched({ version: 2, is_important: true });
  expect(later).toMatchObject({ version: 3, is_important: true });
  const reader = carer('view_note_team');
  expect(await visible(reader, change('note', hidden), change('note', later))).toEqual([[note.id, 2, world.rose]]);
  expect(await visible(carer('view_mood'), change('note', hidden))).toEqual([]);
});

test('somebody in the house that a record left is sent the change, although they see only some of its kind', async () => {
  const informing = (staff: string) =>
    world.given('notification', { home: world.rose, resident: null, rule_code: 'BATH-1', staff, recipients: [] });
  const left = async ({ id, version }: AnyRecord) => {
    await updateAsSystem(
      world.context,
      notification,
      { id, version, homes: [world.rose, world.willow] },
      { home: world.willow },
    );
    return change(notification.name, { id, version: version + 1 }, { home: world.willow, left_home: world.rose });
  };
  const [own, other] = [await informing(world.people.carer), await informing(world.people.senior)];
  const items = [await left(own), await left(other)];
  expect(await visible(carer('view_notification_own'), ...items)).toEqual([[own.id, own.version + 1, world.rose]]);
});
