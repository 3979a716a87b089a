import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { v7 } from 'uuid';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { addHours, addMinutes } from '#domain/kit/time/time.ts';
import { register } from '#domain/register.ts';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

/** Corrections, not silent edits: own entries for a while, others' with a reason, and the earlier text stays. */

let world: World;
let author: Caller;
let colleague: Caller;
let senior: Caller;
let viewer: Caller;
let changer: Caller;
beforeAll(async () => {
  world = await makeWorld();
  const acts = (...verbs: string[]) => register.flatMap(({ name }) => verbs.map((verb) => `${verb}_${name}`));
  author = await world.holding(...acts('view', 'add', 'change_own', 'delete_own'));
  colleague = await world.holding(...acts('view', 'add', 'change_own', 'delete_own'));
  senior = await world.holding(...acts('view', 'add', 'change', 'delete'), 'strike_out_any', 'view_restricted');
  viewer = await world.holding(...acts('view'));
  changer = await world.holding(...acts('view', 'change'));
});
afterAll(() => world.close());

async function setWindow(minutes: number): Promise<void> {
  await world.owner.query('update home set settings = $1', [
    JSON.stringify({ ...defaultSettings, edit_window_minutes: minutes }),
  ]);
  world.context.homes.forget();
}

const isUploaded = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.kind === 'file' && field.must);
const removable = register.filter(
  (entity) => !entity.serverOnly && !isUploaded(entity) && entity.belongsTo !== 'itself',
);
const entries = register.filter((entity) => entity.trait === 'care_entry');

const written = async (
  by: Caller,
  entity: Entity,
  given: Readonly<Record<string, unknown>> = {},
): Promise<AnyRecord> => {
  const answer = await confirming((body) => by.post(`/api/${entity.path}`, body), {
    ...(await world.input(entity, given)),
    id: v7(),
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(201);
  return answer.json<AnyRecord>();
};
const grown = (entity: Entity, { id }: AnyRecord, minutes: number) =>
  world.owner.query(`update "${entity.name}" set created_at = created_at - $2 * interval '1 minute' where id = $1`, [
    id,
    minutes,
  ]);
/** What a shift goes on filling in is corrected only once it is finished. */
const isSheet = ({ states, narrower }: Entity): boolean => states?.start === 'draft' || 'change:open' in narrower;
const finish = ({ name, states }: Entity, { id }: AnyRecord) =>
  world.owner.query(`update "${name}" set status = $2 where id = $1`, [
    id,
    states?.moves.find(({ from }) => from.includes(states.start))?.to,
  ]);
const at = (entity: Entity, { id }: AnyRecord): string => `/api/${entity.path}/${id}/`;
const change = (by: Caller, entity: Entity, record: AnyRecord, given: object) =>
  confirming((body) => by.patch(at(entity, record), body), { version: record.version, ...given });
const strike = (by: Caller, entity: Entity, { id, version }: AnyRecord, deletion_reason = 'Entered in error') =>
  by.patch(at(entity, { id } as AnyRecord), { [entity.marker]: true, deletion_reason, version });

describe.each(entries)('$name', (entity) => {
  test('its author changes it while the window is open, and not a minute longer', async () => {
    const first = await written(author, entity, { notes: 'First words' });
    await grown(entity, first, 59);
    const changed = await change(author, entity, first, { notes: 'Second words' });
    expect(changed.statusCode, changed.body).toBe(200);
    await grown(entity, first, 2);
    const late = await change(author, entity, changed.json<AnyRecord>(), { notes: 'Third words', edit_reason: 'typo' });
    expect([late.statusCode, Object.keys(late.json())]).toEqual([403, ['detail']]);
  });

  test('the house says how long the window is open', async () => {
    const first = await written(author, entity);
    await grown(entity, first, 6);
    onTestFinished(() => setWindow(defaultSettings.edit_window_minutes));
    await setWindow(5);
    expect((await change(author, entity, first, { notes: 'Too late' })).statusCode).toBe(403);
    await setWindow(7);
    expect((await change(author, entity, first, { notes: 'In time' })).statusCode).toBe(200);
  });

  test('nobody else’s own right reaches it', async () => {
    const first = await written(author, entity);
    expect((await change(colleague, entity, first, { notes: 'Not mine' })).statusCode).toBe(403);
    expect((await strike(colleague, entity, first)).statusCode).toBe(403);
  });

  test('its author strikes it out while the window is open; afterwards a senior does', async () => {
    const [early, late] = [await written(author, entity), await written(author, entity)];
    expect((await strike(author, entity, early)).json()).toMatchObject({
      is_deleted: true,
      deleted_by: author.id,
      deletion_reason: 'Entered in error',
    });
    await grown(entity, late, 61);
    expect((await strike(author, entity, late)).statusCode).toBe(403);
    expect((await strike(senior, entity, late, '    ')).json()).toHaveProperty('deletion_reason');
    expect((await strike(senior, entity, late, 'a'.repeat(501))).json()).toHaveProperty('deletion_reason');
    expect((await strike(senior, entity, late, 'Wrong person')).json()).toMatchObject({
      is_deleted: true,
      deleted_by: senior.id,
      recorded_by: author.id,
    });
  });

  test('a late entry says why, and says that it is late', async () => {
    const input = await world.input(entity, { occurred_at: addHours(now.toISOString(), -3), late_entry_reason: null });
    const silent = await confirming((body) => author.post(`/api/${entity.path}`, body), input);
    expect([silent.statusCode, Object.keys(silent.json())]).toEqual([400, ['late_entry_reason']]);
    const late = await confirming((body) => author.post(`/api/${entity.path}`, body), {
      ...input,
      late_entry_reason: 'told_later',
      is_late_entry: false,
    });
    expect(late.json()).toMatchObject({ is_late_entry: true, late_entry_reason: 'told_later', recorded_by: author.id });
    const { rows } = await world.owner.query(
      `select action from user_history where object_id = $1 and action = 'late_entry'`,
      [late.json<AnyRecord>().id],
    );
    expect(rows).toHaveLength(1);
    expect(await written(author, entity, { occurred_at: addMinutes(now.toISOString(), -119) })).toMatchObject({
      is_late_entry: false,
    });
  });

  test('nothing is recorded before it happens or before the resident came', async () => {
    const about = entity.belongsTo === 'home' ? { resident: world.mrHale } : {};
    for (const occurred_at of [addMinutes(now.toISOString(), 6), '2019-12-31T12:00:00Z']) {
      const answer = await confirming((body) => author.post(`/api/${entity.path}`, body), {
        ...(await world.input(entity)),
        ...about,
        occurred_at,
        late_entry_reason: 'forgot',
      });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['occurred_at']]);
    }
  });

  test('a doubt is confirmed before it is saved, and stays on the record', async () => {
    const input = {
      ...(await world.input(entity, { occurred_at: addHours(now.toISOString(), -25), late_entry_reason: 'forgot' })),
      id: v7(),
    };
    const asked = await author.post(`/api/${entity.path}`, input);
    expect(asked.statusCode).toBe(400);
    expect(asked.json<{ warnings: Record<string, string[]> }>().warnings['occurred_at']?.[0]).toMatch(
      /^over_a_day_old: /,
    );
    expect(
      (await author.post(`/api/${entity.path}`, { ...input, confirmed_warnings: ['something_else'] })).statusCode,
    ).toBe(400);
    const saved = await confirming((body) => author.post(`/api/${entity.path}`, body), input);
    expect(saved.json<AnyRecord>().warning_codes).toContain('over_a_day_old');
    const { rows } = await world.owner.query(
      `select action from user_history where object_id = $1 and action = 'warning_confirmed'`,
      [input.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe.each(entries.filter((entity) => !isSheet(entity)))('$name', (entity) => {
  test('a senior changes it afterwards with a reason, and the earlier text stays readable', async () => {
    const first = await written(author, entity, { notes: 'First words' });
    await grown(entity, first, 61);
    const silent = await change(senior, entity, first, { notes: 'Second words' });
    expect([silent.statusCode, Object.keys(silent.json())]).toEqual([400, ['edit_reason']]);
    const other = await change(senior, entity, first, { notes: 'Second words', edit_reason: 'other' });
    expect([other.statusCode, Object.keys(other.json())]).toEqual([400, ['edit_reason_text']]);
    const changed = await change(senior, entity, first, { notes: 'Second words', edit_reason: 'clarification' });
    expect(changed.json()).toMatchObject({
      notes: 'Second words',
      edit_reason: 'clarification',
      version: 2,
      recorded_by: author.id,
      updated_by: senior.id,
    });
    const again = await change(senior, entity, changed.json<AnyRecord>(), { notes: 'Third words' });
    expect(Object.keys(again.json()), 'each change has its own reason').toEqual(['edit_reason']);
    const earlier = (await author.get(`${at(entity, first)}versions/`)).json<AnyRecord[]>();
    expect(earlier.map((version) => [version.version, version['notes']])).toEqual([[1, 'First words']]);
  });
});

describe.each(entries.filter(isSheet))('$name', (entity) => {
  test('is carried on without a reason while it is unfinished, and corrected with one afterwards', async () => {
    const first = await written(author, entity, { notes: 'First words' });
    await grown(entity, first, 61);
    const carried = await change(senior, entity, first, { notes: 'Second words' });
    expect(carried.statusCode, carried.body).toBe(200);
    await finish(entity, first);
    const silent = await change(senior, entity, carried.json<AnyRecord>(), { notes: 'Third words' });
    expect([silent.statusCode, Object.keys(silent.json())]).toEqual([400, expect.arrayContaining(['edit_reason'])]);
  });
});

describe.each(removable)('$name', (entity) => {
  const givenRecord = () => world.shown(entity);

  test('DELETE takes a version and a code from the address, and refuses in words its caller reads', async () => {
    const record = await givenRecord();
    const remove = (query: string, by = senior) => by.delete(`${at(entity, record)}${query}`);
    for (const query of [
      '?version=&deletion_reason=duplicate',
      '?version=1&deletion_reason=because',
      '?deletion_reason=',
      '?version=one&deletion_reason=duplicate',
      '?version=1&deletion_reason=constructor',
    ]) {
      const refused = await remove(query);
      expect([refused.statusCode, Object.keys(refused.json())], query).toEqual([400, ['non_field_errors']]);
    }
    const stale = await remove('?version=7&deletion_reason=duplicate');
    expect([stale.statusCode, Object.keys(stale.json())]).toEqual([409, ['detail', 'current']]);
    const stranger = await remove('?version=1&deletion_reason=duplicate', changer);
    expect([stranger.statusCode, Object.keys(stranger.json())]).toEqual([403, ['detail']]);
    const done = await remove('?version=1&deletion_reason=duplicate');
    expect([done.statusCode, done.body]).toEqual([204, '']);
    const twice = await remove('?version=2&deletion_reason=duplicate');
    expect([twice.statusCode, Object.keys(twice.json())]).toEqual([400, ['non_field_errors']]);
    const { rows } = await world.owner.query(
      `select ${entity.marker} as gone, deletion_reason from "${entity.name}" where id = $1`,
      [record.id],
    );
    expect(rows).toEqual([{ gone: true, deletion_reason: 'Duplicate' }]);
  });

  test('a bare DELETE removes what stands now, and says that no reason was given', async () => {
    const record = await givenRecord();
    const done = await senior.delete(at(entity, record));
    expect([done.statusCode, done.body]).toEqual([204, '']);
    const { rows } = await world.owner.query(
      `select ${entity.marker} as gone, deletion_reason, version from "${entity.name}" where id = $1`,
      [record.id],
    );
    expect(rows).toEqual([{ gone: true, deletion_reason: 'Not given', version: 2 }]);
    const { rows: history } = await world.owner.query(
      `select action, reason from user_history where object_id = $1 and action = 'strike_out'`,
      [record.id],
    );
    expect(history).toEqual([{ action: 'strike_out', reason: 'Not given' }]);
  });

  test('striking out asks for the right to delete and carries nothing else', async () => {
    const record = await givenRecord();
    expect((await strike(changer, entity, record)).statusCode).toBe(403);
    expect((await viewer.delete(at(entity, record))).statusCode).toBe(403);
    const first = Object.keys(entity.fields).find((name) => !entity.fields[name]?.readOnly) ?? '';
    const more = await senior.patch(at(entity, record), {
      [entity.marker]: true,
      deletion_reason: 'Entered in error',
      version: 1,
      [first]: null,
    });
    expect([more.statusCode, Object.keys(more.json())]).toEqual([400, [entity.marker]]);
    for (const marker of [false, null, 'true', 1])
      expect(
        Object.keys(
          (
            await senior.patch(at(entity, record), {
              [entity.marker]: marker,
              deletion_reason: 'Entered in error',
              version: 1,
            })
          ).json(),
        ),
      ).toEqual([entity.marker]);
  });

  test('what was removed comes back by restore alone, and by those who may', async () => {
    const record = await givenRecord();
    expect((await strike(senior, entity, record)).statusCode).toBe(200);
    const back = await senior.patch(at(entity, record), { [entity.marker]: false, version: 2 });
    expect([400, 404]).toContain(back.statusCode);
    expect([400, 404]).toContain(
      (await confirming((body) => senior.patch(at(entity, record), body), { version: 2, edit_reason: 'typo' }))
        .statusCode,
    );
    expect((await senior.post(`${at(entity, record)}restore/`, { version: 2 })).statusCode).toBe(403);
    const manager = await world.holding(
      `view_${entity.name}`,
      'restore_deleted',
      'strike_out_any',
      `view_deleted_${entity.name}`,
    );
    expect((await manager.post(`${at(entity, record)}restore/`, { version: 1 })).statusCode).toBe(409);
    expect(Object.keys((await manager.post(`${at(entity, record)}restore/`, {})).json())).toEqual(['version']);
    const restored = await manager.post(`${at(entity, record)}restore/`, { version: 2 });
    expect(restored.json(), restored.body.slice(0, 200)).toMatchObject({
      [entity.marker]: false,
      version: 3,
      deletion_reason: null,
    });
    expect((await manager.post(`${at(entity, record)}restore/`, { version: 3 })).statusCode).toBe(400);
  });

  test('PUT neither removes a record nor moves it', async () => {
    const record = await givenRecord();
    const before = entity.states ? record['status'] : null;
    await confirming((body) => senior.put(at(entity, record), body), {
      ...(await world.input(entity, { id: record.id })),
      version: 1,
      [entity.marker]: true,
      deletion_reason: 'Entered in error',
      status: 'anything',
    });
    const { rows } = await world.owner.query<Record<string, unknown>>(`select * from "${entity.name}" where id = $1`, [
      record.id,
    ]);
    expect([
      rows[0]?.[entity.marker],
      rows[0]?.['deletion_reason'],
      entity.states ? rows[0]?.['status'] : null,
    ]).toEqual([false, null, before]);
  });
});
