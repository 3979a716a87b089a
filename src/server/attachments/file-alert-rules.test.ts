import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../alerts/sweep/sweep.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const letter = Buffer.from('Gas safety record');

async function stored(expiry_date: string): Promise<{ id: string; version: number }> {
  const id = v7();
  await world.as('senior').post('/api/upload/', { id, name: 'gas.txt', size: letter.length });
  await world.app.inject({
    method: 'PUT',
    url: `/api/upload/${id}/0/`,
    payload: letter,
    headers: { ...world.as('senior').headers, 'content-type': 'application/octet-stream' },
  });
  const saved = await world.as('senior').post('/api/attachment/', {
    home: world.rose,
    title: 'Gas record',
    category: 'certificate',
    expiry_date,
    file: id,
  });
  expect(saved.statusCode, saved.body).toBe(201);
  return saved.json();
}

const alertsOf = async (id: string) => {
  await sweep(world.app.context, { home: world.rose, resident: null });
  const { rows } = await world.owner.query<{ severity: string; message: string }>(
    `select severity, message from notification where rule_code = 'FILE-1' and linked_object ->> 'id' = $1 and status = 'active'`,
    [id],
  );
  return rows;
};

test('a manager is told of a paper that runs out within a month, and it clears once nobody needs it', async () => {
  const { id, version } = await stored('2026-03-11');
  expect(await alertsOf(id)).toEqual([{ severity: 'low', message: expect.stringContaining('Gas record') }]);
  const done = await world.as('senior').patch(`/api/attachment/${id}/`, { is_obsolete: true, version });
  expect(done.statusCode, done.body).toBe(200);
  expect(await alertsOf(id)).toEqual([]);
});

test('a paper that is valid for longer, or for ever, reminds nobody', async () => {
  expect(await alertsOf((await stored('2026-06-01')).id)).toEqual([]);
});
