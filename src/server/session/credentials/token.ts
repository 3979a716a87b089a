import { hash, randomBytes } from 'node:crypto';
import { codeSigns } from '#domain/session/card-code.ts';

/** 256 random bits, shown once; the database keeps only what they hash to. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
/** The same as text, to look it up by. */
export const hashTextOf = (token: string): string => hash('sha256', token, 'base64');

/** Sixty bits in three groups: short enough to be read out, too many to be guessed before it ends. */
export const handedCode = (bytes: Buffer): string =>
  (
    [...bytes.subarray(0, 12)]
      .map((byte) => codeSigns.at(byte & 31))
      .join('')
      .match(/.{4}/g) ?? []
  ).join('-');

/** A code for a card that is printed: it is typed where no camera is at hand. */
export const newCode = (): string => handedCode(randomBytes(12));
