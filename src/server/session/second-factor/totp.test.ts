import { expect, test } from 'vitest';
import { base32, codeOf, newSecret, stepAt, stepOfCode, totpAddress } from './totp.ts';

/** The secret and the figures of RFC 6238, appendix B, cut to six digits. */
const secret = base32(Buffer.from('12345678901234567890'));

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('the code of %s is the one of the standard', (moment, code) => {
  expect(codeOf(secret, stepAt(new Date(moment)))).toBe(code);
});

test('a secret has the letters that the standard gives it', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test('a clock may be one step off either way, and no more', () => {
  const now = new Date('2026-03-02T09:00:10Z');
  const step = stepAt(now);
  const taken = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeOf(secret, step + off), now));
  expect(taken).toEqual([null, step - 1, step, step + 1, null]);
});

test('what is not six digits is no code', () => {
  const now = new Date('2026-03-02T09:00:10Z');
  expect(['', '12345', '1234567', 'abcdef', ' 12345'].map((code) => stepOfCode(secret, code, now))).toEqual(
    Array(5).fill(null),
  );
});

test('the picture names the product and the account', () => {
  expect(totpAddress({ secret: 'ABC', username: 'ann', issuer: 'Hearth by Us' })).toBe(
    'otpauth://totp/Hearth%20by%20Us:ann?secret=ABC&issuer=Hearth%20by%20Us',
  );
});
