import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#world/server/temporary-folder.ts';
import { addSecretKey, storedSecretKeys } from './stored-secret-keys.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the key is made once and stays the same', () => {
  const keys = storedSecretKeys(join(folder, 'data'));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(storedSecretKeys(join(folder, 'data'))).toEqual(keys);
});

test('a new key stands before the old ones, which stay', () => {
  const [first] = storedSecretKeys(folder);
  addSecretKey(folder);
  const keys = storedSecretKeys(folder);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), first]);
  expect(keys[0]).not.toBe(first);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
});

test('nobody but its owner can read the key', () => {
  storedSecretKeys(folder);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
});

test.each(['', 'too short'])('a key that was damaged to “%s” is told in a sentence, and left as it is', (left) => {
  writeFileSync(join(folder, 'secret-key'), left);
  expect(() => storedSecretKeys(folder)).toThrow('is damaged: it has fewer than 32 characters');
  expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe(left);
});

test('a folder that cannot hold it is told in a sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => storedSecretKeys(join(folder, 'file', 'data'))).toThrow('part of its path is a file');
});
