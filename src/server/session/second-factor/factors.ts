import type { FactorKind, OwnFactor, ProofWay } from '#domain/session/second-factor.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import type { Db } from '../../kit/runtime/database.ts';

interface TotpFactor {
  readonly id: string;
  readonly secret: Buffer;
}

export interface PasskeyFactor {
  readonly id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

const confirmed = 'from second_factor where staff = $1 and confirmed_at is not null';

/** Oldest first, as their owner made them. */
export const ownFactors = (db: Db, staff: string): Promise<OwnFactor[]> =>
  db.query<{ id: string; kind: FactorKind; name: string; created_at: string; used_at: string | null }>(
    `select id, kind, name, created_at, used_at ${confirmed} order by created_at, id`,
    [staff],
  );

/** How somebody can take a second step; none where they have no second factor. */
export async function proofWays(db: Db, staff: string): Promise<readonly ProofWay[]> {
  const kinds = await db.query<{ kind: FactorKind }>(`select distinct kind ${confirmed} order by kind desc`, [staff]);
  return kinds.length > 0 ? [...kinds.map(({ kind }) => kind), 'recovery'] : [];
}

export const totpsOf = (db: Db, staff: string): Promise<TotpFactor[]> =>
  db.query<{ id: string; secret: Buffer }>(`select id, secret ${confirmed} and kind = 'totp'`, [staff]);

export const passkeysOf = (db: Db, staff: string): Promise<PasskeyFactor[]> =>
  db.query<{ id: string; credential_id: string; public_key: Buffer; counter: number; transports: string[] }>(
    `select id, credential_id, public_key, counter, transports ${confirmed} and kind = 'passkey'`,
    [staff],
  );

interface Begun {
  readonly staff: string;
  readonly name: string;
  readonly at: string;
}

/** One that was begun and not confirmed gives way to the next. */
export async function beginTotp(tx: Db, { staff, name, at }: Begun, secret: Buffer): Promise<string> {
  const id = newId();
  await tx.query('delete from second_factor where staff = $1 and confirmed_at is null', [staff]);
  await tx.query(
    `insert into second_factor (id, staff, kind, name, created_at, secret) values ($1, $2, 'totp', $3, $4, $5)`,
    [id, staff, name, at, secret],
  );
  return id;
}

export async function begunTotp(db: Db, staff: string, id: string): Promise<(TotpFactor & { name: string }) | null> {
  const [row] = await db.query<{ id: string; secret: Buffer; name: string }>(
    `select id, secret, name from second_factor where id = $2 and staff = $1 and kind = 'totp' and confirmed_at is null`,
    [staff, id],
  );
  return row ?? null;
}

/** The code of a time step is taken once: whoever brings it again, or an earlier one, is refused. */
export async function takeStep(tx: Db, id: string, step: number, at: string): Promise<boolean> {
  const taken = await tx.query(
    `update second_factor set last_step = $2, used_at = $3, confirmed_at = coalesce(confirmed_at, $3)
     where id = $1 and (last_step is null or last_step < $2) returning id`,
    [id, step, at],
  );
  return taken.length > 0;
}

type NewPasskey = Omit<PasskeyFactor, 'id'>;

export async function addPasskey(tx: Db, { staff, name, at }: Begun, passkey: NewPasskey): Promise<void> {
  await tx.query(
    `insert into second_factor (id, staff, kind, name, created_at, confirmed_at, credential_id, public_key, counter, transports)
     values ($1, $2, 'passkey', $3, $4, $4, $5, $6, $7, $8)`,
    [newId(), staff, name, at, passkey.credential_id, passkey.public_key, passkey.counter, passkey.transports],
  );
}

export async function notePasskeyUse(tx: Db, id: string, counter: number, at: string): Promise<void> {
  await tx.query('update second_factor set counter = $2, used_at = $3 where id = $1', [id, counter, at]);
}

/** The name of what was removed; null where there is no such factor of theirs. */
export async function removeFactor(tx: Db, staff: string, id: string): Promise<string | null> {
  const [gone] = await tx.query<{ name: string }>(
    'delete from second_factor where id = $2 and staff = $1 and confirmed_at is not null returning name',
    [staff, id],
  );
  return gone?.name ?? null;
}

/** How many there were. */
export async function removeAllFactors(tx: Db, staff: string): Promise<number> {
  await tx.query('delete from recovery_code where staff = $1', [staff]);
  await tx.query('delete from second_step where staff = $1', [staff]);
  return (await tx.query('delete from second_factor where staff = $1 returning id', [staff])).length;
}
