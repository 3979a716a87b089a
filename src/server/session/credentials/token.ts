import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, shown once; the database keeps only what they hash to. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Without what looks like something else: thirty-two signs are five bits each. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Sixty bits in three groups: short enough to be read out, too many to be guessed before it ends. */
export const handedCode = (bytes: Buffer): string =>
  (
    [...bytes.subarray(0, 12)]
      .map((byte) => signs.at(byte & 31))
      .join('')
      .match(/.{4}/g) ?? []
  ).join('-');
