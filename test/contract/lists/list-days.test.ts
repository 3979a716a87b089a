import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { idsIn, readerOf, walk } from '#world/records/list-walk.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
let reader: Caller;
beforeAll(async () => {
  world = await makeWorld();
  reader = await readerOf(world);
});
afterAll(() => world.close());

afterEach(() => void (world.clock = now));

const entry = (occurred_at: string) => world.given('weight', { occurred_at, late_entry_reason: 'forgot' });

test.each([
  [
    'the short day in March',
    '2026-03-29',
    '2026-03-29T00:00:00Z',
    '2026-03-29T22:59:59Z',
    '2026-03-28T23:59:59Z',
    '2026-03-29T23:00:00Z',
  ],
  [
    'the long day in October',
    '2026-10-25',
    '2026-10-24T23:00:00Z',
    '2026-10-25T23:59:59Z',
    '2026-10-24T22:59:59Z',
    '2026-10-26T00:00:00Z',
  ],
])(
  'the days of a list begin and end with the house’s own day, on %s too',
  async (_, day, first, last, before, after) => {
    world.clock = new Date('2026-10-30T09:00:00Z');
    const later = await readerOf(world);
    const [inFirst, inLast, outBefore, outAfter] = [
      await entry(first),
      await entry(last),
      await entry(before),
      await entry(after),
    ];
    const found = idsIn(await later.get(`/api/weight?date_from=${day}&date_to=${day}&limit=200`));
    expect([inFirst, inLast, outBefore, outAfter].map(({ id }) => found.includes(id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  },
);

test.each(register.filter((entity) => entity.listsDays !== null))(
  '$name starts a week back unless told otherwise',
  async (entity) => {
    const daysAgo = (days: number) =>
      world.given(entity, {
        occurred_at: new Date(now.getTime() - days * 86_400_000).toISOString(),
        late_entry_reason: 'forgot',
      });
    const [recent, older] = [await daysAgo(6.9), await daysAgo(7.1)];
    const page = async (asked: string) => walk(reader, `/api/${entity.path}?limit=200${asked}`);
    const [usual, withDates] = [await page(''), await page('&date_from=2026-01-01')];
    expect([recent, older].map(({ id }) => usual.includes(id))).toEqual([true, false]);
    expect([recent, older].map(({ id }) => withDates.includes(id))).toEqual([true, true]);
  },
);

test.each(['2026-02-30', 'yesterday', '2026-3-1', "' or 1=1"])('a day that is none is refused: %s', async (day) => {
  for (const name of ['date_from', 'date_to'])
    expect(Object.keys((await reader.get(`/api/weight?${name}=${encodeURIComponent(day)}`)).json())).toEqual([name]);
});
