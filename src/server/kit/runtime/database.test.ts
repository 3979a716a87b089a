import { afterAll, beforeAll, expect, test } from 'vitest';
import { onConnection, openPool, roleName } from '#server/database/pool.ts';
import { eventually } from '#world/eventually.ts';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';
import { tcpProxy } from '#world/server/tcp-proxy.ts';
import { noCommitListener, onPool, transaction } from './database.ts';
import { withinHousesOf } from './house-scope.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await onConnection(database.connection, async (owner) => {
    await owner.query('create table written (house text)');
    await owner.query(`grant select, insert on written to ${roleName}`);
  });
});
afterAll(() => database.drop());

const write = `insert into written select current_setting('hearth.houses') returning house`;
const inHouse = <T>(house: string, work: () => Promise<T>) =>
  withinHousesOf({ homes: [house], isSuperuser: false }, work);

test('statements that are sent at once on one connection have their own answers, and the driver warns of nothing', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => void warnings.push(warning);
  process.on('warning', listen);
  const [answers, own] = await inHouse('rose', () =>
    transaction(database.pool, noCommitListener, (tx) =>
      Promise.all([
        Promise.all([1, 2, 3].map((number) => tx.query(`select ${number} as number`))),
        Promise.all([tx.query(write), tx.query(write), tx.query(write)]),
      ]),
    ),
  );
  expect(answers).toEqual([[{ number: 1 }], [{ number: 2 }], [{ number: 3 }]]);
  expect(own).toEqual(Array.from({ length: 3 }, () => [{ house: '{rose}' }]));
  await eventually(async () => expect((await database.pool.query('select 1')).rowCount).toBe(1));
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});

test('of several statements sent at once the first that is refused is told, and the connection goes on', async () => {
  const refused = transaction(database.pool, noCommitListener, (tx) =>
    Promise.all([tx.query('select 1 / 0'), tx.query('select 2 as number'), tx.query('select 3 as number')]),
  );
  await expect(refused).rejects.toThrow('division by zero');
  const again = transaction(database.pool, noCommitListener, (tx) =>
    Promise.all([tx.query('select 2 as number'), tx.query('select 3 as number')]),
  );
  expect(await again).toEqual([[{ number: 2 }], [{ number: 3 }]]);
});

test('the houses of a write cost it no round trip: it is sent before anybody has answered for them', async () => {
  const proxy = await tcpProxy(database.connection);
  const pool = openPool({ ...database.connection, host: proxy.host, port: proxy.port }, { max: 1, role: roleName });
  await pool.query('select 1');
  proxy.swallowAnswers();
  const answer = inHouse('oak', () => onPool(pool, noCommitListener).query(write)).then(
    () => 'answered',
    () => 'lost',
  );
  await eventually(async () =>
    expect((await database.pool.query(`select from written where house = '{oak}'`)).rowCount).toBe(1),
  );
  proxy.cut();
  expect(await answer).toBe('lost');
  await pool.end();
  await proxy.close();
});

test('what PostgreSQL refuses says in its stack who asked', async () => {
  const askForNothing = async () => void (await onPool(database.pool, noCommitListener).query('select nothing'));
  expect(await askForNothing().catch((error: Error) => error.stack)).toContain('askForNothing');
  const inTransaction = await transaction(database.pool, noCommitListener, async function askInside(tx) {
    await tx.query('select nothing');
  }).catch((error: Error) => error.stack);
  expect(inTransaction).toContain('askInside');
});
