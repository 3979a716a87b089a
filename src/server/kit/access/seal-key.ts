import { createHmac } from 'node:crypto';
import { derivedKey } from './cipher.ts';

/** What a seal covers: a stretch of the history up to a place, and the seal before. */
export interface SealedBlock {
  readonly number: number;
  readonly to_tx: string;
  readonly to_seq: string;
  /** Sixteen bytes for each line. */
  readonly line_ids: Buffer;
  readonly line_digests: Buffer;
  /** Of the record as the line left it; zeros where it left none. */
  readonly record_digests: Buffer;
  readonly previous: Buffer;
}

export interface SealKey {
  /** Tells this key from another without telling anything about it. */
  readonly mark: Buffer;
  hash(block: SealedBlock): Buffer;
  /** What only somebody with the key can have said. */
  sign(words: string): string;
}

/** Whoever has the database alone cannot seal anew what they changed: the key is not in it. */
function sealKey(secretKey: string): SealKey {
  const key = derivedKey(secretKey, 'history seal');
  return {
    mark: createHmac('sha256', key).update('mark').digest().subarray(0, 8),
    hash: ({ number, to_tx, to_seq, line_ids, line_digests, record_digests, previous }) =>
      createHmac('sha256', key)
        .update(`${number} ${to_tx} ${to_seq} `)
        .update(previous)
        .update(line_ids)
        .update(line_digests)
        .update(record_digests)
        .digest(),
    sign: (words) => createHmac('sha256', key).update(`said ${words}`).digest('hex').slice(0, 32),
  };
}

/** The key that seals, and those that sealed before it. */
export interface SealKeys {
  newest(): SealKey;
  /** The one that made a seal with this mark. */
  marked(mark: Buffer): SealKey | null;
  all(): readonly SealKey[];
}

export function sealKeys(secretKeys: () => readonly string[]): SealKeys {
  const known = new Map<string, SealKey>();
  const all = () =>
    secretKeys().map((secretKey) => {
      const key = known.get(secretKey) ?? sealKey(secretKey);
      known.set(secretKey, key);
      return key;
    });
  return {
    all,
    newest() {
      const [key] = all();
      if (!key) throw new Error('There is no SECRET_KEY to seal with.');
      return key;
    },
    marked: (mark) => all().find((key) => key.mark.equals(mark)) ?? null,
  };
}
