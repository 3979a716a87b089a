import { randomBytes } from 'node:crypto';
import type { Db } from '../../kit/runtime/database.ts';
import { hashOf } from '../credentials/token.ts';
import { base32 } from './totp.ts';

const howMany = 10;

/** Eighty random bits in four groups, so that a plain hash of them cannot be guessed back. */
const newCode = (): string => (base32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join('-');

/** Capitals, blanks and hyphens are how one happens to type it. */
const hashOfTyped = (code: string): Buffer => hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** New codes instead of all that were left; they are answered once and stored as hashes. */
export async function makeRecoveryCodes(tx: Db, staff: string): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.query('delete from recovery_code where staff = $1', [staff]);
  await tx.query('insert into recovery_code (staff, code_hash) select $1, unnest($2::bytea[])', [
    staff,
    codes.map(hashOfTyped),
  ]);
  return codes;
}

/** Each opens once. */
export async function useRecoveryCode(tx: Db, staff: string, code: string, at: string): Promise<boolean> {
  const used = await tx.query(
    'update recovery_code set used_at = $3 where staff = $1 and code_hash = $2 and used_at is null returning staff',
    [staff, hashOfTyped(code), at],
  );
  return used.length > 0;
}

export async function recoveryCodesLeft(db: Db, staff: string): Promise<number> {
  const [row] = await db.query<{ left: number }>(
    'select count(*)::int as left from recovery_code where staff = $1 and used_at is null',
    [staff],
  );
  return row?.left ?? 0;
}
