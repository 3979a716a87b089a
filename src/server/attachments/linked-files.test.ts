import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '#world/server/pdf.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const letter = { name: 'a.txt', bytes: 'hello' };
const uploaded = async (
  fields: object = {},
  file: { name: string; bytes: Buffer | string } = letter,
  role: 'carer' | 'senior' = 'senior',
) => {
  const made = await world
    .as(role)
    .upload('/api/attachment', { title: 'Paper', category: 'other', resident: world.mrHale, ...fields }, file);
  expect(made.statusCode).toBe(201);
  return made.json().id as string;
};
const one = async (id: string, role: 'carer' | 'senior' = 'senior') =>
  (await world.as(role).get(`/api/attachment/${id}/`)).json();
const listed = async (role: 'carer' | 'senior' | 'manager', query = '') =>
  (await world.as(role).get(`/api/attachment/?limit=200${query}`)).json().map(({ id }: { id: string }) => id);
const found = async (role: 'carer' | 'senior' | 'manager', q: string) =>
  (await world.as(role).get(`/api/search/?q=${encodeURIComponent(q)}`))
    .json()
    .found.map(({ id }: { id: string }) => id);

test('a file belongs to the record that names it, from the save on', async () => {
  const file = await uploaded();
  const note = await world.as('senior').post('/api/note', {
    resident: world.mrHale,
    body: 'The letter came today, it is attached.',
    category: 'daily',
    attachments: [file],
  });
  expect(note.statusCode).toBe(201);
  expect((await one(file)).linked_object).toEqual({ entity: 'note', id: note.json().id });
});

test('a file that several records name knows all of them, each once', async () => {
  const file = await uploaded();
  const write = (body: string) =>
    world
      .as('senior')
      .post('/api/note', { resident: world.mrHale, body, category: 'daily', attachments: [file] })
      .then((made) => made.json());
  const first = await write('A letter from the bank, which he opened himself.');
  const second = await write('The letter was read to Mr Hale at tea.');
  await world
    .as('senior')
    .patch(`/api/note/${second.id}/`, { version: second.version, body: 'The letter was read to Mr Hale at supper.' });
  expect(await one(file)).toMatchObject({
    linked_object: { entity: 'note', id: first.id },
    also_linked: [{ record: { entity: 'note', id: second.id } }],
  });
});

test('a portrait is its person’s, and no list of files is full of faces', async () => {
  const face = await uploaded({ category: 'photo', confirmed_warnings: ['no_photo_consent'] });
  const { version } = (await world.as('manager').get(`/api/resident/${world.mrHale}/`)).json();
  await world.as('manager').patch(`/api/resident/${world.mrHale}/`, { photo: face, version });
  expect(await one(face)).toMatchObject({ used_as: 'portrait', linked_object: null });
  expect(await listed('senior')).not.toContain(face);
  expect(await listed('senior', '&used_as=portrait')).toContain(face);
});

test('a picture of a wound is in no list and no search, from before its mark is saved', async () => {
  const wound = await uploaded({ title: 'Sacrum', used_as: 'wound' }, undefined, 'carer');
  expect(await one(wound, 'carer')).toMatchObject({ is_sensitive: true });
  for (const query of ['', '&used_as=wound', `&resident=${world.mrHale}`])
    expect(await listed('manager', query)).not.toContain(wound);
  expect(await found('manager', 'sacrum')).not.toContain(wound);
});

test('the words of a PDF are found by those who may read it, and by nobody else', async () => {
  const open = await uploaded(
    { title: 'Letter' },
    { name: 'a.pdf', bytes: pdfOf({ says: 'marmalade on wholemeal toast' }) },
  );
  const covered = await uploaded(
    { title: 'Letter', is_sensitive: true },
    { name: 'a.pdf', bytes: pdfOf({ says: 'marmalade in the courtroom' }) },
  );
  const hidden = await world.given('note', { visibility: 'senior_only', resident: world.mrHale });
  const linked = await uploaded(
    { title: 'Letter', linked_object: { entity: 'note', id: hidden.id } },
    { name: 'a.pdf', bytes: pdfOf({ says: 'marmalade again' }) },
  );
  expect(await found('carer', 'marmalade')).toEqual([open]);
  expect((await found('senior', 'marmalade')).toSorted()).toEqual([open, covered, linked].toSorted());
  expect(await listed('carer')).not.toContain(linked);
});

test('a small picture shows what a file is, to those who may see the file', async () => {
  const id = await uploaded({}, { name: 'a.pdf', bytes: pdfOf() });
  const small = await world.as('carer').get(`/api/attachment/${id}/thumbnail/`);
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  const covered = await uploaded({ is_sensitive: true }, { name: 'a.pdf', bytes: pdfOf() });
  expect((await world.as('carer').get(`/api/attachment/${covered}/thumbnail/`)).statusCode).toBe(404);
  expect((await world.as('senior').get(`/api/attachment/${await uploaded()}/thumbnail/`)).statusCode).toBe(404);
});

test('small pictures of several files come together, without those one may not see or that show nothing', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const photo = { name: 'a.png', bytes };
  const picture = await uploaded({}, photo);
  const covered = await uploaded({ is_sensitive: true }, photo);
  const elsewhere = await world.given('attachment', { resident: world.msBird }, 'willow');
  const ofHidden = await uploaded(
    { linked_object: { entity: 'note', id: (await world.given('note', { visibility: 'senior_only' })).id } },
    photo,
  );
  const all = [picture, covered, elsewhere.id, ofHidden, await uploaded()].join(',');
  const seenBy = async (role: 'carer' | 'senior') =>
    Object.keys((await world.as(role).get(`/api/attachment/thumbnails/?ids=${all}`)).json()).toSorted();
  expect(await seenBy('carer')).toEqual([picture]);
  expect(await seenBy('senior')).toEqual([picture, covered, ofHidden].toSorted());
  const alone = await world.as('carer').get(`/api/attachment/${picture}/thumbnail/`);
  const together = await world.as('carer').get(`/api/attachment/thumbnails/?ids=${all}`);
  expect(Buffer.from(together.json()[picture], 'base64')).toEqual(alone.rawPayload);
});

test('small pictures are asked for by their ids, fifty at most', async () => {
  const id = await uploaded();
  for (const ids of ['', 'everybody', Array.from({ length: 51 }, () => id).join(',')]) {
    const answer = await world.as('carer').get(`/api/attachment/thumbnails/?ids=${ids}`);
    expect([answer.statusCode, answer.json().ids]).toEqual([
      400,
      ['ids must name one file or up to 50, set apart by commas.'],
    ]);
  }
});

/** A gigabyte that takes hardly any room: the same letter over and over, pressed once and copied as it is. */
async function gigabyteOf(file: string): Promise<void> {
  const into = 'insert into attachment_chunk (attachment, file_version, place, bytes)';
  await world.owner.query(`${into} values ($1, 9, 0, convert_to(repeat('a', 262144), 'UTF8'))`, [file]);
  await world.owner.query(
    `${into} select attachment, file_version, i, bytes from attachment_chunk, generate_series(1, 4095) i
      where attachment = $1 and file_version = 9`,
    [file],
  );
}

test('the files of a house end at its limit, every version counted, in a sentence that says where the limit stands', async () => {
  const { version: now } = (await world.as('manager').get(`/api/home/${world.rose}/`)).json();
  const limited = await world.as('manager').patch(`/api/home/${world.rose}/`, {
    version: now,
    settings: { files_gb: 1 },
    confirmed_warnings: ['no_registered_manager'],
  });
  expect(limited.statusCode).toBe(200);
  const large = await uploaded();
  await gigabyteOf(large);
  const room = async () => (await world.as('senior').get(`/api/attachment/space/?home=${world.rose}`)).json();
  expect(await room()).toMatchObject({ most: 1024 ** 3 });
  expect((await room()).used).toBeGreaterThan(1024 ** 3);

  const next = await world
    .as('senior')
    .upload('/api/attachment', { title: 'One more', category: 'policy', home: world.rose }, letter);
  expect([next.statusCode, next.json().file]).toEqual([
    400,
    [
      'The files of this house have reached 1 GB. Remove some before adding another; the limit stands in the settings of the house.',
    ],
  ]);
  expect((await world.as('senior').get(`/api/attachment/space/?home=${world.willow}`)).statusCode).toBe(404);

  const { version } = await one(large);
  const struck = { version, is_deleted: true, deletion_reason: 'entered_in_error' };
  expect((await world.as('senior').patch(`/api/attachment/${large}/`, struck)).statusCode).toBe(200);
  await uploaded();
});
