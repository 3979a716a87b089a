import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#world/server/temporary-folder.ts';
import { fileAnchor } from './history-anchor.ts';

const folder = temporaryFolder();
afterAll(() => rm(folder, { recursive: true }));

test('the end that was seen is read as it was written, and none is known before', async () => {
  const anchor = fileAnchor(join(folder, 'data'));
  expect(await anchor.read()).toBeNull();
  await anchor.write({ number: 7, hash: '0a1b' });
  expect(await anchor.read()).toEqual({ number: 7, hash: '0a1b' });
});

test.each(['{}', '[]', 'null', '{"number":"7","hash":"0a1b"}', '{"number":7,"hash":11}'])(
  'a file that says %s is refused, and not taken for a history without an end',
  async (text) => {
    await writeFile(join(folder, 'history-end.json'), text);
    await expect(fileAnchor(folder).read()).rejects.toThrow('does not say where the history ends');
  },
);
