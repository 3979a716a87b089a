import type { Logger } from 'pino';
import type { Db } from '../../kit/runtime/database.ts';
import { WrongKey } from '../../kit/access/cipher.ts';
import type { Encryption } from '../../kit/access/encryption.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';

interface KeyOptions {
  readonly db: Db;
  readonly encryption: Encryption;
  readonly log: Pick<Logger, 'warn'>;
}

interface EncryptedKeys {
  readonly public_key: string;
  readonly sealed_private_key: Buffer;
}

const select = 'select public_key, sealed_private_key from push_key';
const insert = 'insert into push_key (public_key, sealed_private_key) values ($1, $2) on conflict do nothing';
/** A browser takes no message signed with another key than the one it was added with. */
const replace = `with renewed as (update push_key set public_key = $1, sealed_private_key = $2 where public_key = $3 returning 1)
  delete from push_subscription where exists (select 1 from renewed)`;

/** Null where they were encrypted under another SECRET_KEY. */
async function opened(
  { public_key: publicKey, sealed_private_key }: EncryptedKeys,
  { decrypt }: Encryption,
): Promise<PushKeys | null> {
  try {
    return { publicKey, privateKey: await decrypt(sealed_private_key) };
  } catch (error) {
    if (error instanceof WrongKey) return null;
    throw error;
  }
}

/** Made once and stored in the database, so that every node signs as the same sender. Of two that start at once, one wins. */
export async function pushKeys({ db, encryption, log }: KeyOptions): Promise<PushKeys> {
  const storedKeys = async () => (await db.query<EncryptedKeys>(select))[0];
  const encrypted = await storedKeys();
  const known = encrypted && (await opened(encrypted, encryption));
  if (known) return known;
  const made = newPushKeys();
  if (encrypted) {
    log.warn(
      'The keys for push messages were encrypted under another SECRET_KEY. New ones are made; people switch push on again in their browsers.',
    );
    await db.query(replace, [made.publicKey, encryption.encrypt(made.privateKey), encrypted.public_key]);
  } else await db.query(insert, [made.publicKey, encryption.encrypt(made.privateKey)]);
  const now = await storedKeys();
  return (now && (await opened(now, encryption))) ?? made;
}
