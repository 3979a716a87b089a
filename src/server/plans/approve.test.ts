import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/** Two people put a plan or a risk assessment in force, and from then on it is replaced, never rewritten. */

let world: World;
let senior: Caller;
let manager: Caller;
beforeAll(async () => {
  world = await makeWorld();
  [senior, manager] = [world.as('senior'), world.as('manager')];
});
afterAll(() => world.close());

const kinds = ['plan', 'risk'] as const;
type Kind = (typeof kinds)[number];

const content: Readonly<Record<Kind, object>> = {
  plan: {
    domain: 'eating_drinking',
    need: 'Level 2 drinks, sitting upright.',
    start_date: '2026-03-01',
    review_date: '2026-03-29',
  },
  risk: {
    category: 'choking',
    hazard: 'Thin drinks',
    likelihood: 3,
    severity: 3,
    residual_likelihood: 2,
    residual_severity: 2,
    start_date: '2026-03-01',
    review_date: '2026-03-29',
  },
};
let number = 0;
async function drafted(kind: Kind, given: object = {}): Promise<AnyRecord> {
  const input = await world.input(kind, {
    resident: world.mrHale,
    title: `Drinking ${(number += 1)}`,
    ...(kind === 'risk' ? { home: world.rose } : {}),
    ...content[kind],
    ...given,
  });
  const made = await confirming((body) => senior.post(`/api/${kind}/`, body), input);
  expect(made.statusCode, made.body).toBe(201);
  return made.json<AnyRecord>();
}
const call = (by: Caller, kind: Kind, record: AnyRecord, act: string, body: object = {}) =>
  confirming((sent) => by.post(`/api/${kind}/${record.id}/${act}/`, sent), { version: record.version, ...body });
const patch = (by: Caller, kind: Kind, record: AnyRecord, body: object) =>
  confirming((sent) => by.patch(`/api/${kind}/${record.id}/`, sent), { version: record.version, ...body });
const submitted = async (kind: Kind, record: AnyRecord): Promise<AnyRecord> =>
  (await patch(senior, kind, record, { status: 'awaiting_approval' })).json<AnyRecord>();
const read = async (kind: Kind, id: unknown): Promise<AnyRecord> =>
  (await manager.get(`/api/${kind}/${String(id)}/`)).json<AnyRecord>();

async function inForce(kind: Kind, given: object = {}): Promise<AnyRecord> {
  const approved = await call(manager, kind, await submitted(kind, await drafted(kind, given)), 'approve');
  expect([approved.statusCode, approved.json().status], approved.body).toEqual([200, 'active']);
  return approved.json<AnyRecord>();
}

describe.each(kinds)('a %s', (kind) => {
  const words = kind === 'plan' ? 'need' : 'hazard';

  test('is approved by a manager who did not write it, and by nobody else', async () => {
    const waiting = await submitted(kind, await drafted(kind));
    expect((await call(senior, kind, waiting, 'approve')).statusCode).toBe(403);
    expect((await patch(manager, kind, waiting, { status: 'active' })).json()).toHaveProperty('status');
    const approved = await call(manager, kind, waiting, 'approve');
    expect(approved.json()).toMatchObject({ status: 'active', approved_by: manager.id });
    expect((await call(manager, kind, waiting, 'approve')).statusCode).toBe(409);
  });

  test('cannot be rewritten once it is submitted or in force, by its author or by a manager, in any way', async () => {
    const waiting = await submitted(kind, await drafted(kind));
    for (const by of [senior, manager]) {
      expect((await patch(by, kind, waiting, { [words]: 'Normal drinks' })).json()).toEqual({
        [words]: [expect.stringContaining('send it back')],
      });
    }
    expect((await call(manager, kind, waiting, 'approve', { [words]: 'Normal drinks' })).json()).toEqual({
      [words]: [expect.stringContaining('send it back')],
    });
    const active = (await call(manager, kind, waiting, 'approve')).json<AnyRecord>();
    for (const by of [senior, manager]) {
      expect((await patch(by, kind, active, { [words]: 'Normal drinks' })).json()).toEqual({
        [words]: [expect.stringContaining('make a new version')],
      });
      expect((await patch(by, kind, active, { status: 'under_review', [words]: 'Normal drinks' })).json()).toEqual({
        [words]: [expect.stringContaining('make a new version')],
      });
    }
    const put = await confirming((body) => manager.put(`/api/${kind}/${active.id}/`, body), {
      ...active,
      [words]: 'Normal drinks',
    });
    expect([put.statusCode, put.json()[words]]).toEqual([400, [expect.stringContaining('make a new version')]]);
    expect(await read(kind, active.id)).toMatchObject({
      [words]: active[words],
      version: active.version,
      status: 'active',
    });
  });

  test('is changed by a new version, which is approved again and read again while the old one holds', async () => {
    const old = await inForce(kind);
    const signed = (await call(world.as('carer'), kind, old, 'acknowledge')).json<AnyRecord>();
    expect(signed['acknowledged_by']).toHaveLength(1);
    const opened = await call(senior, kind, signed, 'supersede');
    const draft = opened.json<AnyRecord>();
    expect([opened.statusCode, draft]).toMatchObject([
      201,
      {
        status: 'draft',
        supersedes: old.id,
        version_label: '2',
        title: old['title'],
        [words]: old[words],
        approved_by: null,
        approved_at: null,
        acknowledged_by: [],
        created_by: senior.id,
      },
    ]);
    const again = await call(manager, kind, signed, 'supersede');
    expect([again.statusCode, again.json().id]).toEqual([200, draft.id]);
    const written = (await patch(senior, kind, draft, { [words]: 'Normal drinks' })).json<AnyRecord>();
    const waiting = await submitted(kind, written);
    expect(await read(kind, old.id)).toMatchObject({ status: 'active', [words]: old[words] });
    expect((await call(senior, kind, waiting, 'approve')).statusCode).toBe(403);
    const approved = await call(manager, kind, waiting, 'approve');
    expect(approved.json(), approved.body).toMatchObject({
      status: 'active',
      [words]: 'Normal drinks',
      approved_by: manager.id,
      acknowledged_by: [],
    });
    expect(await read(kind, old.id)).toMatchObject({
      status: kind === 'plan' ? 'superseded' : 'closed',
      [words]: old[words],
      acknowledged_by: [{ staff: world.people.carer }],
    });
    expect((await call(senior, kind, await read(kind, old.id), 'supersede')).json()).toHaveProperty('status');
  });

  test('a new version asks the right to change, the house and the version that was read', async () => {
    const old = await inForce(kind);
    expect((await call(world.as('carer'), kind, old, 'supersede')).statusCode).toBe(403);
    expect((await senior.post(`/api/${kind}/${old.id}/supersede/`, {})).json()).toHaveProperty('version');
    expect((await call(senior, kind, { ...old, version: 1 }, 'supersede')).statusCode).toBe(409);
    const elsewhere = await world.given(
      kind,
      { ...(kind === 'risk' ? { home: world.willow } : {}), resident: world.msBird },
      'willow',
    );
    expect((await call(senior, kind, elsewhere, 'supersede')).statusCode).toBe(404);
    const both = await Promise.all([call(senior, kind, old, 'supersede'), call(manager, kind, old, 'supersede')]);
    expect([both.map((one) => one.statusCode).toSorted(), new Set(both.map((one) => one.json().id)).size]).toEqual([
      [200, 201],
      1,
    ]);
  });

  test('is sent back to its author with a reason, reminds them, and is checked afresh when it comes again', async () => {
    const waiting = await submitted(kind, await drafted(kind));
    const reminders = async () =>
      (await senior.get('/api/reminder/?status=active,cleared'))
        .json<Record<string, unknown>[]>()
        .filter(({ linked_object }) => (linked_object as { id: string } | null)?.id === waiting.id);
    expect((await patch(manager, kind, waiting, { status: 'draft' })).json()).toHaveProperty('sent_back_reason');
    expect(
      (await patch(world.as('carer'), kind, waiting, { status: 'draft', sent_back_reason: 'I want it back.' }))
        .statusCode,
    ).toBe(403);
    const back = await patch(manager, kind, waiting, { status: 'draft', sent_back_reason: 'Say which thickener.' });
    expect(back.json(), back.body).toMatchObject({
      status: 'draft',
      sent_back_reason: 'Say which thickener.',
      sent_back_by: manager.id,
      sent_back_at: expect.any(String),
    });
    expect(await reminders()).toMatchObject([
      {
        title: `${kind === 'plan' ? 'Support plan' : 'Risk assessment'} sent back to you`,
        message: 'Say which thickener.',
        staff: senior.id,
        informed: [senior.id],
        status: 'active',
      },
    ]);
    const changed = (
      await patch(senior, kind, back.json<AnyRecord>(), {
        [words]: 'Level 2 drinks with Resource',
        sent_back_reason: 'Nothing',
      })
    ).json<AnyRecord>();
    expect(changed).toMatchObject({
      [words]: 'Level 2 drinks with Resource',
      sent_back_reason: 'Say which thickener.',
    });
    const again = await submitted(kind, changed);
    expect(again).toMatchObject({
      status: 'awaiting_approval',
      sent_back_reason: null,
      sent_back_by: null,
      sent_back_at: null,
    });
    expect(await reminders()).toMatchObject([{ status: 'cleared' }]);
    expect((await call(manager, kind, again, 'approve')).json()).toMatchObject({ status: 'active' });
    const actions = (
      await world.owner.query<{ action: string }>('select action from user_history where object_id = $1 order by seq', [
        waiting.id,
      ])
    ).rows.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['sent_back', `${kind}_approved`]));
  });

  test('is taken back by its author until it is decided on, and nobody is reminded', async () => {
    const waiting = await submitted(kind, await drafted(kind));
    const back = await patch(senior, kind, waiting, { status: 'draft' });
    expect(back.json(), back.body).toMatchObject({ status: 'draft', sent_back_reason: null, sent_back_by: null });
    const about = (await senior.get('/api/reminder/?status=active,cleared'))
      .json<Record<string, unknown>[]>()
      .filter(({ linked_object }) => (linked_object as { id: string } | null)?.id === waiting.id);
    expect(about).toEqual([]);
    const { rows } = await world.owner.query<{ action: string }>(
      'select action from user_history where object_id = $1 order by seq desc limit 1',
      [waiting.id],
    );
    expect(rows).toEqual([{ action: 'taken_back' }]);
    const active = (
      await call(manager, kind, await submitted(kind, back.json<AnyRecord>()), 'approve')
    ).json<AnyRecord>();
    expect((await patch(senior, kind, active, { status: 'draft' })).statusCode).toBe(400);
  });
});

describe('an extreme risk', () => {
  const extreme = { likelihood: 5, severity: 5, residual_likelihood: 4, residual_severity: 4 };
  const approveTwice = async (waiting: AnyRecord) =>
    (
      await call(
        world.as('superuser'),
        'risk',
        (await call(manager, 'risk', waiting, 'approve')).json<AnyRecord>(),
        'approve',
      )
    ).json<AnyRecord>();
  const asAdmin = async () => {
    await world.owner.query('update staff set homes = array[$2::uuid] where id = $1', [
      world.people.superuser,
      world.rose,
    ]);
  };

  test('is approved by two people, neither of them its author', async () => {
    await asAdmin();
    const waiting = await submitted('risk', await drafted('risk', extreme));
    const first = await call(manager, 'risk', waiting, 'approve');
    expect(first.json(), first.body).toMatchObject({
      status: 'awaiting_approval',
      approved_by: manager.id,
      second_approved_by: null,
    });
    expect((await call(manager, 'risk', first.json<AnyRecord>(), 'approve')).statusCode).toBe(403);
    const second = await call(world.as('superuser'), 'risk', first.json<AnyRecord>(), 'approve');
    expect(second.json(), second.body).toMatchObject({
      status: 'active',
      approved_by: manager.id,
      second_approved_by: world.people.superuser,
    });
  });

  test('is not lowered by one person: the version that lowers it asks for two as well', async () => {
    await asAdmin();
    const active = await approveTwice(await submitted('risk', await drafted('risk', extreme)));
    const draft = (await call(senior, 'risk', active, 'supersede')).json<AnyRecord>();
    const lowered = (
      await patch(senior, 'risk', draft, { likelihood: 2, severity: 2, residual_likelihood: 1, residual_severity: 1 })
    ).json<AnyRecord>();
    const first = (await call(manager, 'risk', await submitted('risk', lowered), 'approve')).json<AnyRecord>();
    expect([first['status'], (await read('risk', active.id))['status']]).toEqual(['awaiting_approval', 'active']);
    expect((await call(world.as('superuser'), 'risk', first, 'approve')).json()).toMatchObject({
      status: 'active',
      band: 'moderate',
    });
    expect(await read('risk', active.id)).toMatchObject({ status: 'closed', end_date: '2026-03-01', band: 'extreme' });
  });

  test('sent back after the first approval, it needs both again', async () => {
    const first = (
      await call(manager, 'risk', await submitted('risk', await drafted('risk', extreme)), 'approve')
    ).json<AnyRecord>();
    const back = await patch(manager, 'risk', first, {
      status: 'draft',
      sent_back_reason: 'Head office asks for more.',
    });
    expect(back.json(), back.body).toMatchObject({ status: 'draft', approved_by: null, approved_at: null });
  });
});
