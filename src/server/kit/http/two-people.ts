import type { FastifyInstance, FastifyRequest } from 'fastify';
import { systemName } from '#domain/kit/people/person-name.ts';
import {
  decisions,
  waitsDays,
  type DecidingPerson,
  type Decision,
  type ShownWaiting,
  type WaitingState,
} from '#domain/kit/people/two-people.ts';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Actor } from '../access/actor.ts';
import type { HistoryEntry } from '../context/audit-entry.ts';
import type { Job } from '../context/job.ts';
import type { RecordContext } from '../context/record-context.ts';
import type { Db } from '../runtime/database.ts';
import { conflict, invalid, notFound, refused } from '../runtime/refusals.ts';
import { personNameSql } from '../schema/person-name-sql.ts';
import { quoted } from '../schema/table.ts';
import { idOf, inputOf } from './request-parts.ts';
import { actorOf, declareCall } from './route.ts';

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
export type DecisionEntry = Pick<HistoryEntry, 'action' | 'summary' | 'reason'>;

/** One kind of thing that takes two people: it waits, and is confirmed, refused, withdrawn, or runs out. */
export interface TwoPeople<S extends StoredWaiting, Shown> {
  readonly table: string;
  readonly path: string;
  /** How the history calls its steps: `rights` for `rights_confirmed`. */
  readonly auditedAs: string;
  /** Null where there is none that the caller may see. */
  read(db: Db, id: string, actor: Actor | null): Promise<S | null>;
  /** Who could confirm it, never whoever asked. */
  seconds(db: Db, stored: S, now: string): Promise<readonly DecidingPerson[]>;
  /** Makes it true, in the transaction that decides it; what it returns is stored with the decision. */
  apply(deciding: Deciding<S>): Promise<Readonly<Record<string, unknown>>>;
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
  return String(values['reason']).trim();
}

/** What waits, held against others who decide at the same moment. */
async function readWaiting<S extends StoredWaiting>(
  kind: TwoPeople<S, unknown>,
  tx: Db,
  actor: Actor,
  id: string,
): Promise<S> {
  if (!isId(id)) throw notFound();
  await tx.query(`select 1 from ${quoted(kind.table)} where id = $1 for update`, [id]);
  const stored = await kind.read(tx, id, actor);
  if (!stored) throw notFound();
  if (stored.state !== 'waiting')
    throw conflict(`This was decided already${stored.decided_by_name ? `, by ${stored.decided_by_name}` : ''}.`);
  return stored;
}

function requireAsker(actor: Actor, { asked_by, asked_by_name }: StoredWaiting): void {
  if (asked_by !== actor.id && !actor.isSuperuser)
    throw refused(`Only ${asked_by_name}, who asked for it, or a superuser can withdraw it.`);
}

function requireSecond(actor: Actor, stored: StoredWaiting, able: readonly DecidingPerson[]): void {
  if (able.some(({ id }) => id === actor.id)) return;
  const who = able.map(({ name }) => name).join(', ');
  const others = who ? `${who} can.` : 'Nobody can at present: whoever asked for it can withdraw it.';
  throw refused(
    stored.asked_by === actor.id
      ? `Nobody confirms what they asked for themselves. ${others}`
      : `You cannot confirm this one. ${others}`,
  );
}

const decided = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const;

async function settle(tx: Db, table: string, id: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(values);
  const set = names.map((name, place) => `${quoted(name)} = $${place + 2}`).join(', ');
  await tx.query(`update ${quoted(table)} set ${set} where id = $1`, [id, ...Object.values(values)]);
}

async function decide<S extends StoredWaiting, Shown>(
  context: RecordContext,
  kind: TwoPeople<S, Shown>,
  request: FastifyRequest,
  how: Decision,
): Promise<Shown> {
  const actor = actorOf(request);
  const now = context.now();
  const reason = how === 'confirm' ? null : reasonOf(request);
  const stored = await context.transaction(async (tx) => {
    const waiting = await readWaiting(kind, tx, actor, idOf(request));
    if (how === 'withdraw') requireAsker(actor, waiting);
    else requireSecond(actor, waiting, await kind.seconds(tx, waiting, now));
    let more: Readonly<Record<string, unknown>> = {};
    if (how === 'confirm') {
      await settle(tx, kind.table, waiting.id, { state: 'applying' });
      more = await kind.apply({ context, tx, actor, now, stored: waiting, request });
    }
    const state = decided[how];
    await settle(tx, kind.table, waiting.id, {
      state,
      decided_at: now,
      decided_by: actor.id,
      decision: reason,
      ...more,
    });
    await kind.writeLine(tx, actor, now, waiting, {
      action: `${kind.auditedAs}_${state}`,
      summary: `Asked for by ${waiting.asked_by_name}`,
      ...(reason ? { reason } : {}),
    });
    return kind.read(tx, waiting.id, null);
  });
  if (!stored) throw notFound();
  return kind.show(context, stored, actor);
}

/** What everything that waits shows of itself. */
export const shownWaiting = (stored: StoredWaiting, actor: Actor, seconds: readonly DecidingPerson[]): ShownWaiting => {
  const { id, asked_at, reason, state, decided_at, decision } = stored;
  const isWaiting = state === 'waiting';
  return {
    id,
    asked_at,
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

/** The second person's answer: confirm, refuse or, by whoever asked, withdraw. */
export function declareDeciding<S extends StoredWaiting, Shown>(
  app: FastifyInstance,
  context: RecordContext,
  kind: TwoPeople<S, Shown>,
): void {
  for (const how of decisions)
    declareCall(app, {
      method: 'POST',
      path: `${kind.path}/:id/${how}`,
      asks: 'signed in',
      answer: (request) => decide(context, kind, request, how),
    });
}

const runOutSql = (table: string): string =>
  `update ${quoted(table)} set state = 'expired', decided_at = $1 where state = 'waiting' and asked_at < $1::timestamptz - interval '${waitsDays} days' returning id`;

/** What nobody has decided in a fortnight runs out; whoever still wants it asks anew. */
export const expireWaiting = <S extends StoredWaiting>(
  context: RecordContext,
  kind: TwoPeople<S, unknown>,
): Promise<void> =>
  context.transaction(async (tx) => {
    const at = context.now();
    for (const { id } of await tx.query<{ id: string }>(runOutSql(kind.table), [at])) {
      const stored = await kind.read(tx, id, null);
      const entry = { action: `${kind.auditedAs}_expired`, user_name: systemName };
      if (stored) await kind.writeLine(tx, null, at, stored, entry);
    }
  });

export const expireWaitingJob = <S extends StoredWaiting>(name: string, kind: TwoPeople<S, unknown>): Job => ({
  name,
  every: 60,
  work: (context) => expireWaiting(context, kind),
});
