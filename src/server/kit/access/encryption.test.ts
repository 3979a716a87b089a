import { expect, test } from 'vitest';
import { encryption } from './encryption.ts';

test('encrypted text is read again with the same key and holds nothing readable', () => {
  const { encrypt, decrypt } = encryption('a key of more than thirty-two characters');
  const encrypted = encrypt('An allegation was made on Tuesday.');
  expect(decrypt(encrypted)).toBe('An allegation was made on Tuesday.');
  expect(encrypted.toString('latin1')).not.toContain('allegation');
});

test('text encrypted with another key, or altered by one bit, does not decrypt', () => {
  const { encrypt, decrypt } = encryption('a key of more than thirty-two characters');
  const encrypted = encrypt('private');
  expect(() => encryption('another key of thirty-two characters').decrypt(encrypted)).toThrow(/authenticate/);
  encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
  expect(() => decrypt(encrypted)).toThrow(/authenticate/);
});
