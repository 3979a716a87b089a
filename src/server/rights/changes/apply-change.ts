import type { RightsChange } from '#domain/staff/rights/rights-change.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { writeAuditAbout } from '../../kit/history/write-audit.ts';
import type { DecisionEntry } from '../../kit/http/two-people.ts';
import { changeRecord } from '../../kit/records/change-record.ts';
import { findRecord } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { entityOf, fieldsOf } from './read-change.ts';

/** A line of the history about the group or the person concerned. */
export const writeLine = (
  db: Db,
  actor: Actor | null,
  at: string,
  change: Pick<RightsChange, 'entity' | 'target'>,
  entry: DecisionEntry & { readonly user_name?: string },
): Promise<void> => writeAuditAbout(db, entityOf(change), change.target, { at, actor, ...entry });

/** Through the ordinary door, so that every other rule is asked as well. */
export async function applyChange(context: RecordContext, tx: Db, actor: Actor, change: RightsChange): Promise<void> {
  const acting = { context, actor, entity: entityOf(change), within: tx };
  const { version } = await findRecord(acting, change.target);
  await changeRecord(acting, change.target, { ...fieldsOf(change), version });
}
