import { decryptBytes, derivedKey, encryptBytes, WrongKey } from './cipher.ts';
import { loadDataKeys, type DataKeys, type KeyParts } from './data-keys.ts';

/** Encrypts text so that the database, its backups and its logs never hold it readable. */
export interface Encryption {
  encrypt(text: string): Buffer;
  /** Throws `WrongKey` where no key of this node opens it. */
  decrypt(encrypted: Buffer): Promise<string>;
}

interface RereadReport {
  /** The data keys could not be read anew; those that are known go on being used. */
  onRereadFailed(error: unknown): void;
}

/** Begins what is encrypted with a data key; what was written before there were any begins with its nonce. */
const mark = Buffer.from('HEK1');
const idBytes = 4;
/** A node that has run for long reads a new data key within this time. */
const rereadAfterMs = 60_000;

/**
 * Text is encrypted with the newest data key. The data keys lie in the database, wrapped by a key derived from
 * SECRET_KEY: a new SECRET_KEY wraps a few rows anew, and nothing that was written is touched.
 */
export async function openEncryption(parts: KeyParts & RereadReport): Promise<Encryption> {
  let keys: DataKeys = await loadDataKeys(parts);
  let readAt = performance.now();
  const reread = async (): Promise<void> => {
    readAt = performance.now();
    // What was unwrapped once stays readable here, even if its wrapping key is not known to this node any more.
    const { newest, byId } = await loadDataKeys(parts);
    keys = { newest, byId: new Map([...keys.byId, ...byId]) };
  };
  return {
    encrypt(text) {
      // Nothing waits for it: an older data key stays as readable as the newest.
      if (performance.now() - readAt > rereadAfterMs) reread().catch(parts.onRereadFailed);
      const id = Buffer.alloc(idBytes);
      id.writeUInt32BE(keys.newest.id);
      return Buffer.concat([mark, id, encryptBytes(keys.newest.key, Buffer.from(text, 'utf8'))]);
    },
    async decrypt(encrypted) {
      if (!encrypted.subarray(0, mark.length).equals(mark)) return decryptUnmarked(encrypted, parts.secretKeys());
      const id = encrypted.readUInt32BE(mark.length);
      if (!keys.byId.has(id)) await reread();
      const key = keys.byId.get(id);
      if (!key) throw new WrongKey(`Data key ${id} cannot be unwrapped with the SECRET_KEY of this node.`);
      return decryptBytes(key, encrypted.subarray(mark.length + idBytes)).toString('utf8');
    },
  };
}

/** The oldest content was encrypted with a key derived from SECRET_KEY itself. */
function decryptUnmarked(encrypted: Buffer, secretKeys: readonly string[]): string {
  const [first, ...older] = secretKeys;
  const open = (secretKey = '') => decryptBytes(derivedKey(secretKey, 'confidential content'), encrypted);
  for (const secretKey of older) {
    try {
      return open(secretKey).toString('utf8');
    } catch {
      // Encrypted under another of them; the newest is tried last, and says so if it does not fit either.
    }
  }
  return open(first).toString('utf8');
}
