import { headOf } from '#domain/staff/history/history-head.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { beforeAll, linesAfter, type LinePlace } from './read-lines.ts';
import { recordDigests } from './record-digests.ts';

/** The most lines under one seal: what is broken in it is found by looking at so many. */
const mostLines = 2000;

/** The end of the chain, to which the next seal is joined. */
export interface LastSeal extends LinePlace {
  readonly number: number;
  readonly hash: Buffer;
}
export const noSeal: LastSeal = { ...beforeAll, number: 0, hash: Buffer.alloc(32) };

const last = 'select number::int, to_tx::text, to_seq::text, hash from history_seal order by number desc limit 1';
export const lastSeal = async (db: Db): Promise<LastSeal> => (await db.query<LastSeal>(last))[0] ?? noSeal;

const lock = `select pg_try_advisory_xact_lock(hashtextextended('seal the history', 0)) as is_ours`;
const insert = `insert into history_seal (number, to_tx, to_seq, lines, line_ids, line_digests, record_digests, previous, hash, head, key_mark, sealed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

interface Sealed extends LastSeal {
  /** It took as many lines as it may, so there are more. */
  readonly isFull: boolean;
}

/** One seal over the next lines; null where there are none, or another node is sealing them. */
async function sealNext(context: RecordContext): Promise<Sealed | null> {
  const key = context.sealing.keys.newest();
  return context.transaction(async (tx) => {
    const [taken] = await tx.query<{ is_ours: boolean }>(lock);
    if (!taken?.is_ours) return null;
    const before = await lastSeal(tx);
    const next = await linesAfter(tx, before, mostLines);
    if (!next) return null;
    const { lines, line_ids, line_digests, to_tx, to_seq } = next;
    const record_digests = await recordDigests(tx, context.register, lines, next.left);
    const number = before.number + 1;
    const hash = key.hash({ number, to_tx, to_seq, line_ids, line_digests, record_digests, previous: before.hash });
    await tx.query(insert, [
      number,
      to_tx,
      to_seq,
      lines,
      line_ids,
      line_digests,
      record_digests,
      before.hash,
      hash,
      headOf(hash),
      key.mark,
      context.now(),
    ]);
    return { number, hash, to_tx, to_seq, isFull: lines === mostLines };
  });
}

/**
 * Seals all that is written so far, and not what is written meanwhile: in a busy house that would never end, one small
 * seal after the other. Several nodes may try at once: one of them does it. Returns the end of the chain where it grew.
 */
export async function sealHistory(context: RecordContext): Promise<LastSeal | null> {
  let end = await sealNext(context);
  while (end?.isFull) end = (await sealNext(context)) ?? { ...end, isFull: false };
  return end;
}
