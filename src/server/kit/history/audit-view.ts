import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import { addMinutes } from '#domain/kit/time/time.ts';
import type { RecordContext } from '../context/record-context.ts';
import { writeHistory, type AuditEntry } from '../context/audit-entry.ts';

/** Auditors are let in to look, so every look of theirs is written down, lists and sums included. */
export async function auditAuditorView(
  context: RecordContext,
  actor: Actor,
  seen: Pick<AuditEntry, 'entity' | 'object_id' | 'home' | 'resident' | 'summary'>,
): Promise<void> {
  if (actor.isAuditor) await writeHistory(context.db, { at: context.now(), actor, action: 'view', ...seen });
}

/** Something composed, such as a handover sheet, was read. */
interface Viewing extends Pick<AuditEntry, 'at' | 'entity' | 'object_version' | 'home' | 'resident'> {
  readonly actor: Actor;
  readonly object_id: string;
  /** What was composed of the record. */
  readonly summary: string;
}

/** An open page asks again whenever something changes; within this it is still the same sitting. */
const sittingMinutes = 30;

const seen = `select 1 from user_history where object_id = $1 and at > $2::timestamptz and session = $3 and summary = $4 and action = 'view' limit 1`;

/** One line for each person, page and sitting, so that an inspector can read who looked and when; of an auditor every look. */
export async function auditView(db: Db, viewing: Viewing): Promise<void> {
  if (viewing.actor.isAuditor || !(await wasSeen(db, viewing))) await writeHistory(db, { ...viewing, action: 'view' });
}

const wasSeen = async (db: Db, { at, actor, object_id, summary }: Viewing): Promise<boolean> =>
  (await db.query(seen, [object_id, addMinutes(at, -sittingMinutes), actor.session, summary])).length > 0;
