import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AuditDetails, Author } from '../context/audit-entry.ts';
import type { Action } from '../context/record-context.ts';
import { asksForResident, type ResidentFacts } from '../context/resident-cache.ts';
import type { Db } from '../runtime/database.ts';
import { recordTransaction, runAfterRules, type Saving } from './record-transaction.ts';
import { requireSeen } from './seen-version.ts';
import { writeRecord, type RowWrite } from './write-record.ts';

/** What is asked for, and what it is saved through. */
export interface SaveAction extends Action, Saving {
  readonly within: Db;
}

/** The record as it stands, null for a new one, and the facts of its resident where they came with it. */
interface Found<Before> {
  readonly before: Before;
  readonly facts: ResidentFacts | null;
}

interface SeenVersion {
  /** The version its writer has seen; of a new record there is none. */
  readonly version: number | null;
}

/** What passed every rule. */
interface ReadyToWrite {
  readonly row: RowWrite;
  readonly audit: AuditDetails;
  /** Null where nobody's name is stored. */
  readonly author: Author | null;
}

/** Nothing is to be written: this is the record after a request that came twice, or a change of nothing. */
interface Unchanged {
  readonly unchanged: string;
}

/** What one kind of write makes of each step. A step refuses by throwing. */
export interface SaveSteps<Before extends AnyRecord | null, Granted extends SeenVersion> {
  /** As it was sent; null where a record is taken away or brought back. */
  readonly content: RecordValues | null;
  find(here: SaveAction): Promise<Found<Before>>;
  /** Whether whoever asks may do this to the record as it stands. Of a new one that is known only once its values are. */
  authorize(here: SaveAction, before: Before): Promise<Granted>;
  validate(here: SaveAction, granted: Granted, found: Found<Before>): Promise<ReadyToWrite | Unchanged>;
  /** The statement wrote nothing: somebody else was first, or the resident is gone. Refuses, or answers with what is stored. */
  missed(here: SaveAction, before: Before): Promise<string>;
}

interface Saved<Before> {
  /** The whole record. */
  readonly stored: string;
  readonly before: Before;
  readonly isWritten: boolean;
}

/**
 * The one order in which a record comes to be, changes, goes away and comes back. It is found within the writer's reach, they
 * are asked for their permission and the version they saw, the rules of its kind are evaluated in the house where it
 * stands, it is written with its earlier version and its history, and what follows from it becomes true with it. Open
 * screens are told once all of it is committed.
 */
export function saveRecord<Before extends AnyRecord | null, Granted extends SeenVersion>(
  acting: Action,
  steps: SaveSteps<Before, Granted>,
): Promise<Saved<Before>> {
  const { context, actor, entity } = acting;
  return recordTransaction(acting, steps.content, async (saving) => {
    const here: SaveAction = { ...acting, ...saving };
    const db = saving.within;
    const found = await steps.find(here);
    const { before } = found;
    const granted = await steps.authorize(here, before);
    if (before !== null && granted.version !== null) await requireSeen(here, before, granted.version);
    const resident = before === null ? residentToRecall(here, steps.content) : null;
    const saved = await context.residents.tryCachedFirst(actor, resident, async (remembered) => {
      const ready = await steps.validate(here, granted, remembered ? { before, facts: remembered } : found);
      if ('unchanged' in ready) return { stored: ready.unchanged, isWritten: false };
      const { row, audit, author } = ready;
      const write = { context, db, entity, author, audit };
      const stored = await writeRecord(write, row.act === 'insert' ? { ...row, remembered } : row);
      return stored === null ? null : { stored, isWritten: true };
    });
    if (saved === null) return { stored: await steps.missed(here, before), before, isWritten: false };
    if (saved.isWritten && !saving.isOneStatement)
      await runAfterRules(here, { tx: db, stored: saved.stored, before, isRemoval: steps.content === null });
    return { ...saved, before };
  });
}

/** Only what is one statement is tried with remembered facts: a transaction cannot try a second time. */
const residentToRecall = ({ entity, isOneStatement }: SaveAction, content: RecordValues | null): string | null =>
  isOneStatement && asksForResident(entity) && typeof content?.['resident'] === 'string' ? content['resident'] : null;
