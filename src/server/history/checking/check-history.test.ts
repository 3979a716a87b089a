import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HistoryFault } from '#domain/staff/history/history-fault.ts';
import { makeWorld, type World } from '#world/world.ts';
import { lastSeal, sealHistory } from '../sealing/seal-history.ts';
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
beforeEach(async () => {
  known = null;
  await sealHistory(world.context);
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
      markWritten: () => undefined,
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
  expect([lines, seals]).toEqual([(await sealedLines()).length, (await lastSeal(world.context.db)).number]);
  expect(seals).toBeGreaterThanOrEqual(3);
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
  const { number: before } = await lastSeal(world.context.db);
  await world.given('house_stock', { item_name: 'Sealed last' });
  await sealHistory(world.context);
  const ids = (await sealedLines()).slice(-2).map(({ id }) => id);
  const cut = `delete from user_history where id = any($1::uuid[])`;
  expect(await after((db) => run(db, cut, ids))).toEqual(expect.arrayContaining(ids.map((id) => `line_removed ${id}`)));
  const end = await lastSeal(world.context.db);
  known = { number: end.number, hash: end.hash.toString('hex') };
  expect(await found()).toEqual([]);
  const all = await after(async (db) => {
    await run(
      db,
      'delete from user_history where (tx, seq) > (select to_tx, to_seq from history_seal where number = $1)',
      before,
    );
    await run(db, 'delete from history_seal where number > $1', before);
  });
  expect(all).toContain(`end_removed ${end.number}`);
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

interface Version {
  readonly record: string;
  readonly version: number;
}

/** Something done behind the back of the history, and exactly what must be named for it. */
interface Tampering {
  readonly does: string;
  readonly steps: readonly (readonly [sql: string, values: readonly unknown[]])[];
  readonly named: readonly string[];
  /** What it does besides: where a line names another record, or none, its record does not fit it any more. */
  readonly besides?: RegExp;
}

/** By these a line names the record that it left. */
const naming = ['action', 'result', 'entity', 'object_id', 'object_version'];

const longer = (column: string): string => `coalesce(${column}, '') || 'x'`;
const other: Readonly<Record<string, (column: string) => string>> = {
  text: longer,
  'character varying': longer,
  jsonb: (column) => `coalesce(${column}, '[]') || '[{"field": "x"}]'`,
  uuid: (column) => `case when ${column} is null then '01990000-0000-7000-8000-000000000009'::uuid end`,
  'timestamp with time zone': (column) => `coalesce(${column}, '2026-01-01') + interval '1 millisecond'`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
};

/** Every column of a line, and another value for it; what a line lies at is told by its order. */
async function columnsOfLines(): Promise<readonly (readonly [name: string, value: string])[]> {
  const { rows } = await world.owner.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = 'user_history' and column_name not in ('id', 'tx', 'seq') and is_generated = 'NEVER'`,
  );
  const values = { result: `case result when 'ok' then 'denied' else 'ok' end` };
  return rows.map(({ name, type }) => [
    name,
    values[name as keyof typeof values] ?? other[type]?.(`"${name}"`) ?? `unknown type ${type}`,
  ]);
}

test('whatever row, range, tail, order, version or seal is tampered with, exactly that is named', async () => {
  const lines = (await sealedLines()).slice(0, -1).map(({ id }) => id);
  const columns = await columnsOfLines();
  expect(columns.length).toBeGreaterThan(12);
  const versions = (
    await world.owner.query<Version>(`select record, version from record_version where entity = 'house_stock'`)
  ).rows;
  const seals = (await world.owner.query<{ number: string }>('select number from history_seal order by 1')).rows;
  const middle = seals.slice(0, -1).map(({ number }) => Number(number));
  const one = fc.nat({ max: lines.length - 1 });
  const two = fc.tuple(one, one).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const removed = (gone: readonly string[]): Tampering => ({
    does: `removes ${gone.length}`,
    steps: [['delete from user_history where id = any($1::uuid[])', [gone]]],
    named: gone.map((id) => `line_removed ${id}`),
  });
  const tampering: fc.Arbitrary<Tampering> = fc.oneof(
    fc.tuple(one, fc.constantFrom(...columns)).map(([at, [name, value]]) => ({
      does: `changes ${name}`,
      steps: [[`update user_history set "${name}" = ${value} where id = $1`, [lines[at]]] as const],
      named: [`line_changed ${lines[at] ?? ''}`],
      ...(naming.includes(name) ? { besides: /^record_/ } : {}),
    })),
    two.map(([from, to]) => removed(lines.slice(from, to + 1))),
    one.map((from) => removed(lines.slice(from))),
    two
      .filter(([a, b]) => a < b)
      .map(([a, b]) => ({
        does: 'swaps two lines',
        steps: [
          ['alter table user_history alter column seq set generated by default', []] as const,
          [
            `update user_history h set tx = o.tx, seq = o.seq from user_history o
              where h.id = any($1::uuid[]) and o.id = any($1::uuid[]) and o.id <> h.id`,
            [[lines[a], lines[b]]],
          ] as const,
        ],
        named: [`line_changed ${lines[a] ?? ''}`, `line_changed ${lines[b] ?? ''}`],
      })),
    fc.tuple(fc.constantFrom(...versions), fc.boolean()).map(([{ record, version }, isRemoved]) => ({
      does: 'tampers with a version',
      steps: [
        [
          isRemoved
            ? 'delete from record_version where record = $1 and version = $2'
            : `update record_version set body = body || '{"quantity": 99}' where record = $1 and version = $2`,
          [record, version],
        ] as const,
      ],
      named: [`${isRemoved ? 'record_removed' : 'record_changed'} ${record} ${version}`],
    })),
    fc
      .tuple(
        fc.constantFrom(...middle),
        fc.constantFrom('line_ids', 'line_digests', 'record_digests', 'previous', 'hash', 'to_seq', null),
      )
      .map(([number, column]) => ({
        does: column ? `changes ${column} of a seal` : 'removes a seal',
        steps: [
          [
            column
              ? `update history_seal set ${column} = ${column === 'to_seq' ? 'to_seq - 1' : `overlay(${column} placing substring(sha256(${column}) for 16) from 1)`} where number = $1`
              : 'delete from history_seal where number = $1',
            [number],
          ] as const,
        ],
        named: [`${column ? 'seal_changed' : 'seal_removed'} ${number}`],
      })),
  );
  await fc.assert(
    fc.asyncProperty(tampering, async ({ does, steps, named, besides = /^record_unexplained/ }) => {
      const all = await after(async (db) => {
        for (const [sql, values] of steps) expect((await db.query(sql, [...values])).rowCount, does).not.toBe(0);
      });
      // Without its lines a record stands unexplained, which is named beside them.
      expect(all.filter((name) => !besides.test(name)).toSorted(), does).toEqual(named.toSorted());
    }),
    { numRuns: 60 },
  );
});

const run = async (db: pg.PoolClient, sql: string, value: unknown): Promise<void> => {
  const { rowCount } = await db.query(sql, [value]);
  expect(rowCount).toBeGreaterThan(0);
};
