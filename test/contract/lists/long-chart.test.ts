import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entityNamed } from '#domain/register.ts';
import { crowd } from '#world/records/crowd.ts';
import { readerOf, rowsIn } from '#world/records/list-walk.ts';
import { readsOf, type Statement } from '#world/server/rows-read.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

let world: World;
let reader: Caller;
beforeAll(async () => {
  world = await makeWorld();
  reader = await readerOf(world);
});
afterAll(() => world.close());

test('a long chart is read by its index, and no further than a page', async () => {
  const record = await world.given('fluid_intake');
  await crowd(world.owner, entityNamed('fluid_intake'), record, 20_000);
  await crowd(
    world.owner,
    entityNamed('resident'),
    await world.given('resident', { national_id_type: 'local', national_id: 'ONE-OF-MANY' }),
    40,
  );
  await world.owner.query(
    `with r as (select array_agg(id) as ids from resident where home = $1)
     update fluid_intake set occurred_at = occurred_at - random() * interval '6 days', resident = r.ids[1 + floor(random() * cardinality(r.ids))::int] from r where home = $1`,
    [world.rose],
  );
  await world.owner.query('analyze fluid_intake');
  const asked = vi.spyOn(world.pool, 'query');
  for (const path of ['/api/fluid-intake', `/api/fluid-intake/?resident=${world.mrHale}`]) {
    asked.mockClear();
    expect(rowsIn(await reader.get(path))).toHaveLength(50);
    const statement = asked.mock.calls
      .map(([call]) => call as Statement)
      .find(({ text }) => text?.includes('fluid_intake'));
    const reads = await readsOf(world.owner, 'fluid_intake', statement ?? {});
    expect(reads.map(({ by }) => by)).toEqual(['Index Scan']);
    expect(reads[0]?.rows).toBeLessThanOrEqual(51);
  }
  asked.mockRestore();
});
