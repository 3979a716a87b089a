import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
export const keyBytes = 32;

/** A key for one purpose, from which neither SECRET_KEY nor the key of another purpose can be found. */
export const derivedKey = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'hearth', purpose, keyBytes));

export function encryptBytes(key: Buffer, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** It was encrypted with another key, or a single bit was altered. */
export class WrongKey extends Error {}

/** Throws `WrongKey` where the key does not fit. */
export function decryptBytes(key: Buffer, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes));
  decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = decipher.update(encrypted.subarray(nonceBytes + tagBytes));
  try {
    return Buffer.concat([body, decipher.final()]);
  } catch (error) {
    throw new WrongKey('The key does not fit, or what was encrypted has been altered.', { cause: error });
  }
}
