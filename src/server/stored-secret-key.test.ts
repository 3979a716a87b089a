import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#world/server/temporary-folder.ts';
import { storedSecretKey } from './stored-secret-key.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the key is made once and stays the same', () => {
  const key = storedSecretKey(join(folder, 'data'));
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(storedSecretKey(join(folder, 'data'))).toBe(key);
});

test('nobody but its owner can read the key', () => {
  storedSecretKey(folder);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
});

test.each(['', 'too short'])('a key that was damaged to “%s” is told in a sentence, and left as it is', (left) => {
  writeFileSync(join(folder, 'secret-key'), left);
  expect(() => storedSecretKey(folder)).toThrow('is damaged: it has fewer than 32 characters');
  expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe(left);
});

test('a folder that cannot hold it is told in a sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => storedSecretKey(join(folder, 'file', 'data'))).toThrow('part of its path is a file');
});
