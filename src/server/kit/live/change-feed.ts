import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import { listenOn, type DatabaseListener } from './database-listener.ts';
import { leavesRecordSql } from '../context/audit-entry.ts';
import { firstRunning, runningHere } from '../history/first-running.ts';
import { longestHoldMs, StuckTransactions } from './stuck-transactions.ts';

/** One change with its place in the history, and what decides who receives it. */
export interface FeedEvent extends ChangeEvent {
  readonly tx: string;
  readonly seq: string;
  readonly action: string;
  /** The house it was in until this change, if that is another. */
  readonly left_home: string | null;
}
export type FeedPosition = readonly [tx: string, seq: string];
const lastSeq = '9223372036854775807';

export const isAfter = ({ tx, seq }: FeedEvent, [sentTx, sentSeq]: FeedPosition): boolean =>
  tx === sentTx ? BigInt(seq) > BigInt(sentSeq) : BigInt(tx) > BigInt(sentTx);
/** Receives what is new; null where something cannot be sent any more, and whoever listens has to read anew. */
type Listener = (items: readonly FeedEvent[] | null) => void;

const channel = 'hearth_changes';
/** Enough to gather a burst of saves into one message, too short for anybody to notice. */
const gatherMs = 100;

const mostAtOnce = 500;

/**
 * History rows appear in the order of their sequence, not of their commit. Ordered by transaction, and read only
 * below the oldest transaction still running, none can slip in behind a reader. That one is guessed too old now and
 * then, so what the feed has read already ($3) is given to whoever comes back in any case.
 */
const readSql = `select tx::text as tx, seq::text as seq, action, entity, object_id as id, object_version as version, home, resident,
    (select c ->> 'old' from jsonb_array_elements(changes) c where c ->> 'field' = 'home') as left_home
  from user_history h
  where (tx, seq) > ($1::bigint, $2::bigint) and tx < greatest(${firstRunning('$4::bigint[]')}, $3::bigint + 1)
    and ${leavesRecordSql('h')}
  order by h.tx, h.seq limit ${mostAtOnce}`;

/**
 * Whether something is stored that was not read, and which transactions still run. It was held back, or came just now;
 * why it was is not asked, for by now the reason may be gone, and nobody would say so. In their order the index leads to it;
 * an `exists` would be looked for from the first line there is.
 */
const unreadSql = `select (select true from user_history h where (tx, seq) > ($1::bigint, $2::bigint) and ${leavesRecordSql('h')} order by h.tx, h.seq limit 1) is true as unread,
  array(select x::text from ${runningHere}) as running`;
const lookAgainMs = 100;
/** What the database did not do is asked for again after this long. */
const retryMs = 1_000;

/** Whether one that was no longer waited for has stored something after all, unnoticed. */
const committedLateSql = 'select exists (select 1 from user_history where tx = any($1::bigint[])) as is';

const nowSql = `select (${firstRunning('$1::bigint[]')} - 1)::text as tx`;

interface FeedParts {
  readonly pool: Pool;
  readonly log: Logger;
  clock(): Date;
}

/** Carries changes between the nodes. Sent after commit, at most once per gathering, because a NOTIFY inside the
 * writing transaction makes all commits wait for one another. */
export class ChangeFeed {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  #place: FeedPosition | null = null;
  #gathering: NodeJS.Timeout | null = null;
  #line: DatabaseListener | null = null;
  #reading: Promise<void> | null = null;
  #again = false;
  #lookingAgain: NodeJS.Timeout | null = null;
  #closed = false;
  readonly #stuck: StuckTransactions;

  constructor({ pool, log, clock }: FeedParts) {
    this.#pool = pool;
    this.#log = log;
    this.#stuck = new StuckTransactions(clock);
  }

  publish(): void {
    this.#notifyIn(gatherMs);
  }

  #notifyIn(ms: number): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      void this.#notify();
    }, ms);
  }

  async #notify(): Promise<void> {
    try {
      await this.#pool.query(`notify ${channel}`);
    } catch (error) {
      this.#log.warn({ err: error }, 'changes could not be sent');
      if (!this.#closed) this.#notifyIn(retryMs);
    }
  }

  async open(): Promise<void> {
    const look = () => this.#look();
    this.#line = listenOn({ pool: this.#pool, log: this.#log, channel, onNotification: look, onOpen: look });
    await this.#line.tried;
  }

  /** Whether the database has answered within the last seconds. */
  isListening(): boolean {
    return this.#line?.isOpen() ?? false;
  }

  #look(): void {
    this.#read().catch((error: unknown) => {
      this.#log.warn({ err: error }, 'changes could not be read');
      this.#lookIn(retryMs);
    });
  }

  /** Null where a notification will say when. */
  #lookIn(ms: number | null): void {
    if (this.#lookingAgain) clearTimeout(this.#lookingAgain);
    this.#lookingAgain = ms === null || this.#closed ? null : setTimeout(() => this.#look(), ms);
  }

  /** What this node has saved is told to the others first. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#lookIn(null);
    const isWaiting = this.#gathering !== null;
    if (this.#gathering) clearTimeout(this.#gathering);
    // A reading that fails is logged by what began it.
    await Promise.all([isWaiting && this.#notify(), this.#line?.close(), this.#reading?.catch(() => undefined)]);
  }

  async now(): Promise<FeedPosition> {
    const { rows } = await this.#pool.query<{ tx: string }>(nowSql, [this.#stuck.skipped]);
    return [rows[0]?.tx ?? '0', lastSeq];
  }

  async since(place: FeedPosition): Promise<readonly FeedEvent[]> {
    const { rows } = await this.#pool.query<FeedEvent>({
      name: 'change feed',
      text: readSql,
      values: [...place, this.#place?.[0] ?? '0', this.#stuck.skipped],
    });
    return rows;
  }

  /** All that came after a place, unless that is more than is worth replaying. */
  async replay(place: FeedPosition, most: number): Promise<readonly FeedEvent[] | 'too many'> {
    const items: FeedEvent[] = [];
    for (let at = place; ;) {
      const page = await this.since(at);
      items.push(...page);
      const last = page.at(-1);
      if (!last || page.length < mostAtOnce) return items;
      if (items.length >= most) return 'too many';
      at = [last.tx, last.seq];
    }
  }

  async subscribe(listener: Listener): Promise<() => void> {
    this.#place ??= await this.now();
    this.#listeners.add(listener);
    // What was saved while the first of them came was sent to nobody.
    this.#look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  /** Nobody listens: whoever comes first begins anew, and from then on is waited for again. */
  #rest(): void {
    this.#place = null;
    this.#stuck.forget();
    this.#lookIn(null);
  }

  async #read(): Promise<void> {
    this.#again = this.#reading !== null;
    if (this.#reading) return;
    do {
      this.#again = false;
      this.#reading = this.#readAll().finally(() => (this.#reading = null));
      await this.#reading;
    } while (this.#again);
  }

  async #readAll(): Promise<void> {
    while (this.#place && !this.#closed) {
      const items = await this.since(this.#place);
      const last = items.at(-1);
      if (last) {
        this.#place = [last.tx, last.seq];
        for (const listener of this.#listeners) listener(items);
      }
      // What is saved from now on sends a notification, and one reading is enough for all that is gathered until then.
      if (items.length < mostAtOnce) return this.#lookAgain();
    }
  }

  /**
   * Where a screen that was sent all up to a place takes its line up again: before what is no longer waited for, which
   * may be stored while nobody listens. What it is sent twice then, it reads twice.
   */
  resumeAt(place: FeedPosition): FeedPosition {
    const first = this.#stuck.first();
    return first !== null && first <= BigInt(place[0]) ? [String(first - 1n), lastSeq] : place;
  }

  /** Since when a transaction that does not end keeps live events from being complete; null while none does. */
  heldUpSince(): Date | null {
    return this.#stuck.since;
  }

  /** Whoever holds it back may never notify, so it is looked for until it shows, or is no longer waited for. */
  async #lookAgain(): Promise<void> {
    if (!this.#place) return;
    const { rows } = await this.#pool.query<{ unread: boolean; running: readonly string[] }>({
      name: 'unread changes',
      text: unreadSql,
      values: [...this.#place],
    });
    if (!this.#place) return;
    const { unread = false, running = [] } = rows[0] ?? {};
    await this.#settle(this.#stuck.ended(running));
    const stuck = this.#stuck.hold(unread ? running : []);
    if (stuck.length > 0)
      this.#log.warn({ transactions: stuck }, 'a transaction does not end; live events go on without it');
    this.#lookIn(unread ? lookAgainMs : this.#stuck.skipped.length > 0 ? longestHoldMs : null);
  }

  /** What they stored stands before what was sent already, so whoever listens reads anew. */
  async #settle(ended: readonly string[]): Promise<void> {
    if (ended.length === 0) return;
    const { rows } = await this.#pool.query<{ is: boolean }>(committedLateSql, [ended]);
    if (rows[0]?.is) for (const listener of this.#listeners) listener(null);
  }
}
