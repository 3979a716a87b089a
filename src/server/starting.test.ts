import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { onDatabase } from '#world/server/running-product.ts';
import { tcpProxy, type TcpProxy } from '#world/server/tcp-proxy.ts';
import { makeWorld, type World } from '#world/world.ts';
import { freePort } from './database/loopback-door.ts';

let world: World;
let proxy: TcpProxy;
beforeAll(async () => {
  [world, proxy] = await Promise.all([makeWorld(), tcpProxy(inject('database'))]);
});
afterAll(async () => {
  await proxy.close();
  await world.close();
});

const main = fileURLToPath(import.meta.resolve('#server/main.ts'));

/** A start on the database behind the proxy: what it says, and with which code it ends. */
async function start() {
  const env = onDatabase({ ...world.owner.options, host: proxy.host, port: proxy.port });
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, PORT: String(await freePort()), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { ended };
}

const aSentence = /^The database [^\n]+\n$/;

test('a start that cannot reach the database ends with a sentence', async () => {
  proxy.cut();
  const { ended } = await start();
  const { code, said } = await ended;
  proxy.flow();
  expect([code, said]).toEqual([1, expect.stringMatching(aSentence)]);
});

test('a start that loses the database in its midst ends with a sentence', async () => {
  const blocker = await world.owner.connect();
  await blocker.query('begin');
  await blocker.query('lock table "group" in access exclusive mode');
  const { ended } = await start();
  await eventually(async () => {
    const { rows } = await world.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  proxy.cut();
  const { code, said } = await ended;
  proxy.flow();
  await blocker.query('rollback');
  blocker.release();
  expect([code, said]).toEqual([1, expect.stringMatching(aSentence)]);
});
