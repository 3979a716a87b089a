import type { FastifyInstance, FastifyRequest } from 'fastify';
import { systemName } from '#domain/kit/people/person-name.ts';
import { decisions, waitsDays, type DecidingPerson, type Decision } from '#domain/kit/people/two-people.ts';
import { compareMoments } from '#domain/kit/time/time.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Actor } from '../access/actor.ts';
import type { Job } from '../context/job.ts';
import type { RecordContext } from '../context/record-context.ts';
import type { Db } from '../runtime/database.ts';
import { conflict, notFound, refused } from '../runtime/refusals.ts';
import { quoted } from '../schema/table.ts';
import { idOf } from './request-parts.ts';
import { actorOf, declareCall } from './route.ts';
import { reasonOf, runsOutAt, type StoredWaiting, type TwoPeople } from './two-people.ts';

interface DecisionContext {
  readonly actor: Actor;
  readonly now: string;
  readonly id: string;
}

/** What waits, locked against others who decide at the same moment. */
async function readWaiting<S extends StoredWaiting>(
  kind: TwoPeople<S, unknown>,
  tx: Db,
  { actor, now, id }: DecisionContext,
): Promise<S> {
  if (!isId(id)) throw notFound();
  await tx.query(`select 1 from ${quoted(kind.table)} where id = $1 for update`, [id]);
  const stored = await kind.read(tx, id, actor);
  if (!stored) throw notFound();
  if (stored.state !== 'waiting')
    throw conflict(`This was decided already${stored.decided_by_name ? `, by ${stored.decided_by_name}` : ''}.`);
  if (compareMoments(runsOutAt(stored, kind.waitsDays), now) <= 0)
    throw conflict('This has run out. Whoever still wants it asks anew.');
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
    const waiting = await readWaiting(kind, tx, { actor, now, id: idOf(request) });
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
  if (how === 'confirm') await kind.confirmed?.(stored);
  return kind.show(context, stored, actor);
}

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
      permission: 'signed in',
      answer: (request) => decide(context, kind, request, how),
    });
}

type Expiring<S extends StoredWaiting = never> = Pick<
  TwoPeople<S, unknown>,
  'table' | 'auditedAs' | 'waitsDays' | 'read' | 'writeLine'
>;

const runOutSql = ({ table, waitsDays: days = waitsDays }: Pick<Expiring, 'table' | 'waitsDays'>): string =>
  `update ${quoted(table)} set state = 'expired', decided_at = $1 where state = 'waiting' and asked_at < $1::timestamptz - interval '${days} days' returning id`;

/** What nobody has decided in time runs out; whoever still wants it asks anew. */
export const expireWaiting = <S extends StoredWaiting>(context: RecordContext, kind: Expiring<S>): Promise<void> =>
  context.transaction(async (tx) => {
    const at = context.now();
    for (const { id } of await tx.query<{ id: string }>(runOutSql(kind), [at])) {
      const stored = await kind.read(tx, id, null);
      const entry = { action: `${kind.auditedAs}_expired`, user_name: systemName };
      if (stored) await kind.writeLine(tx, null, at, stored, entry);
    }
  });

export const expireWaitingJob = <S extends StoredWaiting>(name: string, kind: Expiring<S>): Job => ({
  name,
  every: 60,
  work: (context) => expireWaiting(context, kind),
});
