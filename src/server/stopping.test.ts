import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { listen } from '#world/server/listening.ts';
import { onDatabase, startProduct, type RunningProduct } from '#world/server/running-product.ts';
import { tcpProxy } from '#world/server/tcp-proxy.ts';
import { makeWorld, type World } from '#world/world.ts';
import { hashed } from './session/credentials/passwords.ts';

let world: World;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await makeWorld();
  world.clock = new Date();
  ({ headers } = await world.again(world.people.carer));
});
afterAll(async () => {
  await Promise.all(started.map((node) => node.stop()));
  await world.close();
});

/** Every node, and those of them that no test has in hand or has ended. */
const started: RunningProduct[] = [];
const free: RunningProduct[] = [];
async function startNode(): Promise<RunningProduct> {
  const node = await startProduct(onDatabase(world.owner.options));
  started.push(node);
  return node;
}
const takeNode = async (): Promise<RunningProduct> => free.pop() ?? startNode();
beforeAll(async () => void free.push(...(await Promise.all([startNode(), startNode()]))));

test('a node pays the full cost of a password, and makes a cheaper hash anew', async () => {
  const node = await takeNode();
  const password = 'copper kettle moves north';
  const stored = async () =>
    (
      await world.owner.query<{ username: string; password_hash: string }>(
        'select username, password_hash from credential c join staff s on s.id = c.staff where s.id = $1',
        [world.people.senior],
      )
    ).rows[0];
  await world.owner.query('update credential set password_hash = $2 where staff = $1', [
    world.people.senior,
    await hashed(world.parts, password),
  ]);
  expect((await stored())?.password_hash).toContain('$m=64,t=1,p=1$');
  const { status } = await fetch(`${node.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: (await stored())?.username, password }),
  });
  expect(status).toBe(200);
  expect((await stored())?.password_hash).toContain('$argon2id$v=19$m=65536,t=3,p=1$');
  free.push(node);
});

async function secondsToEnd({ ended }: RunningProduct): Promise<number> {
  const begun = performance.now();
  await ended;
  return (performance.now() - begun) / 1000;
}

test('a node with an open event stream is gone soon after SIGTERM, and the stream resumes elsewhere by its id', async () => {
  const [node, other] = await Promise.all([takeNode(), takeNode()]);
  const line = await listen(node.url, headers);
  node.signal('SIGTERM');
  await line.ended;
  expect(await secondsToEnd(node)).toBeLessThan(5);
  expect(await node.ended).toBe(0);
  const { id } = await world.given('mood', { resident: world.mrHale });
  const resumed = await listen(other.url, { ...headers, 'last-event-id': line.place() });
  await resumed.until(({ data }) => data['id'] === id);
  resumed.close();
  free.push(other);
});

/** A caller who began a request and never finishes it. */
async function halfARequest({ url }: RunningProduct): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  // It is cut off in the end, which is what is asked for here.
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\nExpect: 100-continue\r\n\r\n{"username"',
  );
  // The node has the request in hand once it bids the caller to go on.
  await once(socket, 'data');
}

test('a second signal ends a node at once, whatever it still waits for', async () => {
  const node = await takeNode();
  await halfARequest(node);
  node.signal('SIGTERM');
  await eventually(() => expect(node.said()).toContain('Hearth is stopping.'));
  const end = { code: null as number | null };
  void node.ended.then((code) => (end.code = code));
  // Pressed again and again: as long as it may be the first one, passed on twice, nothing comes of it.
  await eventually(() => {
    node.signal('SIGINT');
    // One that waits in spite of it ends well, after the time it is given.
    expect(end.code).toBe(130);
  });
});

test('a node that has just begun to listen outlives a database that is away for a moment', async () => {
  const proxy = await tcpProxy(inject('database'));
  const begun = await startProduct(onDatabase({ ...world.owner.options, host: proxy.host, port: proxy.port }));
  const readiness = async () => (await fetch(`${begun.url}/api/health/ready`)).status;
  proxy.cut();
  await eventually(async () => expect(await readiness()).toBe(503));
  proxy.flow();
  await eventually(async () => expect(await readiness()).toBe(200));
  begun.signal('SIGTERM');
  expect(await begun.ended).toBe(0);
  await proxy.close();
});
