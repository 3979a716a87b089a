import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { register } from '#domain/register.ts';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/** What is saved is saved once, in versions, with its history; nobody overwrites somebody else unseen. */

let world: World;
let anybody: Caller;
let looker: Caller;
beforeAll(async () => {
  world = await makeWorld();
  looker = await world.holding(...register.map(({ name }) => `view_${name}`), 'view_restricted');
  anybody = await world.holding(
    ...register.flatMap(({ name }) => ['view', 'add', 'change', 'delete'].map((act) => `${act}_${name}`)),
    'restore_deleted',
    'strike_out_any',
    'view_restricted',
    'view_deleted_note',
    'manage_users',
  );
});
afterAll(() => world.close());

const isUploaded = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.kind === 'file' && field.must);
const ordinary = register.filter(
  (entity) => !entity.serverOnly && !isUploaded(entity) && entity.belongsTo !== 'itself',
);

/** The same form with one answer changed: other words where it takes any, else the greatest number, else the other choice. */
function otherContent(entity: Entity, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries(writable(entity)).filter(([, field]) => !field.when);
  for (const [name, field] of fields) {
    if (field.kind === 'longText' || (field.kind === 'text' && !field.like && field.max >= 30))
      return { ...input, [name]: 'Something else altogether' };
  }
  for (const [name, field] of fields)
    if (field.kind === 'whole' || field.kind === 'decimal') return { ...input, [name]: field.max };
  for (const [name, field] of fields) if (field.kind === 'yesNo') return { ...input, [name]: !input[name] };
  return { ...input };
}

/** A change that the rules accept; two kinds take no change of the first field that comes to hand. */
const acceptedChange = (entity: Entity): Readonly<Record<string, unknown>> =>
  ({
    answer: { comment: 'Something else altogether' },
    care_tracking: {
      mood: true,
      details: [{ chart: 'mood', frequency: 'daily', reason: 'Low this week', review_date: '2026-04-01' }],
    },
  })[entity.name] ?? otherContent(entity, {});

const ordinaryActs = new Set(['create', 'update', 'strike_out', 'restore', 'view']);

const historyOf = async (id: string) => {
  const { rows } = await world.owner.query<{ action: string; object_version: number }>(
    'select action, object_version from user_history where object_id = $1 order by tx, seq',
    [id],
  );
  return rows
    .filter(({ action }) => ordinaryActs.has(action))
    .map(({ action, object_version }) => `${action} ${object_version}`);
};

describe.each(ordinary)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test('a POST that arrives again is the same record; with other content it is a conflict', async () => {
    const input = { id: v7(), ...(await world.input(entity)) };
    const first = await confirming((body) => anybody.post(path, body), input);
    expect(first.statusCode, first.body).toBe(201);
    const again = await confirming((body) => anybody.post(`${path}/`, body), input);
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json<AnyRecord>().id).toBe(input.id);
    expect(again.json()).toEqual(first.json());
    const other = otherContent(entity, input);
    expect((await confirming((body) => anybody.post(path, body), other)).statusCode).toBe(409);
    const { rows } = await world.owner.query<{ stored: number }>(
      `select count(*)::int as stored from "${entity.name}" where id = $1`,
      [input.id],
    );
    expect(rows).toEqual([{ stored: 1 }]);
  });

  test('a stale change is refused and shown what stands; one without a version is told so', async () => {
    const { id } = await world.given(entity);
    const change = acceptedChange(entity);
    const patch = (version?: number) =>
      confirming((body) => anybody.patch(`${path}/${id}/`, body), { ...change, ...(version ? { version } : {}) });
    const unversioned = await patch();
    expect([unversioned.statusCode, Object.keys(unversioned.json())]).toEqual([400, ['version']]);
    const both = await Promise.all([patch(1), patch(1)]);
    expect(both.map((answer) => answer.statusCode).sort(), both.map((answer) => answer.body).join('\n')).toEqual([
      200, 409,
    ]);
    const stale = both.find((answer) => answer.statusCode === 409)?.json<{ current: AnyRecord }>();
    expect(stale?.current.version).toBe(2);
    expect(both.find((answer) => answer.statusCode === 200)?.json()).toMatchObject(stale?.current ?? {});
  });

  test('a change that changes nothing makes no version and leaves no line', async () => {
    const { id } = await world.given(entity);
    const whole = (await anybody.get(`${path}/${id}/`)).json<AnyRecord>();
    const same = Object.fromEntries(
      Object.keys(writable(entity))
        .filter((name) => name in whole)
        .map((name) => [name, whole[name]]),
    );
    for (const [how, body] of [
      ['patch', {}],
      ['patch', same],
      ['put', same],
    ] as const) {
      const answer = await confirming((sent) => anybody[how](`${path}/${id}/`, sent), { ...body, version: 1 });
      expect([answer.statusCode, answer.json()], `${how} ${answer.body}`).toEqual([200, whole]);
    }
    expect((await anybody.get(`${path}/${id}/versions/`)).json()).toEqual([]);
    expect(await historyOf(id)).toEqual(['create 1', 'view 1', 'view 1']);
  });

  test('whether somebody may is asked before what they saw, and what they saw before what they wrote', async () => {
    const { id } = await world.given(entity);
    const [written = ''] = Object.keys(writable(entity));
    const wrong = { version: 7, [written]: { no: 'value of any field' } };
    const removal = { [entity.marker]: true, deletion_reason: 'Entered in error', version: 7 };
    const answers = async (caller: Caller) => [
      (await caller.patch(`${path}/${id}/`, wrong)).statusCode,
      (await caller.put(`${path}/${id}/`, wrong)).statusCode,
      (await caller.patch(`${path}/${id}/`, removal)).statusCode,
      (await caller.patch(`${path}/${id}/`, { ...removal, deletion_reason: 'x' })).statusCode,
    ];
    // What a looker may not even see is not there.
    for (const status of await answers(looker)) expect([403, 404]).toContain(status);
    expect(await answers(anybody)).toEqual([409, 409, 409, 409]);
    const { rows } = await world.owner.query(`select version from "${entity.name}" where id = $1`, [id]);
    expect(rows).toEqual([{ version: 1 }]);
  });

  test('removing needs a reason, leaves the text, and every act leaves a line of history', async () => {
    const { id } = await world.given(entity);
    const remove = (deletion_reason: string, version = 1) =>
      anybody.patch(`${path}/${id}/`, { [entity.marker]: true, deletion_reason, version });
    expect((await remove('no')).json()).toHaveProperty('deletion_reason');
    expect((await remove('Entered in error')).statusCode).toBe(200);
    const restored = await anybody.post(`${path}/${id}/restore/`, { version: 2 });
    expect(restored.statusCode, restored.body).toBe(200);
    expect((await anybody.get(`${path}/${id}/`)).statusCode).toBe(200);
    const versions = await anybody.get(`${path}/${id}/versions/`);
    expect(versions.json<AnyRecord[]>().map(({ version }) => version)).toEqual([2, 1]);
    expect(await historyOf(id)).toEqual(['create 1', 'strike_out 2', 'restore 3', 'view 3', 'view 3']);
  });

  test('who wrote it, when, and its version come from the server, whatever is sent', async () => {
    const forged = {
      version: 9,
      created_by: world.people.superuser,
      recorded_by: world.people.superuser,
      created_at: '2001-01-01T00:00:00Z',
      [entity.marker]: true,
      is_superuser: true,
    };
    const made = await confirming((body) => anybody.post(path, body), { ...(await world.input(entity)), ...forged });
    expect([201, 400, 403], made.body).toContain(made.statusCode);
    if (made.statusCode !== 201) return;
    const record = made.json<AnyRecord>();
    expect([record.version, record.created_at.slice(0, 10), record[entity.marker]]).toEqual([1, '2026-03-01', false]);
    expect([null, anybody.id]).toContain(record.created_by);
    expect([record['recorded_by'] ?? anybody.id, record['is_superuser'] ?? false]).toEqual([anybody.id, false]);
  });
});

/** Every move that needs something filled in, from the first state it may start from. */
const needyMoves = register.flatMap((entity) =>
  (entity.states?.moves ?? [])
    .filter(({ needs = [] }) => needs.length > 0)
    .map((move) => ({ entity, move, name: entity.name, from: move.from[0] ?? '', to: move.to })),
);

test.each(needyMoves)('$name: from $from to $to, what was seen is asked before what it needs', async (asked) => {
  const { entity, move, from, to } = asked;
  const mover = await world.holding(
    ...['view', 'change', move.right].map((act) => `${act}_${entity.name}`),
    'complete_assessment_result_own',
  );
  const { id } = await world.given(entity);
  await world.owner.query(`update "${entity.name}" set status = $2 where id = $1`, [id, from]);
  if (entity.name === 'assessment_result')
    await world.owner.query('update assessment_result set assessed_by = $2 where id = $1', [id, mover.id]);
  // Whoever hands over wrote the count down themselves, so that nobody is asked for their PIN.
  if (entity.name === 'payments_handover')
    await world.owner.query('update payments_handover set created_by = handed_over_by where id = $1', [id]);
  const empty = Object.fromEntries((move.needs ?? []).map((need) => [need, null]));
  const stale = { ...empty, status: to, version: 7 };
  const path = `/api/${entity.path}/${id}/`;
  const answer = await (move.by ? mover.post(`${path}${move.by}`, stale) : mover.patch(path, stale));
  expect(answer.statusCode, answer.body).toBe(409);
});

test.each([
  ['update user_history set summary = null'],
  ['delete from user_history'],
  ['truncate user_history cascade'],
  ['delete from record_version'],
  ["update record_version set body = '{}'"],
])('the database itself refuses: %s', async (statement) => {
  const { id } = await world.given('weight');
  const changed = await world.as('superuser').patch(`/api/weight/${id}/`, { version: 1, notes: 'Weighed again' });
  expect(changed.statusCode, changed.body).toBe(200);
  await expect(world.pool.query(statement)).rejects.toThrow(/permission denied|only ever added to/);
  await expect(world.owner.query(statement)).rejects.toThrow(/only ever added to/);
});
