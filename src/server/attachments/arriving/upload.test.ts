import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipOf, type Zipped } from '#world/server/zip.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let photo: Buffer;
beforeAll(async () => {
  world = await makeWorld();
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rose House' } })
    .toBuffer();
});
afterAll(() => world.close());

const letter = { name: 'letter.txt', bytes: 'Dear Mr Hale' };
const about = () => ({ title: 'Letter', category: 'correspondence', resident: world.mrHale });
const bytesOf = async (id: string) =>
  (
    await world.owner.query<{ count: number }>(
      'select count(*)::int as count from attachment_chunk where attachment = $1',
      [id],
    )
  ).rows[0]?.count;

test('a file is stored with its record, its fingerprint and the house of its resident', async () => {
  const made = await world.as('carer').upload('/api/attachment/', about(), letter);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    mime: 'text/plain',
    size: 12,
    home: world.rose,
    status: 'uploaded',
    scan_status: 'not_configured',
  });
  expect(made.json().sha256).toHaveLength(64);
  expect(made.json().file).toBe(made.json().id);
  expect(await bytesOf(made.json().id)).toBe(1);
});

test('a large file comes back byte for byte', async () => {
  const bytes = Buffer.from('0123456789abcdef'.repeat(50_000));
  const made = await world.as('carer').upload('/api/attachment', about(), { name: 'large.txt', bytes });
  const got = await world.as('senior').get(`/api/attachment/${made.json().id}/download/`);
  expect(got.rawPayload.equals(bytes)).toBe(true);
  expect(await bytesOf(made.json().id)).toBe(4);
});

test('sent twice, it is stored once; another file under the same id is refused', async () => {
  const id = v7();
  expect((await world.as('carer').upload('/api/attachment', { ...about(), id }, letter)).statusCode).toBe(201);
  expect((await world.as('carer').upload('/api/attachment', { ...about(), id }, letter)).statusCode).toBe(200);
  expect(
    (
      await world
        .as('carer')
        .upload('/api/attachment', { ...about(), id }, { name: 'letter.txt', bytes: 'Dear Ms Bird' })
    ).statusCode,
  ).toBe(409);
  expect(await bytesOf(id)).toBe(1);
});

test('without a file nothing is stored, and the answer names the file', async () => {
  expect((await world.as('carer').post('/api/attachment/', about())).json()).toEqual({ file: [expect.any(String)] });
  expect((await world.as('carer').upload('/api/attachment/', about(), null)).json()).toEqual({
    file: [expect.any(String)],
  });
});

test('a photo is drawn anew, so that it no longer says where it was taken', async () => {
  const made = await world
    .as('carer')
    .upload('/api/attachment', { ...about(), category: 'other' }, { name: 'photo.jpeg', bytes: photo });
  expect(made.json()).toMatchObject({ mime: 'image/jpeg' });
  const got = await world.as('carer').get(`/api/attachment/${made.json().id}/download`);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await sharp(got.rawPayload).metadata()).exif).toBeUndefined();
});

test.each([
  ['a page under the name of a text', { name: 'page.html', bytes: '<script>alert(1)</script>' }],
  ['a drawing', { name: 'drawing.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  ['a program under the name of a text', { name: 'notes.txt', bytes: Buffer.from([0x4d, 0x5a, 0, 1]) }],
  ['an empty file', { name: 'empty.txt', bytes: '' }],
  ['a damaged picture', { name: 'photo.jpg', bytes: Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]) }],
  ['a text under the name of a picture', { name: 'photo.png', bytes: 'not a picture' }],
  ['a plain zip', { name: 'files.zip', bytes: zipOf({ 'a.txt': 'a' }) }],
  ['a zip under the name of a document', { name: 'plan.docx', bytes: zipOf({ 'a.txt': 'a' }) }],
])('%s is refused in a sentence about the file', async (_what, file) => {
  const answer = await world.as('carer').upload('/api/attachment', about(), file);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ file: [expect.any(String)] });
});

test('a document is known by its parts', async () => {
  const bytes = zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
  expect(
    (await world.as('carer').upload('/api/attachment', about(), { name: 'plan.docx', bytes })).json(),
  ).toMatchObject({ mime: expect.stringContaining('wordprocessingml') });
  expect((await world.as('carer').upload('/api/attachment', about(), { name: 'plan.xlsx', bytes })).statusCode).toBe(
    400,
  );
});

test.each<[string, Zipped]>([
  ['a part that holds more than it says', { saidSize: 10 }],
  ['a part that holds less than it says', { saidSize: 10_000 }],
  ['a part packed in a way of its own', { method: 99 }],
  ['a locked part', { flags: 1 }],
  ['more parts in its list than there are', { saidParts: 9 }],
  ['a list that begins beyond its end', { listAt: 0x7fffffff }],
  ['a part that begins beyond its end', { partAt: 0x7fffffff }],
  ['a part that would lie outside its folder', { name: '../../word/document.xml' }],
])('a document with %s is damaged', async (_what, lies) => {
  const bytes = zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': 'a'.repeat(1_000) }, lies);
  const answer = await world.as('carer').upload('/api/attachment', about(), { name: 'plan.docx', bytes });
  expect([answer.statusCode, answer.json()]).toEqual([400, { file: ['This document is damaged and cannot be kept.'] }]);
});

test('a document cut short anywhere is refused, and never a fault', async () => {
  const whole = zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
  for (let length = 4; length < whole.length; length += 7) {
    const answer = await world
      .as('carer')
      .upload('/api/attachment', about(), { name: 'plan.docx', bytes: whole.subarray(0, length) });
    expect(answer.statusCode, `cut after ${length} bytes`).toBe(400);
  }
});

test('a document that unpacks to more than 200 MB is refused', async () => {
  const bytes = zipOf({ '[Content_Types].xml': '', 'word/document.xml': Buffer.alloc(201 * 1024 * 1024) });
  const answer = await world.as('carer').upload('/api/attachment', about(), { name: 'bomb.docx', bytes });
  expect(answer.json().file[0]).toContain('200 MB');
});

test('more than 20 MB is refused with the limit in words', async () => {
  const answer = await world
    .as('carer')
    .upload('/api/attachment', about(), { name: 'large.txt', bytes: Buffer.alloc(20 * 1024 * 1024 + 1, 'a') });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ detail: 'A file may have at most 20 MB.' });
});

test('a picture of more than 40 megapixels is refused', async () => {
  const bytes = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(
    (await world.as('carer').upload('/api/attachment', about(), { name: 'wall.png', bytes })).json().file[0],
  ).toContain('megapixels');
});

test('the files of a resident end at 1 GB', async () => {
  await world.owner.query(
    'update attachment set size = 20971520 where id = (select id from attachment where resident = $1 limit 1)',
    [world.mrHale],
  );
  const { rows } = await world.owner.query<{ id: string }>(
    `insert into attachment (id, created_at, updated_at, home, file, title, category, is_sensitive, is_obsolete, used_as, status, resident, size)
    select gen, $3, $3, $1, gen, 'Large', 'other', false, false, 'document', 'uploaded', $2, 20971520 from (select gen_random_uuid() as gen from generate_series(1, 51)) g returning id`,
    [world.rose, world.mrHale, world.clock],
  );
  expect((await world.as('carer').upload('/api/attachment', about(), letter)).json().file[0]).toContain('1 GB');
  await world.owner.query('delete from attachment where id = any($1)', [rows.map(({ id }) => id)]);
});

test('who may not add files, and who works elsewhere, keeps none', async () => {
  expect((await world.as('agency').upload('/api/attachment', about(), letter)).statusCode).toBe(403);
  expect((await world.as(null).upload('/api/attachment', about(), letter)).statusCode).toBe(401);
  expect(
    (await world.as('carer').upload('/api/attachment', { ...about(), resident: world.msBird }, letter)).statusCode,
  ).toBe(400);
});
