import { confidentialInfo } from '#domain/confidential/confidential-info.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { createAsSystem } from './system-updates.ts';
import { updateColumns } from './write-record.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('what would be stored without being encrypted is refused: no column alone and no record of the clock holds a secret', async () => {
  const given = { home: world.rose, resident: world.mrHale, title: 'Meeting', access_list: [world.people.senior] };
  const { id } = await world.given('confidential_info', { ...given, content: 'What was said on Tuesday' });
  const { context } = world;
  const write = { context, db: context.db, entity: confidentialInfo, author: null, audit: { actions: ['update'] } };
  const content = 'An allegation';
  await expect(updateColumns(write, { id, version: 1 }, { content })).rejects.toThrow('content is secret');
  await expect(createAsSystem(context, confidentialInfo, { ...given, id: v7(), content })).rejects.toThrow(
    'content is secret',
  );
  const { rows } = await world.owner.query(
    `select count(*)::int as open from confidential_info where position('allegation'::bytea in content) > 0`,
  );
  expect(rows).toEqual([{ open: 0 }]);
  expect(await updateColumns(write, { id, version: 1 }, { title: 'Another meeting' })).toBe(true);
});
