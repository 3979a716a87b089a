import type { Db } from '../../kit/database.ts';
import type { Sealer } from '../../kit/seal.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';

const select = 'select public_key, sealed_private_key from push_key';
const insert = 'insert into push_key (public_key, sealed_private_key) values ($1, $2) on conflict do nothing';

async function keptKeys(db: Db, { open }: Sealer): Promise<PushKeys | null> {
  const [kept] = await db.query<{ public_key: string; sealed_private_key: Buffer }>(select);
  return kept ? { publicKey: kept.public_key, privateKey: open(kept.sealed_private_key) } : null;
}

/** Made once and kept in the database, so that every node signs as the same sender. Of two that start at once, one wins. */
export async function pushKeys(db: Db, sealer: Sealer): Promise<PushKeys> {
  const known = await keptKeys(db, sealer);
  if (known) return known;
  const made = newPushKeys();
  await db.query(insert, [made.publicKey, sealer.seal(made.privateKey)]);
  return (await keptKeys(db, sealer)) ?? made;
}
