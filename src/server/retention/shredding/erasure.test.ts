import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Disposal, DisposalInFull } from '#domain/retention/disposal.ts';
import { erasureSentence, type HistoryFault } from '#domain/staff/history/history-fault.ts';
import { makeWorld, type World } from '#world/world.ts';
import { checkHistory } from '../../history/checking/check-history.ts';
import { sealHistory } from '../../history/sealing/seal-history.ts';

const path = '/api/disposal/';
const order = {
  ground: 'court_order',
  court: 'Leeds County Court',
  order_reference: 'K01LS442',
  ordered_on: '2026-02-20',
} as const;
let world: World;
let beginning: ReadonlySet<string>;

const nameOf = (fault: HistoryFault): string =>
  [
    fault.kind,
    'record' in fault ? fault.record : 'line' in fault ? fault.line : 'disposal' in fault ? fault.disposal : fault.seal,
  ].join(' ');
async function looked(db = world.context.db) {
  const { found, erased } = await checkHistory({ ...world.context, db });
  return { found: found.map(nameOf).filter((name) => !beginning.has(name)), erased };
}

beforeAll(async () => {
  world = await makeWorld();
  beginning = new Set((await checkHistory(world.context)).found.map(nameOf));
});
afterAll(() => world.close());

async function aNote(body = 'What the neighbour said'): Promise<string> {
  const { id, version } = await world.given('note', { body });
  const changed = await world.as('manager').patch(`/api/note/${id}/`, {
    version,
    body: `${body}, and more`,
    edit_reason: 'typo',
    confirmed_warnings: ['same_words'],
  });
  expect(changed.statusCode, changed.body).toBe(200);
  await sealHistory(world.context);
  return id;
}
const asking = (entity: string, id: string, more: object = {}) => ({
  home: world.rose,
  subject: { entity, id },
  reason: 'The court orders it',
  ...order,
  ...more,
});
const ask = (id: string, more: object = {}) => world.as('manager').post(path, asking('note', id, more));
async function confirm(id: string) {
  const { mark } = (await world.as('superuser').get(`${path}${id}/`)).json<DisposalInFull>();
  const answer = await world.as('superuser').post(`${path}${id}/confirm/`, { mark });
  expect(answer.statusCode, answer.body).toBe(200);
}
async function erase(note: string): Promise<string> {
  const asked = await ask(note);
  expect(asked.statusCode, asked.body).toBe(201);
  const { id } = asked.json<Disposal>();
  await confirm(id);
  return id;
}

/** What somebody does who owns the database, and what is found then; all of it is undone. */
async function after(tamper: (client: pg.PoolClient) => Promise<unknown>): Promise<readonly string[]> {
  const client = await world.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await tamper(client);
    const query = async (text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as never;
    return (await looked({ markWritten: () => undefined, query })).found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('by order of a court one record goes with its words, its files and its reminders, and the check names the order', async () => {
  const note = await aNote();
  const file = await world.given('attachment', {
    resident: world.mrHale,
    staff: null,
    linked_object: { entity: 'note', id: note },
  });
  await world.owner.query(
    `insert into attachment_chunk (attachment, file_version, place, bytes) values ($1, 1, 0, 'the neighbour')`,
    [file.id],
  );
  const reminder = await world.given('notification', {
    message: 'What the neighbour said',
    linked_object: { entity: 'note', id: note },
  });
  await sealHistory(world.context);
  const id = await erase(note);
  for (const [table, column, gone] of [
    ['note', 'id', note],
    ['attachment', 'id', file.id],
    ['attachment_chunk', 'attachment', file.id],
    ['notification', 'id', reminder.id],
    ['record_version', 'record', note],
  ] as const)
    expect((await world.owner.query(`select 1 from ${table} where ${column} = $1`, [gone])).rowCount, table).toBe(0);
  const search = await world.as('manager').get(`/api/search/?q=neighbour&home=${world.rose}`);
  expect(search.body).not.toContain(note);
  const words = await world.owner.query(
    `select 1 from user_history where object_id = $1 and (summary is not null or changes is not null or reason is not null)`,
    [note],
  );
  expect(words.rowCount).toBe(0);
  const { found, erased } = await looked();
  expect(found).toEqual([]);
  const mine = erased.find((one) => one.id === id);
  expect(mine).toMatchObject({ ...order, records: 3 });
  expect(mine && erasureSentence(mine)).toContain('by order K01LS442 of Leeds County Court');
});

test('an order names its court, its reference and its day, and a record of this house that can go alone', async () => {
  const note = await aNote();
  for (const [field, value] of [
    ['court', ''],
    ['order_reference', ''],
    ['ordered_on', '2026-03-02'],
    ['reason', ''],
  ] as const)
    expect((await ask(note, { [field]: value })).json(), field).toHaveProperty(field);
  expect((await ask(note, { subject: { entity: 'home', id: world.rose } })).json()).toHaveProperty('subject');
  expect((await ask('01990000-0000-7000-8000-000000000001')).statusCode).toBe(404);
  const there = await world.given('note', {}, 'willow');
  expect((await ask(there.id)).statusCode).toBe(404);
  expect((await world.as('carer').post(path, asking('note', note))).statusCode).toBe(403);
  const plan = await world.given('plan', { resident: world.mrHale });
  await world.given('evaluation', { resident: world.mrHale, plan: plan.id });
  expect((await world.as('manager').post(path, asking('plan', plan.id))).json()).toEqual({
    non_field_errors: [expect.stringContaining('needed by 1 evaluation')],
  });
});

test('words cannot be taken out of the history, nor versions removed, but by a disposal that is being applied', async () => {
  const note = await aNote();
  const forbidden = { code: '42501' };
  await expect(
    world.owner.query('update user_history set summary = null where object_id = $1', [note]),
  ).rejects.toMatchObject(forbidden);
  await expect(world.owner.query('delete from record_version where record = $1', [note])).rejects.toMatchObject(
    forbidden,
  );
  const { id } = (await ask(note)).json<Disposal>();
  await expect(world.pool.query('select shred_disposed($1, $2)', [id, []])).rejects.toMatchObject(forbidden);
  await expect(world.pool.query('delete from note where id = $1', [note])).rejects.toMatchObject(forbidden);
  await world.as('manager').post(`${path}${id}/withdraw/`, { reason: 'Enough' });
  await expect(
    world.owner.query(`update disposal set order_reference = 'X' where id = $1`, [id]),
  ).rejects.toMatchObject(forbidden);
});

test('what the owner of the database erases without the two people is found, with or without a forged entry', async () => {
  const note = await aNote();
  const wipe = async (client: pg.PoolClient) => {
    await client.query('delete from note where id = $1', [note]);
    await client.query('delete from record_version where record = $1', [note]);
    await client.query('update user_history set changes = null, summary = null, reason = null where object_id = $1', [
      note,
    ]);
  };
  const found = await after(wipe);
  expect(found).toContain(`record_removed ${note}`);
  expect(found.some((name) => name.startsWith('line_changed'))).toBe(true);
  const forged = await after(async (client) => {
    const real = '01990000-0000-7000-8000-00000000f0f0';
    await client.query(
      `insert into disposal (id, home, asked_at, asked_by, ground, subject_entity, subject, court, order_reference, ordered_on, reason, state, decided_at, decided_by, records, signature, key_mark)
       select $1, $2, $6, $3, 'court_order', 'note', $4, 'A court', 'A1', '2026-01-01', 'Because', 'confirmed', $6, $5, 1, repeat('a', 32), key_mark from history_seal limit 1`,
      [real, world.rose, world.people.manager, note, world.people.superuser, world.clock],
    );
    await client.query(
      `insert into disposed_record (record, entity, disposal, home, dated, versions, digest) values ($1, 'note', $2, $3, '2026-01-01', 2, 'x')`,
      [note, real, world.rose],
    );
    await wipe(client);
  });
  expect(forged).toContain('erasure_forged 01990000-0000-7000-8000-00000000f0f0');
  expect(forged).toContain(`record_removed ${note}`);
});

test('a disposal that is changed afterwards no longer accounts for what went', async () => {
  const note = await aNote();
  const id = await erase(note);
  const changed = await after((client) =>
    client.query(`update disposal set order_reference = 'Another' where id = $1`, [id]),
  );
  expect(changed).toEqual(expect.arrayContaining([`erasure_forged ${id}`, `record_removed ${note}`]));
  const other = await aNote();
  const added = await after((client) =>
    client.query(
      `insert into disposed_record (record, entity, disposal, home, dated, versions, digest) values ($2, 'note', $1, $3, '2026-01-01', 1, 'x')`,
      [id, other, world.rose],
    ),
  );
  expect(added).toContain(`erasure_forged ${id}`);
});

test('however many records go in whatever order, the history stays whole and names each of them', async () => {
  const before = new Set((await looked()).erased.map(({ id }) => id));
  const mine: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), async (goes) => {
      const notes: string[] = [];
      for (const _ of goes) notes.push(await aNote('What somebody told'));
      for (const [place, note] of notes.entries()) if (goes[place]) mine.push(await erase(note));
      const { found, erased } = await looked();
      expect(found).toEqual([]);
      expect(
        erased
          .map(({ id }) => id)
          .filter((id) => !before.has(id))
          .toSorted(),
      ).toEqual(mine.toSorted());
      expect(erased.every(({ records, lines }) => records > 0 && lines > 0)).toBe(true);
    }),
    { numRuns: 4 },
  );
});
