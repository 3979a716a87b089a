import type { FastifyRequest } from 'fastify';
import { waitsDays, type DecidingPerson, type ShownWaiting, type WaitingState } from '#domain/kit/people/two-people.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../access/actor.ts';
import type { AuditEntry } from '../context/audit-entry.ts';
import type { RecordContext } from '../context/record-context.ts';
import type { Db } from '../runtime/database.ts';
import { invalid } from '../runtime/refusals.ts';
import { personNameSql } from '../schema/person-name-sql.ts';
import { quoted } from '../schema/table.ts';
import { inputOf } from './request-parts.ts';

/** What two people decide, as any of its tables stores it. */
export interface StoredWaiting {
  readonly id: string;
  readonly asked_at: string;
  readonly asked_by: string;
  readonly asked_by_name: string;
  readonly reason: string;
  readonly state: WaitingState;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly decided_by_name: string | null;
  readonly decision: string | null;
}

/** The columns of `StoredWaiting` and the table `c` they come from; what else is read of it stands before. */
export const waitingSql = (table: string, more: string): string =>
  `c.id, c.asked_at, c.asked_by, ${personNameSql('a')} as asked_by_name, c.reason, c.state, c.decided_at, c.decided_by, ${personNameSql('d')} as decided_by_name, c.decision, ${more}
  from ${quoted(table)} c join staff a on a.id = c.asked_by left join staff d on d.id = c.decided_by`;

interface Deciding<S> {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly now: string;
  readonly stored: S;
  readonly request: FastifyRequest;
}

/** A line of the history about what is decided. */
export type DecisionEntry = Pick<AuditEntry, 'action' | 'summary' | 'reason'>;

/** One kind of thing that takes two people: it waits, and is confirmed, refused, withdrawn, or runs out. */
export interface TwoPeople<S extends StoredWaiting, Shown> {
  readonly table: string;
  readonly path: string;
  /** How the history calls its steps: `rights` for `rights_confirmed`. */
  readonly auditedAs: string;
  /** After how many days it runs out, where that is not the usual number. */
  readonly waitsDays?: number;
  /** Null where there is none that the caller may see. */
  read(db: Db, id: string, actor: Actor | null): Promise<S | null>;
  /** Who could confirm it, never whoever asked. */
  seconds(db: Db, stored: S, now: string): Promise<readonly DecidingPerson[]>;
  /** Makes it true, in the transaction that decides it; what it returns is stored with the decision. */
  apply(deciding: Deciding<S>): Promise<Readonly<Record<string, unknown>>>;
  /** What follows a confirmation once it counts. */
  confirmed?(stored: S): Promise<void>;
  writeLine(
    db: Db,
    actor: Actor | null,
    at: string,
    stored: S,
    entry: DecisionEntry & { readonly user_name?: string },
  ): Promise<void>;
  show(context: RecordContext, stored: S, actor: Actor): Promise<Shown>;
}

const reasonFields = { reason: must(longText('Why', { max: 500 })) };

/** Why somebody asks, refuses or withdraws. */
export function reasonOf(request: FastifyRequest): string {
  const { values, complaints } = readInput(reasonFields, inputOf(request));
  const all = { ...missing(reasonFields, values), ...complaints };
  if (Object.keys(all).length > 0) throw invalid(all);
  return String(values.reason).trim();
}

export const runsOutAt = ({ asked_at }: Pick<StoredWaiting, 'asked_at'>, days = waitsDays): string =>
  addHours(asked_at, days * 24);

/** What everything that waits shows of itself. */
export const shownWaiting = (
  stored: StoredWaiting,
  actor: Actor,
  seconds: readonly DecidingPerson[],
  days = waitsDays,
): ShownWaiting => {
  const { id, asked_at, reason, state, decided_at, decision } = stored;
  const isWaiting = state === 'waiting';
  return {
    id,
    asked_at,
    runs_out_at: runsOutAt(stored, days),
    asked_by: { id: stored.asked_by, name: stored.asked_by_name },
    reason,
    state,
    decided_at,
    decided_by: stored.decided_by ? { id: stored.decided_by, name: stored.decided_by_name ?? '' } : null,
    decision,
    seconds: isWaiting ? seconds : [],
    may: {
      decide: isWaiting && seconds.some((person) => person.id === actor.id),
      withdraw: isWaiting && (stored.asked_by === actor.id || actor.isSuperuser),
    },
  };
};
