import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HistoryFault } from '#domain/staff/history/history-fault.ts';
import { makeWorld, type World } from '#world/world.ts';
import { sealHistory } from '../sealing/seal-history.ts';
import { sealKeys } from '../../kit/access/seal-key.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { KnownEnd } from '../../kit/access/history-anchor.ts';
import { checkHistory } from './check-history.ts';

const keys = sealKeys(() => ['a secret key for tests, long enough']);
let world: World;
/** What every world begins with was put there by hand. */
let beginning: ReadonlySet<string>;
/** The end of the chain as a node has seen it. */
let known: KnownEnd | null = null;
const anchor = { read: async () => known, write: async () => undefined };
const check = (instead: Partial<RecordContext> = {}) =>
  checkHistory({ ...world.context, sealing: { keys, anchor }, ...instead });

beforeAll(async () => {
  world = await makeWorld();
  beginning = new Set((await check()).found.map(nameOf));
  for (let day = 1; day <= 3; day++) await writeSome();
});
afterAll(() => world.close());
beforeEach(() => {
  known = null;
});

const nameOf = (fault: HistoryFault): string =>
  [
    fault.kind,
    'record' in fault
      ? `${fault.record} ${fault.version}`
      : 'line' in fault
        ? fault.line
        : 'disposal' in fault
          ? fault.disposal
          : fault.seal,
  ].join(' ');
const found = async (): Promise<readonly string[]> =>
  (await check()).found.map(nameOf).filter((name) => !beginning.has(name));

/** A few records, changed, struck out and read, under a seal of their own. */
async function writeSome(): Promise<void> {
  for (const amount of [1, 2, 3]) {
    const { id, version } = await world.given('house_stock', { item_name: `Gloves ${amount}` });
    const path = `/api/house-stock/${id}/`;
    await world.as('manager').get(path);
    const changed = await world.as('manager').patch(path, { version, item_name: `Aprons ${amount}` });
    expect(changed.statusCode).toBe(200);
    if (amount === 3) {
      const reason = { version: changed.json<{ version: number }>().version, deletion_reason: 'Counted twice' };
      expect((await world.as('manager').patch(path, { ...reason, is_deleted: true })).statusCode).toBe(200);
    }
  }
  expect(await sealHistory(world.context)).not.toBeNull();
}

/** What somebody does who owns the database, and what is found then; all of it is undone. */
async function after(tamper: (client: pg.PoolClient) => Promise<void>): Promise<readonly string[]> {
  const client = await world.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await tamper(client);
    const db = {
      wrote: () => undefined,
      query: async (text: string, values: readonly unknown[] = []) =>
        (await client.query(text, [...values])).rows as never,
    };
    const { found: all } = await check({ db });
    return all.map(nameOf).filter((name) => !beginning.has(name));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

interface Line {
  readonly id: string;
  readonly action: string;
}
const sealedLines = async (): Promise<Line[]> =>
  (await world.owner.query<Line>('select id, action from user_history order by tx, seq')).rows;
/** Somewhere in the middle, and among the lines that changed a record. */
const oneChange = async (): Promise<string> =>
  (await sealedLines()).filter(({ action }) => action === 'update').at(3)?.id ?? '';

test('what was written as it should be is found whole', async () => {
  expect(await found()).toEqual([]);
  const { lines, seals } = await check();
  expect([lines, seals]).toEqual([(await sealedLines()).length, 3]);
});

test('what is written while it is looked through is no fault', async () => {
  await world.given('house_stock', { item_name: 'Not sealed yet' });
  expect(await found()).toEqual([]);
});

test('a changed line is named', async () => {
  const id = await oneChange();
  expect(await after((db) => run(db, `update user_history set user_name = 'Somebody else' where id = $1`, id))).toEqual(
    [`line_changed ${id}`],
  );
});

test('a removed line is named', async () => {
  const id = await oneChange();
  const named = await after((db) => run(db, 'delete from user_history where id = $1', id));
  expect(named).toContain(`line_removed ${id}`);
  expect(named.every((name) => /^(line_removed|record_unexplained) /.test(name))).toBe(true);
});

test('a line put in between is named', async () => {
  const id = '01990000-0000-7000-8000-000000000001';
  const put = `insert into user_history (id, tx, seq, at, action, result)
    overriding system value select $1::uuid, tx, seq, at, 'view', 'ok' from user_history order by tx, seq offset 5 limit 1`;
  expect(await after((db) => run(db, put, id))).toEqual([`line_added ${id}`]);
});

test('a line moved to another place is named as changed', async () => {
  const id = await oneChange();
  const move = `update user_history set tx = (select min(tx) from user_history) where id = $1`;
  expect(await after((db) => run(db, move, id))).toEqual([`line_changed ${id}`]);
});

test('the end cut off is named, whether its seal stays or goes', async () => {
  const ids = (await sealedLines()).slice(-2).map(({ id }) => id);
  const { rows } = await world.owner.query<{ number: string; hash: Buffer }>(
    'select number, hash from history_seal order by number desc limit 1',
  );
  await sealHistory(world.context);
  const cut = `delete from user_history where id = any($1::uuid[])`;
  expect(await after((db) => run(db, cut, ids))).toEqual(expect.arrayContaining(ids.map((id) => `line_removed ${id}`)));
  const [end] = (
    await world.owner.query<{ number: string; hash: Buffer }>(
      'select number, hash from history_seal order by number desc limit 1',
    )
  ).rows;
  known = { number: Number(end?.number), hash: end?.hash.toString('hex') ?? '' };
  expect(await found()).toEqual([]);
  const all = await after(async (db) => {
    await run(
      db,
      'delete from user_history where (tx, seq) > (select to_tx, to_seq from history_seal where number = $1)',
      rows[0]?.number,
    );
    await run(db, 'delete from history_seal where number > $1', rows[0]?.number);
  });
  expect(all).toContain(`end_removed ${known.number}`);
});

test('a changed seal is named, and a removed one', async () => {
  expect(
    await after((db) =>
      run(db, `update history_seal set line_digests = decode(repeat('00', 16 * lines), 'hex') where number = $1`, 2),
    ),
  ).toEqual(['seal_changed 2']);
  expect(await after((db) => run(db, 'delete from history_seal where number = $1', 2))).toEqual(['seal_removed 2']);
});

test('whoever changes a line and its digest in the seal has changed the seal', async () => {
  const named = await after(async (db) => {
    await run(db, `update user_history set user_name = 'Somebody else' where id = $1`, await oneChange());
    await run(
      db,
      `update history_seal set line_digests = sha256('x') || substring(line_digests from 33) where number = $1`,
      2,
    );
  });
  expect(named).toContain('seal_changed 2');
});

test('a record changed past the history is named, and so is an earlier version of it', async () => {
  const { rows } = await world.owner.query<{ id: string; version: number }>(
    `select id, version from house_stock where item_name = 'Aprons 2' order by id limit 1`,
  );
  const { id, version } = rows[0] ?? { id: '', version: 0 };
  expect(await after((db) => run(db, `update house_stock set quantity = quantity + 1 where id = $1`, id))).toEqual([
    `record_changed ${id} ${version}`,
  ]);
  expect(
    await after((db) => run(db, `update record_version set body = body || '{"quantity": 99}' where record = $1`, id)),
  ).toEqual([`record_changed ${id} ${version - 1}`]);
  expect(await after((db) => run(db, `delete from record_version where record = $1`, id))).toEqual([
    `record_removed ${id} ${version - 1}`,
  ]);
  expect(await after((db) => run(db, `update house_stock set version = version + 1 where id = $1`, id))).toEqual([
    `record_removed ${id} ${version}`,
    `record_unexplained ${id} ${version + 1}`,
  ]);
  expect(
    await after((db) =>
      run(
        db,
        `insert into record_version select entity, record, 17, kept_at, kept_by, body from record_version where record = $1`,
        id,
      ),
    ),
  ).toEqual([`record_unexplained ${id} 17`]);
});

test('after a new key the seals of the old one are proved with it', async () => {
  const rotated = sealKeys(() => ['a new key, long enough for this one', 'a secret key for tests, long enough']);
  expect((await check({ sealing: { keys: rotated, anchor } })).found).toEqual((await check()).found);
});

test('seals of another key are told as such, and not as changed', async () => {
  const other = await check({ sealing: { keys: sealKeys(() => ['another key, long enough for this']), anchor } });
  expect(other.found[0]).toEqual({ kind: 'seal_of_other_key', seal: 1 });
});

test('whatever single line is changed, removed or doubled, it is that one which is named', async () => {
  const lines = await sealedLines();
  const sealedOnly = lines.slice(0, -1);
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: sealedOnly.length - 1 }),
      fc.constantFrom(
        ['line_changed', `update user_history set reason = coalesce(reason, '') || ' ' where id = $1`],
        ['line_changed', `update user_history set at = at + interval '1 millisecond' where id = $1`],
        [
          'line_changed',
          `update user_history set changes = coalesce(changes, '[]') || '[{"field": "x"}]' where id = $1`,
        ],
        ['line_removed', `delete from user_history where id = $1`],
      ),
      async (place, [kind, sql]) => {
        const { id } = sealedOnly[place] ?? { id: '' };
        expect((await after((db) => run(db, sql ?? '', id)))[0]).toBe(`${kind} ${id}`);
      },
    ),
    { numRuns: 40 },
  );
});

const run = async (db: pg.PoolClient, sql: string, value: unknown): Promise<void> => {
  const { rowCount } = await db.query(sql, [value]);
  expect(rowCount).toBeGreaterThan(0);
};
