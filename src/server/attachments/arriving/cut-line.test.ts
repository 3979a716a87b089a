import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pieceBytes } from '#domain/kit/traits/accepted-file.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await makeWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

const scan = Buffer.from('A line of a long letter that somebody scanned.\n'.repeat(446_000));
const cuts = 100;

/** Sends a piece over a real line. Cut, the line is gone in the middle of it, or when all of it is sent and nothing answered. */
const send = (id: string, start: number, bytes: Buffer, cut: 'whole' | 'half' | 'unanswered'): Promise<boolean> =>
  new Promise((resolve) => {
    const line = request({
      port,
      method: 'PUT',
      path: `/api/upload/${id}/${start}/`,
      headers: {
        ...world.as('carer').headers,
        'content-type': 'application/octet-stream',
        'content-length': bytes.length,
      },
    });
    line.on('error', () => resolve(false));
    line.on('close', () => resolve(false));
    line.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
    });
    if (cut === 'whole') line.end(bytes);
    else if (cut === 'half') line.write(bytes.subarray(0, bytes.length / 2), () => line.destroy());
    else line.end(bytes, () => line.destroy());
  });

const received = async (id: string): Promise<number> =>
  (await world.as('carer').get(`/api/upload/${id}/`)).json<{ received: number }>().received;
const left = async (id: string) =>
  (
    await world.owner.query<{ pieces: number; files: number }>(
      `select (select count(*)::int from upload_piece where upload = $1) as pieces, (select count(*)::int from attachment where title = 'Cut scan') as files`,
      [id],
    )
  ).rows[0];

test('a 20 MB file over a line that is cut a hundred times arrives whole, and nothing is left half', async () => {
  const id = v7();
  const sha256 = createHash('sha256').update(scan).digest('hex');
  await world.as('carer').post('/api/upload/', { id, name: 'scan.txt', size: scan.length, sha256 });
  const next = async (how: Parameters<typeof send>[3]) => {
    const at = await received(id);
    return at < scan.length ? send(id, at, scan.subarray(at, at + pieceBytes), how) : true;
  };
  let cut = 0;
  for (let piece = 1; (await received(id)) < scan.length; piece++) {
    for (; cut < cuts && cut < piece * 5; cut++) await next(cut % 10 === 0 ? 'unanswered' : 'half');
    expect(await next('whole')).toBe(true);
  }
  expect(cut).toBe(cuts);
  const stored = await world
    .as('carer')
    .post('/api/attachment/', { title: 'Cut scan', category: 'other', resident: world.mrHale, file: id });
  expect(stored.statusCode, stored.body).toBe(201);
  expect(stored.json()).toMatchObject({ sha256, size: scan.length });
  expect(await left(id)).toEqual({ pieces: 0, files: 1 });
});
