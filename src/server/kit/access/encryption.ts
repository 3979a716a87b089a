import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts text so that the database, its backups and its logs never hold it readable. */
export interface Encryption {
  encrypt(text: string): Buffer;
  decrypt(encrypted: Buffer): string;
}

export function encryption(secretKey: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'hearth', 'confidential content', 32));
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(encrypted) {
      const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes));
      decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(encrypted.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
