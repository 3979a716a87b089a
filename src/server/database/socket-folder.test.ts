import { chmodSync, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { shortName, socketFolder } from './socket-folder.ts';

const cluster = `/a/folder/of/${process.pid}`;
const plain = `/tmp/${shortName(cluster)}`;
afterEach(() => [plain, `${plain}-2`].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('the name is short however long the path, and differs from folder to folder', () => {
  const long = `/home/${'a'.repeat(4000)}`;
  expect(`/tmp/${shortName(long)}-3/.s.PGSQL.5432`.length).toBeLessThan(107);
  expect(shortName(long)).toBe(shortName(long));
  expect(shortName(long)).not.toBe(shortName(`${long}b`));
});

test('only its owner can enter it, and it is found again', () => {
  expect(socketFolder(cluster, null)).toBe(plain);
  expect(statSync(plain).mode & 0o777).toBe(0o700);
  expect(socketFolder(cluster, null)).toBe(plain);
});

test('a folder that others could enter is left alone', () => {
  mkdirSync(plain);
  chmodSync(plain, 0o777);
  expect(socketFolder(cluster, null)).toBe(`${plain}-2`);
  rmdirSync(plain);
});
