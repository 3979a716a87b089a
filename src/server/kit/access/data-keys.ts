import { randomBytes } from 'node:crypto';
import type { Db } from '../runtime/database.ts';
import { decryptBytes, derivedKey, encryptBytes, keyBytes } from './cipher.ts';

export interface KeyParts {
  readonly db: Db;
  /** Newest first: the first one wraps, the others still unwrap. */
  secretKeys(): readonly string[];
  now(): string;
}

interface DataKey {
  readonly id: number;
  readonly key: Buffer;
}

/** The data keys that this node can unwrap. */
export interface DataKeys {
  /** The one that encrypts. */
  readonly newest: DataKey;
  readonly byId: ReadonlyMap<number, Buffer>;
}

interface WrappedKey {
  readonly id: number;
  readonly wrapped: Buffer;
}

const wrappingKey = (secretKey: string): Buffer => derivedKey(secretKey, 'data keys');
const select = 'select id, wrapped from data_key order by id';
const insert = 'insert into data_key (wrapped, created_at) values ($1, $2) returning id';

function unwrapped({ wrapped }: WrappedKey, wrapping: readonly Buffer[]): Buffer | null {
  for (const key of wrapping) {
    try {
      return decryptBytes(key, wrapped);
    } catch {
      // Wrapped by another key; null where it is none of these.
    }
  }
  return null;
}

async function read(db: Db, secretKeys: readonly string[]): Promise<DataKey[]> {
  const wrapping = secretKeys.map(wrappingKey);
  const rows = await db.query<WrappedKey>(select);
  return rows.flatMap((row) => {
    const key = unwrapped(row, wrapping);
    return key ? [{ id: row.id, key }] : [];
  });
}

/** A data key that only a node with this SECRET_KEY can use. */
async function make(parts: KeyParts, secretKey: string): Promise<DataKey> {
  const key = randomBytes(keyBytes);
  const [row] = await parts.db.query<{ id: number }>(insert, [encryptBytes(wrappingKey(secretKey), key), parts.now()]);
  if (!row) throw new Error('A new data key has no number.');
  return { id: row.id, key };
}

/** Makes the first one where there is none that this SECRET_KEY unwraps. Two nodes that start at once make two: both are read. */
export async function loadDataKeys(parts: KeyParts): Promise<DataKeys> {
  const secretKeys = parts.secretKeys();
  const keys = await read(parts.db, secretKeys);
  const newest = keys.at(-1) ?? (await make(parts, secretKeys[0] ?? ''));
  return { newest, byId: new Map([...keys, newest].map(({ id, key }) => [id, key])) };
}

interface Rotation {
  /** How many data keys are wrapped by the newest SECRET_KEY now. */
  readonly wrapped: number;
  /** Numbers of data keys that none of the keys unwraps: what they encrypted stays closed. */
  readonly lost: readonly number[];
  /** What is written from now on is encrypted with this one. */
  readonly newest: number;
}

/** Wraps every data key by the newest SECRET_KEY and makes a new one for what is to come. `db` is a transaction of the owner. */
export async function rotateDataKeys(parts: KeyParts): Promise<Rotation> {
  const { db } = parts;
  const secretKeys = parts.secretKeys();
  const first = secretKeys[0] ?? '';
  await db.query('lock table data_key in share row exclusive mode');
  const known = await read(db, secretKeys);
  for (const { id, key } of known)
    await db.query('update data_key set wrapped = $2 where id = $1', [id, encryptBytes(wrappingKey(first), key)]);
  const all = await db.query<{ id: number }>('select id from data_key');
  const lost = all.map(({ id }) => id).filter((id) => !known.some((key) => key.id === id));
  const { id } = await make(parts, first);
  return { wrapped: known.length, lost, newest: id };
}
