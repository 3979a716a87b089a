import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import type { TimelineEntry } from '#domain/residents/views/timeline-entry.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const about = { resident: world.mrHale };
  await world.given('weight', {
    ...about,
    weight_kg: 62,
    outcome: 'measured',
    method: 'standing',
    occurred_at: '2026-02-20T09:00:00.000Z',
    late_entry_reason: 'told_later',
  });
  await world.given('mood', {
    ...about,
    mood_score: 2,
    period: 'morning',
    presentation: [],
    occurred_at: '2026-03-01T08:00:00.000Z',
  });
  const drink = await world.given('fluid_intake', {
    ...about,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 250,
    offered_ml: 250,
    occurred_at: '2026-03-01T08:30:00.000Z',
  });
  await world.as('senior').patch(`/api/fluid-intake/${drink.id}/`, {
    is_deleted: true,
    deletion_reason: 'Given to somebody else',
    version: 1,
  });
  await world.given('note', {
    home: world.rose,
    ...about,
    category: 'daily',
    visibility: 'senior_only',
    body: 'Spoke about going home.',
    occurred_at: '2026-03-01T08:45:00.000Z',
  });
});
afterAll(() => world.close());

const ask = (role: Parameters<World['as']>[0], query = '') =>
  world.as(role).get(`/api/resident/${world.mrHale}/timeline/${query}`);
const kindsOf = async (role: Parameters<World['as']>[0], query = '') =>
  (await ask(role, query)).json<TimelineEntry[]>().map(({ kind }) => kind);

test('every kind of entry stands in one stream, the newest first', async () => {
  expect(await kindsOf('senior')).toEqual(['note', 'fluid_intake', 'mood', 'weight']);
});

test('each says who, when, and whether it was written late', async () => {
  const entries = (await ask('senior')).json<TimelineEntry[]>();
  expect(entries[3]).toMatchObject({
    by: 'author Lee',
    is_late_entry: true,
    version: 1,
    words: 'Measured · 62 kg',
    is_deleted: false,
  });
});

test('what was struck out stays readable, with who and why', async () => {
  const entries = (await ask('senior')).json<TimelineEntry[]>();
  expect(entries[1]).toMatchObject({
    is_deleted: true,
    words: 'Tea · 250 ml',
    deletion_reason: 'Given to somebody else',
    deleted_by: 'senior Lee',
    version: 2,
  });
});

test('it is read page by page, and each entry comes once', async () => {
  const first = await ask('senior', '?limit=3');
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
  const second = await world.as('senior').get(next);
  expect([...first.json<TimelineEntry[]>(), ...second.json<TimelineEntry[]>()].map(({ kind }) => kind)).toEqual([
    'note',
    'fluid_intake',
    'mood',
    'weight',
  ]);
  expect(second.headers.link).toBeUndefined();
});

test('it can be narrowed to days and kinds, and refuses what it does not know', async () => {
  expect(await kindsOf('senior', '?date_from=2026-03-01')).toEqual(['note', 'fluid_intake', 'mood']);
  expect(await kindsOf('senior', '?date_to=2026-02-28')).toEqual(['weight']);
  expect(await kindsOf('senior', '?kind=mood,weight')).toEqual(['mood', 'weight']);
  expect((await ask('senior', '?kind=payment')).statusCode).toBe(400);
  expect((await ask('senior', '?colour=red')).json()).toHaveProperty('colour');
});

test('nobody reads in it what they may not read elsewhere', async () => {
  expect(await kindsOf('carer')).toEqual(['fluid_intake', 'mood', 'weight']);
  expect(
    (await (await world.holding('view_resident', 'view_mood')).get(`/api/resident/${world.mrHale}/timeline`))
      .json<TimelineEntry[]>()
      .map(({ kind }) => kind),
  ).toEqual(['mood']);
  expect((await world.as('manager').get(`/api/resident/${world.msBird}/timeline/`)).statusCode).toBe(404);
  expect((await (await world.holding('view_weight')).get(`/api/resident/${world.mrHale}/timeline/`)).statusCode).toBe(
    403,
  );
});

test('an agency worker reads the last seven days', async () => {
  expect(await kindsOf('agency')).toEqual(['fluid_intake', 'mood']);
  const weighed = (occurred_at: string) =>
    world.owner.query(`update weight set occurred_at = $2 where resident = $1`, [world.mrHale, occurred_at]);
  await weighed('2026-02-22T08:00:00.000Z');
  expect(await kindsOf('agency')).toEqual(['fluid_intake', 'mood']);
  await weighed('2026-02-22T10:00:00.000Z');
  expect(await kindsOf('agency')).toEqual(['fluid_intake', 'mood', 'weight']);
});

test('reading it is a line of the history, once in a sitting', async () => {
  const read = async () =>
    (
      await world.owner.query(
        `select action, entity, object_id, resident, home from user_history where "user" = $1 and summary = 'timeline'`,
        [world.people.manager],
      )
    ).rows;
  const before = (await read()).length;
  for (const query of ['', '?kind=weight', ''])
    expect((await world.as('manager').get(`/api/resident/${world.mrHale}/timeline/${query}`)).statusCode).toBe(200);
  const [line] = (await read()).slice(before);
  expect([before + 1, line]).toEqual([
    (await read()).length,
    { action: 'view', entity: 'resident', object_id: world.mrHale, resident: world.mrHale, home: world.rose },
  ]);
});
