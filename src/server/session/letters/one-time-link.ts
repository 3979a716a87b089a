import type { Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { readCardCode, type PaperCard } from '#domain/session/card-code.ts';
import { closedWords, type ClosedLink } from '#domain/session/closed-link.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { hashOf, newCode, newToken } from '../credentials/token.ts';

type LinkKind = 'reset' | 'invitation' | 'first_superuser';

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

const addressOf = ({ settings }: AppDependencies, token: string): string =>
  `${settings.publicUrl}/api/password_reset?token=${token}`;

export async function makeLink(db: Db, parts: AppDependencies, link: NewLink): Promise<string> {
  const token = newToken();
  await storeLink(db, parts, link, token);
  return addressOf(parts, token);
}

export async function makeCard(db: Db, parts: AppDependencies, link: NewLink): Promise<PaperCard> {
  const code = newCode();
  return { link: addressOf(parts, code), code, ends_at: await storeLink(db, parts, link, code) };
}

/** Answers until when it is open. */
async function storeLink(
  db: Db,
  { clock }: AppDependencies,
  { staff, kind, made_by }: NewLink,
  token: string,
): Promise<string> {
  const now = clock();
  const ends_at = new Date(now.getTime() + validFor[kind]).toISOString();
  await db.query(
    'insert into one_time_link (token_hash, staff, kind, created_at, expires_at, made_by) values ($1, $2, $3, $4, $5, $6)',
    [hashOf(token), staff, kind, now.toISOString(), ends_at, made_by ?? null],
  );
  return ends_at;
}

/** Locked until the transaction ends, so that two clicks on one link are one. */
export async function lockLink(tx: Db, token: string, now: string): Promise<Link | null> {
  const [link] = await tx.query<{ staff: string | null; kind: LinkKind }>(
    'select staff, kind from one_time_link where token_hash = $1 and used_at is null and expires_at > $2 for update',
    [hashOf(token), now],
  );
  return link ?? null;
}

const closed = `select l.kind, l.used_at is not null as is_used_up,
    nullif(${personNameSql('m')}, '') as made_by,
    exists (select 1 from credential c where c.staff = l.staff and c.password_hash is not null) as has_password
  from one_time_link l left join staff m on m.id = l.made_by where l.token_hash = $1`;

/** A link that opens nothing any more, or never did: why, and who helps. Only whoever holds it is told. */
export async function closedLinkWords(db: Db, token: string): Promise<string> {
  const [link] = await db.query<ClosedLink>(closed, [hashOf(token)]);
  return closedWords(link ?? null, readCardCode(token) !== null);
}

/** With one link every other link of the same person is used up. */
export async function useUp(tx: Db, { staff, kind }: Link, now: string): Promise<void> {
  await tx.query(
    'update one_time_link set used_at = $3 where used_at is null and (staff = $1 or ($1::uuid is null and kind = $2))',
    [staff, kind, now],
  );
}
