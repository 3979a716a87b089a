import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { noCommitListener, transaction } from '../runtime/database.ts';
import { derivedKey, encryptBytes, WrongKey } from './cipher.ts';
import { rotateDataKeys } from './data-keys.ts';
import { openEncryption } from './encryption.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const [first, second] = ['a key of more than thirty-two characters', 'another one of more than thirty-two'];
const partsOf = (...keys: readonly string[]) => ({
  db: world.context.db,
  secretKeys: () => keys,
  now: () => world.context.now(),
});
const fails = (error: unknown): never => {
  throw error;
};
const open = (...keys: readonly string[]) => openEncryption({ ...partsOf(...keys), onRereadFailed: fails });

test('encrypted text is read again with the same key and holds nothing readable', async () => {
  const { encrypt, decrypt } = await open(first);
  const encrypted = encrypt('An allegation was made on Tuesday.');
  expect(await decrypt(encrypted)).toBe('An allegation was made on Tuesday.');
  expect(await (await open(first)).decrypt(encrypted)).toBe('An allegation was made on Tuesday.');
  expect(encrypted.toString('latin1')).not.toContain('allegation');
});

test('text encrypted with another key, or altered by one bit, does not decrypt', async () => {
  const { encrypt, decrypt } = await open(first);
  const encrypted = encrypt('private');
  await expect((await open(second)).decrypt(encrypted)).rejects.toThrow(/cannot be unwrapped/);
  encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
  await expect(decrypt(encrypted)).rejects.toThrow(WrongKey);
});

test('content from before there were data keys is read with any of the keys', async () => {
  const old = encryptBytes(derivedKey(first, 'confidential content'), Buffer.from('long ago'));
  expect(await (await open(first)).decrypt(old)).toBe('long ago');
  expect(await (await open(second, first)).decrypt(old)).toBe('long ago');
  await expect((await open(second)).decrypt(old)).rejects.toThrow(WrongKey);
});

test('keys are rotated while nodes run: all that was written stays readable, and the old key opens nothing new', async () => {
  const running = await open(first);
  const before = running.encrypt('before');
  const rotation = await transaction(world.owner, noCommitListener, (db) =>
    rotateDataKeys({ ...partsOf(second, first), db }),
  );
  expect(rotation.wrapped).toBeGreaterThan(0);
  const during = running.encrypt('by a node that has not read it yet');
  const after = await open(second);
  const since = after.encrypt('after');
  for (const [encrypted, text] of [
    [before, 'before'],
    [during, 'by a node that has not read it yet'],
    [since, 'after'],
  ] as const)
    expect(await after.decrypt(encrypted)).toBe(text);
  await expect((await open(first)).decrypt(since)).rejects.toThrow(/cannot be unwrapped/);
});

test('a node that runs reads what another wrote with a newer data key', async () => {
  const running = await open(second);
  const rotation = await transaction(world.owner, noCommitListener, (db) => rotateDataKeys({ ...partsOf(second), db }));
  const other = await open(second);
  expect(await running.decrypt(other.encrypt('newer'))).toBe('newer');
  expect(rotation.newest).toBeGreaterThan(1);
});
