import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AuditEntry, Author } from '../context/audit-entry.ts';
import type { Action } from '../context/record-context.ts';
import { asksForResident, type ResidentFacts } from '../context/resident-cache.ts';
import { recordTransaction, runAfterRules } from './record-transaction.ts';
import { refuseStale } from './seen-version.ts';
import { writeRecord, type RowWrite } from './write-record.ts';

/** What is asked for, inside the transaction that it is saved in. */
type Here = Action & { readonly within: NonNullable<Action['within']> };

/** The record as it stands, null for a new one, and the facts of its resident where they came with it. */
interface Found<Before> {
  readonly before: Before;
  readonly facts: ResidentFacts | null;
}

interface Seen {
  /** The version its writer has seen; of a new record there is none. */
  readonly version: number | null;
}

/** What passed every rule. */
interface Ready {
  readonly row: RowWrite;
  readonly audit: AuditEntry;
  /** Null where nobody's name is stored. */
  readonly author: Author | null;
}

/** Nothing is to be written: this is how it stands after a request that came twice, or a change of nothing. */
interface Unchanged {
  readonly unchanged: string;
}

/** What one kind of write makes of each step. A step refuses by throwing. */
export interface SaveSteps<Before extends AnyRecord | null, Asked extends Seen> {
  /** As they were sent: files that they name become the record's own. */
  readonly values?: RecordValues;
  /** Whom a new record is about. */
  readonly resident?: unknown;
  /** It is taken away or brought back. */
  readonly removes?: true;
  find(here: Here): Promise<Found<Before>>;
  /** Whether whoever asks may do this here, and what they have sent. */
  ask(here: Here, before: Before): Promise<Asked>;
  validate(here: Here, asked: Asked, found: Found<Before>): Promise<Ready | Unchanged>;
  /** Whoever was first has written it, or its resident is no longer there: what its writer is told. */
  missed(here: Here, before: Before): Promise<string>;
}

interface Saved {
  /** The whole record. */
  readonly stored: string;
  readonly isWritten: boolean;
}

/**
 * The one order in which a record comes to be, changes, goes away and comes back. It is found within the writer's reach, they
 * are asked for their permission and the version they saw, the rules of its kind are evaluated in the house where it
 * stands, it is written with its earlier version and its history, and what follows from it becomes true with it. Open
 * screens are told once all of it is committed.
 */
export function saveRecord<Before extends AnyRecord | null, Asked extends Seen>(
  acting: Action,
  steps: SaveSteps<Before, Asked>,
): Promise<Saved> {
  const { context, actor, entity } = acting;
  return recordTransaction({ ...acting, ...steps }, async (db) => {
    const here = { ...acting, within: db };
    const found = await steps.find(here);
    const { before } = found;
    const asked = await steps.ask(here, before);
    if (before !== null && before.version !== asked.version) return refuseStale(here, before.id);
    const resident = residentToRecall(here, steps.resident);
    const saved = await context.residents.firstRemembered(actor, resident, async (remembered) => {
      const ready = await steps.validate(here, asked, remembered ? { before, facts: remembered } : found);
      if ('unchanged' in ready) return { stored: ready.unchanged, isWritten: false };
      const { row, audit, author } = ready;
      const stored = await writeRecord({ context, db, entity, author, audit, remembered }, row);
      return stored === null ? null : { stored, isWritten: true };
    });
    if (saved === null) return { stored: await steps.missed(here, before), isWritten: false };
    // One that needed no transaction has no consequences.
    if (saved.isWritten && db !== context.db) await runAfterRules({ ...acting, ...steps }, db, saved.stored, before);
    return saved;
  });
}

/** Only a save that is one statement is tried with remembered facts: a transaction cannot try a second time. */
const residentToRecall = ({ context, entity, within }: Here, resident: unknown): string | null =>
  within === context.db && asksForResident(entity) && typeof resident === 'string' ? resident : null;
