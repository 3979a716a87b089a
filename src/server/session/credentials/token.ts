import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, shown once; the database keeps only what they hash to. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
