import { userHistory } from '#domain/staff/history/user-history.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { KnownEnd } from '../../kit/access/history-anchor.ts';
import type { SealKey } from '../../kit/access/seal-key.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { LastSeal } from './seal-history.ts';

type Known = Pick<RecordContext, 'db' | 'sealing'>;

/** What the history says of an end that was accepted: only somebody with the key can have written it. */
const acceptance = (key: SealKey, { number, hash }: KnownEnd): string =>
  `Seal ${number}, ${key.sign(`accept ${number} ${hash}`)}`;

const accepted = `select 1 from user_history where action = 'history_end_accepted' and summary = any($1) limit 1`;
/** Whether somebody in charge has said that what is known to be missing may be missing. */
export const isEndAccepted = async (context: Known, known: KnownEnd): Promise<boolean> =>
  (await context.db.query(accepted, [context.sealing.keys.all().map((key) => acceptance(key, known))])).length > 0;

/** Somebody in charge says why the history ends before what is known of it: an older back-up was put back. */
export const acceptEnd = (
  context: RecordContext,
  actor: Actor | null,
  known: KnownEnd,
  reason: string,
): Promise<void> =>
  writeHistory(context.db, {
    at: context.now(),
    actor,
    action: 'history_end_accepted',
    entity: userHistory.name,
    summary: acceptance(context.sealing.keys.newest(), known),
    reason,
  });

const sealed = 'select 1 from history_seal where number = $1 and hash = $2';

/** Writes the end down outside the database, unless that would hide that an end known there is no longer in it. */
export async function noteEnd(context: Known, end: LastSeal): Promise<void> {
  const { anchor } = context.sealing;
  const known = await anchor.read();
  const isFollowing =
    known === null ||
    (await context.db.query(sealed, [known.number, Buffer.from(known.hash, 'hex')])).length > 0 ||
    (await isEndAccepted(context, known));
  if (isFollowing) await anchor.write({ number: end.number, hash: end.hash.toString('hex') });
}
