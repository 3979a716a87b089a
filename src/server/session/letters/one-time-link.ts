import type { Db } from '../../kit/runtime/database.ts';
import type { Parts } from '../../kit/runtime/parts.ts';
import { hashOf, newToken } from '../credentials/token.ts';

export type LinkKind = 'reset' | 'invitation' | 'first_superuser';

export interface Link {
  readonly staff: string | null;
  readonly kind: LinkKind;
}

interface NewLink extends Link {
  /** Who made it for somebody else. */
  readonly made_by?: string;
}

const minute = 60_000;
/** Who asked for a reset or started the product is waiting for the link; a new colleague may read their mail after the weekend. */
export const validFor: Readonly<Record<LinkKind, number>> = {
  reset: 30 * minute,
  invitation: 72 * 60 * minute,
  first_superuser: 30 * minute,
};

export async function makeLink(db: Db, { settings, clock }: Parts, { staff, kind, made_by }: NewLink): Promise<string> {
  const token = newToken();
  const now = clock();
  await db.query(
    'insert into one_time_link (token_hash, staff, kind, created_at, expires_at, made_by) values ($1, $2, $3, $4, $5, $6)',
    [
      hashOf(token),
      staff,
      kind,
      now.toISOString(),
      new Date(now.getTime() + validFor[kind]).toISOString(),
      made_by ?? null,
    ],
  );
  return `${settings.publicUrl}/api/password_reset?token=${token}`;
}

/** Held until the transaction ends, so that two clicks on one link are one. */
export async function heldLink(tx: Db, token: string, now: string): Promise<Link | null> {
  const [link] = await tx.query<{ staff: string | null; kind: LinkKind }>(
    'select staff, kind from one_time_link where token_hash = $1 and used_at is null and expires_at > $2 for update',
    [hashOf(token), now],
  );
  return link ?? null;
}

/** With one link every other link of the same person is used up. */
export async function useUp(tx: Db, { staff, kind }: Link, now: string): Promise<void> {
  await tx.query(
    'update one_time_link set used_at = $3 where used_at is null and (staff = $1 or ($1::uuid is null and kind = $2))',
    [staff, kind, now],
  );
}
