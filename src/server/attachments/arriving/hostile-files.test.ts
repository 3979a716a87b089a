import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '#world/server/pdf.ts';
import { zipOf } from '#world/server/zip.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const sent = (name: string, bytes: Buffer | string) =>
  world
    .as('carer')
    .upload('/api/attachment', { title: 'Letter', category: 'other', resident: world.mrHale }, { name, bytes });
const got = async (id: string) => (await world.as('carer').get(`/api/attachment/${id}/download/`)).rawPayload;

const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
test.each<[string, string, () => Buffer | string, string]>([
  ['a script under the name of a picture', 'photo.jpg', () => '<script>alert(1)</script>', 'cannot be kept'],
  [
    'a drawing with a script',
    'plan.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'cannot be kept',
  ],
  ['a drawing under the name of a text', 'plan.txt.svg', () => '<svg/>', 'cannot be kept'],
  ['a PDF under the name of a picture', 'photo.png', () => pdfOf(), 'the content is pdf'],
  [
    'a PDF that runs a script when it is opened',
    'letter.pdf',
    () => pdfOf({ catalogue: `/OpenAction ${action}` }),
    'script',
  ],
  [
    'a PDF with a script by name',
    'letter.pdf',
    () => pdfOf({ catalogue: `/Names << /JavaScript << /Names [(a) ${action}] >> >>` }),
    'script',
  ],
  ['a PDF whose page runs a script', 'letter.pdf', () => pdfOf({ page: `/AA << /O ${action} >>` }), 'script'],
  [
    'a PDF with a button that runs a script',
    'letter.pdf',
    () =>
      pdfOf({
        page: '/Annots [6 0 R]',
        catalogue: '/AcroForm << /Fields [6 0 R] >>',
        objects: [
          `<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (b) /Rect [0 0 9 9] /A ${action} /AA << /D ${action} >> >>`,
        ],
      }),
    'script',
  ],
  [
    'a PDF that starts a program',
    'letter.pdf',
    () => pdfOf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    'script',
  ],
  [
    'a PDF that carries a file',
    'letter.pdf',
    () =>
      pdfOf({
        catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        objects: [
          '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
          '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
        ],
      }),
    'carries other files',
  ],
  ['a PDF that is a zip too', 'letter.pdf', () => pdfOf({ after: zipOf({ 'a.txt': 'a' }) }), 'carries other files'],
  ['a PDF that is none', 'letter.pdf', () => '%PDF-1.7\nnothing', 'damaged'],
  ['a PDF cut in half', 'letter.pdf', () => pdfOf().subarray(0, 60), 'damaged'],
])('%s is refused in a sentence that says why', async (_what, name, bytes, why) => {
  const answer = await sent(name, bytes());
  expect(answer.statusCode).toBe(400);
  expect(answer.json().file[0]).toContain(why);
});

test('a picture with a page or a zip behind it keeps neither', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const tail = Buffer.concat([Buffer.from('<script>alert(1)</script>'), zipOf({ 'a.txt': 'a' })]);
  const made = await sent('photo.jpg', Buffer.concat([picture, tail]));
  const bytes = await got(made.json().id);
  expect([bytes.includes('<script>'), bytes.includes('PK')]).toEqual([false, false]);
});

test('a picture keeps nothing of where, when and with what it was taken', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secretphone', Model: 'X' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '1/1 33/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>')
    .toBuffer();
  expect(picture.includes('Secretphone')).toBe(true);
  const bytes = await got((await sent('photo.jpg', picture)).json().id);
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  expect([bytes.includes('Secretphone'), exif, xmp, iptc]).toEqual([false, undefined, undefined, undefined]);
});

test('a picture that says it is larger than it is does not take the memory it asks for', async () => {
  const small = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  small.writeUInt32BE(60_000, 16);
  small.writeUInt32BE(60_000, 20);
  const answer = await sent('photo.png', small);
  expect([answer.statusCode, answer.json().file[0]]).toEqual([400, expect.stringContaining('megapixels')]);
});

test('a PDF is only ever sent as one, and with nothing it could reach', async () => {
  const made = await sent('letter.pdf', pdfOf({ says: 'Dear Mr Hale' }));
  expect(made.json()).toMatchObject({ mime: 'application/pdf', pages: 1 });
  const answer = await world.as('carer').get(`/api/attachment/${made.json().id}/download/`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});
