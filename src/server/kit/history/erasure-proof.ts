import type { SealKey, SealKeys } from '../access/seal-key.ts';
import type { Db } from '../runtime/database.ts';

/** What is signed of a disposal besides what went. */
interface Erasure {
  readonly id: string;
  readonly ground: string;
  readonly words: string;
  readonly key_mark: Buffer;
  readonly signature: string;
}

/** Everything about a disposal that nobody may change afterwards, and the hashes of all that went with it. */
const contentSql = `select concat_ws(' ', d.id, d.home, d.ground, d.clock, d.subject_entity, d.subject, d.until, d.court, d.order_reference, d.ordered_on, d.asked_by, extract(epoch from d.asked_at), d.reason,
    encode(sha256(convert_to(coalesce((select string_agg(concat_ws(' ', r.entity, r.record, r.home, r.dated, r.versions, encode(r.digest, 'hex')), ',' order by r.entity, r.record)
      from disposed_record r where r.disposal = d.id), ''), 'UTF8')), 'hex'),
    encode(sha256(convert_to(coalesce((select string_agg(concat_ws(' ', e.line, encode(e.digest_before, 'hex'), encode(e.digest_after, 'hex')), ',' order by e.line)
      from erased_line e where e.disposal = d.id), ''), 'UTF8')), 'hex')) as words`;
const one = `${contentSql} from disposal d where d.id = $1`;
const confirmed = `${contentSql}, d.id, d.ground, (extract(epoch from d.decided_at) * 1000)::bigint::text as decided_ms, d.decided_by, d.records, d.signature, d.key_mark from disposal d where d.state = 'confirmed' order by d.decided_at, d.id`;

interface Decided {
  /** Milliseconds: how a moment is written depends on who asks. */
  readonly decided_ms: string;
  readonly decided_by: string;
  readonly records: number;
}

const signed = (key: SealKey, words: string, { decided_ms, decided_by, records }: Decided): string =>
  key.sign(`erase ${words} ${decided_by} ${decided_ms} ${records}`);

/** Signs what a disposal has made go, so that nobody who has the database alone can write another. */
export async function signErasure(
  db: Db,
  keys: SealKeys,
  id: string,
  decision: Decided,
): Promise<{ readonly signature: string; readonly key_mark: Buffer }> {
  const [row] = await db.query<{ words: string }>(one, [id]);
  const key = keys.newest();
  return { signature: signed(key, row?.words ?? '', decision), key_mark: key.mark };
}

/** Of every disposal whether it is as it was confirmed: its id, and whether its signature fits. */
export async function checkedErasures(db: Db, keys: SealKeys): Promise<ReadonlyMap<string, boolean>> {
  const all = await db.query<Erasure & Decided>(confirmed);
  return new Map(
    all.map((erasure) => {
      const key = keys.marked(erasure.key_mark);
      return [erasure.id, key !== null && signed(key, erasure.words, erasure) === erasure.signature];
    }),
  );
}
