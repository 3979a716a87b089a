import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '#world/server/pdf.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';
import { clearStaged } from './pieces.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const letter = Buffer.from('Dear Mr Hale, '.repeat(100));
const begin = (id: string, given: object = {}, by: Caller = world.as('carer')) =>
  by.post('/api/upload/', { id, name: 'letter.txt', size: letter.length, ...given });
const piece = (id: string, start: number, bytes: Buffer, by: Caller = world.as('carer')) =>
  world.app.inject({
    method: 'PUT',
    url: `/api/upload/${id}/${start}/`,
    payload: bytes,
    headers: { ...by.headers, 'content-type': 'application/octet-stream' },
  });
const save = (file: string, given: object = {}, by: Caller = world.as('carer')) =>
  by.post('/api/attachment/', { title: 'Letter', category: 'other', resident: world.mrHale, file, ...given });
const staged = async (bytes: Buffer = letter, name = 'letter.txt', by: Caller = world.as('carer')) => {
  const id = v7();
  await begin(id, { name, size: bytes.length }, by);
  expect((await piece(id, 0, bytes, by)).json()).toEqual({ id, received: bytes.length });
  return id;
};
const left = async (id: string) =>
  (
    await world.owner.query(
      'select (select count(*)::int from upload where id = $1) as begun, (select count(*)::int from upload_piece where upload = $1) as pieces',
      [id],
    )
  ).rows[0];

test('a file that came in pieces is stored whole with its record, and nothing is left of the pieces', async () => {
  const id = v7();
  expect((await begin(id, { sha256: createHash('sha256').update(letter).digest('hex') })).json()).toEqual({
    id,
    received: 0,
  });
  await piece(id, 0, letter.subarray(0, 500));
  await piece(id, 500, letter.subarray(500));
  const stored = await save(id);
  expect(stored.statusCode).toBe(201);
  expect(stored.json()).toMatchObject({ mime: 'text/plain', size: letter.length, home: world.rose, file_version: 1 });
  const got = await world.as('senior').get(`/api/attachment/${stored.json().id}/download/`);
  expect(got.rawPayload.equals(letter)).toBe(true);
  expect(await left(id)).toEqual({ begun: 0, pieces: 0 });
});

test('a piece whose answer was lost may be sent again, and one that does not follow is refused', async () => {
  const id = v7();
  await begin(id);
  await piece(id, 0, letter.subarray(0, 500));
  expect((await piece(id, 0, letter.subarray(0, 500))).json()).toEqual({ id, received: 500 });
  const gap = await piece(id, 600, letter.subarray(600));
  expect([gap.statusCode, gap.json().current]).toEqual([409, { received: 500 }]);
  expect((await world.as('carer').get(`/api/upload/${id}/`)).json()).toEqual({ id, received: 500 });
  expect((await piece(id, 500, Buffer.alloc(letter.length))).statusCode).toBe(400);
});

test('what is not whole is not stored, and may still become whole', async () => {
  const id = v7();
  await begin(id);
  await piece(id, 0, letter.subarray(0, 500));
  expect((await save(id)).json().file[0]).toContain('not arrived in full');
  await piece(id, 500, letter.subarray(500));
  expect((await save(id)).statusCode).toBe(201);
});

test('what arrives damaged is not stored', async () => {
  const id = v7();
  await begin(id, { sha256: 'f'.repeat(64) });
  await piece(id, 0, letter);
  expect((await save(id)).json().file[0]).toContain('damaged on its way');
});

test('a save whose answer was lost is answered with the record it made', async () => {
  const [file, id] = [await staged(), v7()];
  const first = await save(file, { id });
  const again = await save(file, { id });
  expect([first.statusCode, again.statusCode, again.json().sha256]).toEqual([201, 200, first.json().sha256]);
});

test('a doubt about the record leaves the file where it is until it is answered', async () => {
  const file = await staged(pdfOf(), 'consent.pdf');
  expect((await save(file, { category: 'photo' })).json()).toHaveProperty('warnings');
  expect((await save(file, { category: 'photo', confirmed_warnings: ['no_photo_consent'] })).statusCode).toBe(201);
});

test('too large, too odd or too much is refused before anything is sent', async () => {
  expect((await begin(v7(), { size: 20 * 1024 * 1024 + 1 })).json().file[0]).toContain('20 MB');
  expect((await begin(v7(), { name: 'page.html' })).json().file[0]).toContain('cannot be kept');
  expect((await begin(v7(), { size: 0 })).json().file[0]).toContain('empty');
  for (let n = 0; n < 20; n += 1) await begin(v7(), { size: 20 * 1024 * 1024 }, world.as('senior'));
  const more = await begin(v7(), {}, world.as('senior'));
  expect([more.statusCode, more.json().detail]).toEqual([429, expect.stringContaining('400 MB')]);
});

test('a file on its way is its sender’s alone', async () => {
  const id = await staged();
  const other = world.as('manager');
  expect((await other.get(`/api/upload/${id}/`)).statusCode).toBe(404);
  expect((await piece(id, 0, letter, other)).statusCode).toBe(404);
  expect((await begin(id, {}, other)).statusCode).toBe(409);
  expect((await save(id, {}, other)).json().file[0]).toContain('no longer on its way');
  expect((await begin(v7(), {}, world.as('agency'))).statusCode).toBe(403);
  expect((await begin(v7(), {}, world.as(null))).statusCode).toBe(401);
});

test('what is given up, and what nobody went on with for a day, is gone', async () => {
  const [given, forgotten] = [await staged(), await staged()];
  expect((await world.as('carer').delete(`/api/upload/${given}/`)).statusCode).toBe(204);
  expect(await left(given)).toEqual({ begun: 0, pieces: 0 });
  const was = world.clock;
  await clearStaged.work(world.context);
  expect(await left(forgotten)).toEqual({ begun: 1, pieces: 1 });
  world.clock = new Date(was.getTime() + 25 * 3_600_000);
  await clearStaged.work(world.context);
  expect(await left(forgotten)).toEqual({ begun: 0, pieces: 0 });
  world.clock = was;
});

test('two saves of one file at once keep it once', async () => {
  const file = await staged();
  const answers = await Promise.all([save(file), save(file)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
});
