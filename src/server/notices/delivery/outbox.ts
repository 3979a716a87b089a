import type { Severity } from '#domain/kit/traits/severity.ts';
import { mostAttempts, pauseAfter, type Channel, type Fault } from '#domain/kit/people/channels.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { Undeliverable, type Addressee, type Message, type Senders } from './sending.ts';

/** What is to be told to one person by one channel, all that is due taken together. */
interface Batch {
  readonly channel: Channel;
  readonly to: Addressee;
  readonly rows: readonly BatchRow[];
}

interface BatchRow {
  readonly id: string;
  readonly attempts: number;
  readonly notification: string | null;
  readonly house: string | null;
  readonly severity: Severity | null;
  /** Somebody has seen it meanwhile, the person may no longer open it, or nothing in its house is real. */
  readonly is_over: boolean;
}

/** A node that is lost while it sends leaves its batch to the others after this. Longer than any sender waits. */
const leaseSeconds = 90;
/** Slow services do not hold up one another's messages. */
const atOnce = 4;

/** Most changes bring nothing to send: one look at the few that wait, instead of a turn taken by every sender. */
const anyDue = `select from delivery where state = 'waiting' and next_try_at <= $1::timestamptz limit 1`;

const turn = `select pg_advisory_xact_lock(hashtextextended('hearth deliveries', 0))`;

/** Takes whatever is due for the person and channel that have waited longest. $1 now · $2 until when the others leave it alone */
const claim = `with longest as (select staff, channel from delivery where state = 'waiting' and next_try_at <= $1::timestamptz order by next_try_at, id limit 1)
  update delivery d set attempts = d.attempts + 1, next_try_at = $2::timestamptz from longest l
  where d.staff = l.staff and d.channel = l.channel and d.state = 'waiting' and d.next_try_at <= $1::timestamptz returning d.id`;

const batchSql = `select d.channel, json_build_object('staff', s.id, 'name', ${personNameSql('s')}, 'email', s.email, 'phone', s.phone) as to,
    json_agg(json_build_object('id', d.id::text, 'attempts', d.attempts, 'notification', d.notification, 'house', h.name, 'severity', n.severity,
      'is_over', coalesce(h.is_practice, false) or not s.is_active or s.is_deleted or (n.id is not null and (n.status <> 'active' or n.is_deleted or not (s.is_superuser or n.home = any(s.homes))))) order by d.id) as rows
  from delivery d join staff s on s.id = d.staff left join notification n on n.id = d.notification left join home h on h.id = n.home
  where d.id = any($1::bigint[]) group by d.channel, s.id`;

const settle = `update delivery set state = $2, settled_at = $3, fault = $4 where id = any($1::bigint[]) and state = 'waiting'`;
const putOff = `update delivery set next_try_at = $2, fault = $3 where id = any($1::bigint[]) and state = 'waiting'`;

export interface Outbox {
  /** Sends everything that is due; one node at a time takes a message, so that each goes out once. */
  deliver(): Promise<void>;
  /** Which channels are set up here. */
  readonly offered: readonly Channel[];
}

export function openOutbox({ pool, log, clock, settings }: AppDependencies, senders: Senders): Outbox {
  const db = onPool(pool, noCommitListener);
  const idsOf = (rows: readonly BatchRow[]) => rows.map(({ id }) => id);
  const at = (ms = 0) => new Date(clock().getTime() + ms).toISOString();

  const claimed = (): Promise<Batch | null> =>
    transaction(pool, noCommitListener, async (tx: Db) => {
      await tx.query(turn);
      const rows = await tx.query<{ id: string }>(claim, [at(), at(leaseSeconds * 1000)]);
      if (rows.length === 0) return null;
      const [batch] = await tx.query<Batch>(batchSql, [rows.map(({ id }) => id)]);
      return batch ?? null;
    });

  function messageOf(rows: readonly BatchRow[]): Message {
    const waiting = rows.flatMap(({ house, severity }) =>
      house !== null && severity !== null ? [{ house, severity }] : [],
    );
    const [only] = rows;
    const link = rows.length === 1 && only?.notification ? `/notification?id=${only.notification}` : '/notification';
    return { id: idsOf(rows).join('-').slice(0, 60), waiting, link: `${settings.publicUrl}${link}` };
  }

  async function failed({ channel }: Batch, rows: readonly BatchRow[], error: unknown): Promise<void> {
    const fault: Fault = error instanceof Undeliverable ? error.fault : 'unreachable';
    const isFinal = (row: BatchRow) => error instanceof Undeliverable || row.attempts >= mostAttempts;
    log.warn(
      { channel, fault, code: error instanceof Error ? error.name : undefined },
      'A reminder could not be delivered',
    );
    await db.query(settle, [idsOf(rows.filter(isFinal)), 'failed', at(), fault]);
    for (const row of rows)
      if (!isFinal(row)) await db.query(putOff, [[row.id], at(pauseAfter(row.attempts) * 60_000), fault]);
  }

  async function send(batch: Batch): Promise<void> {
    const over = batch.rows.filter((row) => row.is_over);
    const rows = batch.rows.filter((row) => !row.is_over);
    if (over.length > 0) await db.query(settle, [idsOf(over), 'not_needed', at(), null]);
    if (rows.length === 0) return;
    try {
      const sender = senders[batch.channel];
      if (!sender) throw new Undeliverable('not_configured');
      await sender(batch.to, messageOf(rows));
    } catch (error) {
      return failed(batch, rows, error);
    }
    await db.query(settle, [idsOf(rows), 'sent', at(), null]);
  }

  async function sendWhileDue(): Promise<void> {
    for (let batch = await claimed(); batch; batch = await claimed()) await send(batch);
  }

  return {
    async deliver() {
      const due = await db.query(anyDue, [at()]);
      if (due.length > 0) await Promise.all(Array.from({ length: atOnce }, sendWhileDue));
    },
    offered: (['email', 'push', 'sms'] as const).filter((channel) => senders[channel] !== undefined),
  };
}
