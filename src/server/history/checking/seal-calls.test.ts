import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SealState } from '#domain/staff/history/seal-state.ts';
import { rm } from 'node:fs/promises';
import { temporaryFolder } from '#world/server/temporary-folder.ts';
import { makeWorld, type World } from '#world/world.ts';
import { fileAnchor } from '../../kit/access/history-anchor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { sweepHomes } from '../../alerts/sweep/sweep-homes.ts';
import { acceptEnd, noteEnd } from '../sealing/known-end.ts';
import { lastSeal, sealHistory } from '../sealing/seal-history.ts';
import { checkHistory } from './check-history.ts';
import { storeCheck } from './seal-state.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.given('house_stock', { item_name: 'Gloves' });
  await sealHistory(world.context);
});

const seals = async (role: 'manager' | 'auditor' | 'superuser' = 'manager') =>
  (await world.as(role).get('/api/userHistory/seals/')).json<SealState>();

test('whoever reads the whole history sees how far it is sealed; a carer is told who does', async () => {
  const { seals: before } = await seals();
  await world.given('house_stock', { item_name: 'Aprons' });
  await sealHistory(world.context);
  for (const role of ['manager', 'auditor', 'superuser'] as const)
    expect(await seals(role), role).toMatchObject({
      head: expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
      seals: before + 1,
    });
  for (const path of ['seals/', 'seals/find/?head=7K2M-9QXP-4TVA']) {
    const answer = await world.as('carer').get(`/api/userHistory/${path}`);
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringMatching(/manager/i)]);
  }
});

test('the head on paper is the same for everybody, and is found again by whoever types it', async () => {
  const { head } = (await world.as('carer').get('/api/userHistory/head/')).json<SealState>();
  const find = async (typed: string) =>
    world.as('manager').get(`/api/userHistory/seals/find/?head=${encodeURIComponent(typed)}`);
  expect((await find(String(head).toLowerCase())).json()).toMatchObject({ seal: { number: expect.any(Number) } });
  expect((await find('7K2M-9QXP-4TVA')).json()).toEqual({ seal: null });
  expect((await find('7K2M')).json()).toEqual({
    head: ['A head has twelve letters and figures, such as 7K2M-9QXP-4TVA.'],
  });
  expect((await seals()).days[0]).toMatchObject({ head });
});

test('a look through it is written into the history, and its faults raise an alert in every house', async () => {
  const looked = await world.as('manager').post('/api/userHistory/check/', {});
  expect(looked.statusCode).toBe(200);
  // What every world begins with was put there by hand, and is found.
  expect(looked.json<SealState>().check?.found.every(({ kind }) => kind === 'record_unexplained')).toBe(true);
  const { rows } = await world.owner.query(
    `select user_name, summary from user_history where action = 'history_checked'`,
  );
  expect(rows).toHaveLength(1);
  await sweepHomes.work(world.context);
  const raised = await world.owner.query<{ home: string; message: string }>(
    `select home, message from notification where rule_code = 'HIS-1' and status <> 'cleared'`,
  );
  expect(raised.rows.map(({ home }) => home).toSorted()).toEqual([world.rose, world.willow].toSorted());
  expect(raised.rows[0]?.message).toContain('no line speaks of it');
  await storeCheck(world.context.db, { checked_at: world.context.now(), lines: 1, seals: 1, found: [], erased: [] });
  await sweepHomes.work(world.context);
  const open = `select 1 from notification where rule_code = 'HIS-1' and status <> 'cleared' and gone_at is null`;
  expect((await world.owner.query(open)).rows).toEqual([]);
});

/** A node with a folder of its own, in which it notes how far the history goes. */
async function aNode(work: (context: RecordContext) => Promise<void>): Promise<void> {
  const folder = temporaryFolder();
  try {
    await work({ ...world.context, sealing: { ...world.context.sealing, anchor: fileAnchor(folder) } });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('an older back-up put back is found by the end a node knows, until a superuser says so', async () => {
  await aNode(async (context) => {
    await world.given('house_stock', { item_name: 'Aprons' });
    await sealHistory(context);
    const end = await lastSeal(context.db);
    await noteEnd(context, { ...end, number: end.number + 5 });
    const ends = async () => (await checkHistory(context)).found.filter(({ kind }) => kind === 'end_removed');
    expect(await ends()).toEqual([{ kind: 'end_removed', seal: end.number + 5, last: end.number }]);
    // Going on does not hide it.
    await noteEnd(context, end);
    expect(await ends()).toHaveLength(1);
    const known = await context.sealing.anchor.read();
    const forged = `insert into user_history (id, at, action, summary) values (gen_random_uuid(), $1, 'history_end_accepted', $2)`;
    await world.owner.query(forged, [context.now(), `Seal ${known?.number}, 00000000`]);
    expect(await ends()).toHaveLength(1);
    if (known) await acceptEnd(context, null, known, 'The back-up of Monday was put back.');
    expect(await ends()).toEqual([]);
    await noteEnd(context, end);
    expect(await context.sealing.anchor.read()).toMatchObject({ number: end.number });
  });
});

test('only a superuser accepts an end, and only where one is missing', async () => {
  const reason = 'The back-up of Monday was put back.';
  expect((await world.as('manager').post('/api/userHistory/accept-end/', { reason })).statusCode).toBe(403);
  expect((await world.as('superuser').post('/api/userHistory/accept-end/', { reason: 'short' })).json()).toHaveProperty(
    'reason',
  );
  expect((await world.as('superuser').post('/api/userHistory/accept-end/', { reason })).statusCode).toBe(400);
});
