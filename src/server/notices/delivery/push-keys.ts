import type { Logger } from 'pino';
import type { Db } from '../../kit/runtime/database.ts';
import type { Sealer } from '../../kit/access/seal.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';

interface KeyOptions {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly log: Pick<Logger, 'warn'>;
}

interface SealedKeys {
  readonly public_key: string;
  readonly sealed_private_key: Buffer;
}

const select = 'select public_key, sealed_private_key from push_key';
const insert = 'insert into push_key (public_key, sealed_private_key) values ($1, $2) on conflict do nothing';
/** A browser takes no message signed with another key than the one it was added with. */
const replace = `with renewed as (update push_key set public_key = $1, sealed_private_key = $2 where public_key = $3 returning 1)
  delete from push_subscription where exists (select 1 from renewed)`;

/** Null where they were sealed under another SECRET_KEY. */
function opened({ public_key: publicKey, sealed_private_key }: SealedKeys, { open }: Sealer): PushKeys | null {
  try {
    return { publicKey, privateKey: open(sealed_private_key) };
  } catch {
    return null;
  }
}

/** Made once and kept in the database, so that every node signs as the same sender. Of two that start at once, one wins. */
export async function pushKeys({ db, sealer, log }: KeyOptions): Promise<PushKeys> {
  const storedKeys = async () => (await db.query<SealedKeys & Record<string, unknown>>(select))[0];
  const sealed = await storedKeys();
  const known = sealed && opened(sealed, sealer);
  if (known) return known;
  const made = newPushKeys();
  if (sealed) {
    log.warn(
      'The keys for push messages were sealed under another SECRET_KEY. New ones are made; people switch push on again in their browsers.',
    );
    await db.query(replace, [made.publicKey, sealer.seal(made.privateKey), sealed.public_key]);
  } else await db.query(insert, [made.publicKey, sealer.seal(made.privateKey)]);
  const now = await storedKeys();
  return (now && opened(now, sealer)) ?? made;
}
