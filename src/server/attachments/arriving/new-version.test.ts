import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '#world/server/pdf.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

async function staged(bytes: Buffer, name: string, role: 'carer' | 'senior' = 'senior') {
  const [id, by] = [v7(), world.as(role)];
  await by.post('/api/upload', { id, name, size: bytes.length });
  await world.app.inject({
    method: 'PUT',
    url: `/api/upload/${id}/0`,
    payload: bytes,
    headers: { ...by.headers, 'content-type': 'application/octet-stream' },
  });
  return id;
}
async function stored(given: object = {}) {
  const file = await staged(Buffer.from('first words'), 'certificate.txt');
  return (
    await world.as('senior').post('/api/attachment', {
      title: 'Gas certificate',
      category: 'certificate',
      home: world.rose,
      document_date: '2026-01-01',
      expiry_date: '2027-01-01',
      file,
      ...given,
    })
  ).json();
}
const download = (id: string, version = '') => world.as('senior').get(`/api/attachment/${id}/download/${version}`);

test('the new version is what the record shows, and the old one is still there', async () => {
  const { id } = await stored({ is_obsolete: true });
  const file = await staged(pdfOf({ says: 'second words' }), 'certificate.pdf');
  const answer = await world
    .as('senior')
    .post(`/api/attachment/${id}/new-version/`, { file, version: 1, expiry_date: '2028-01-01' });
  expect(answer.json()).toMatchObject({
    id,
    version: 2,
    file_version: 2,
    title: 'Gas certificate',
    mime: 'application/pdf',
    document_date: null,
    expiry_date: '2028-01-01',
    is_obsolete: false,
  });
  expect((await download(id)).headers['content-type']).toBe('application/pdf');
  const old = await download(id, '?file_version=1');
  expect([old.body, old.headers['content-type']]).toEqual(['first words', 'text/plain; charset=utf-8']);
  expect((await download(id, '?file_version=3')).statusCode).toBe(404);
});

test('two who bring a new version at once do not take each other’s place', async () => {
  const { id } = await stored();
  const bring = async (words: string) =>
    world
      .as('senior')
      .post(`/api/attachment/${id}/new-version`, { file: await staged(Buffer.from(words), 'a.txt'), version: 1 });
  expect((await bring('one')).statusCode).toBe(200);
  expect((await bring('two')).statusCode).toBe(409);
  expect((await download(id)).body).toBe('one');
});

test('a new version needs the right to change the file, and a file that has arrived', async () => {
  const { id } = await stored();
  const file = await staged(Buffer.from('x'), 'a.txt', 'carer');
  expect((await world.as('carer').post(`/api/attachment/${id}/new-version`, { file, version: 1 })).statusCode).toBe(
    403,
  );
  const none = await world.as('senior').post(`/api/attachment/${id}/new-version`, { file: v7(), version: 1 });
  expect(none.json().file[0]).toContain('no longer on its way');
  expect(
    (await world.as('manager').post(`/api/attachment/${v7()}/new-version`, { file: v7(), version: 1 })).statusCode,
  ).toBe(404);
});
