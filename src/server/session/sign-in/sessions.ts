import type { Pool } from 'pg';
import { newId } from '../../kit/runtime/new-id.ts';
import { home } from '#domain/homes/home.ts';
import { catalogue } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { rota } from '#domain/rota/rota.ts';
import { rightsWhileViewing } from '#domain/staff/rights/view-as.ts';
import { openUntil, sessionState, type SessionState } from '#domain/session/session-state.ts';
import { group } from '#domain/staff/access/group.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { listenOn, type DatabaseListener } from '../../kit/live/database-listener.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { redeemTicket } from '../../kit/access/ticket.ts';
import { actorFrom, idleMinutes, readPerson, sessionHours, type Person, type Whereabouts } from './person.ts';
import { hashOf, hashTextOf, newToken } from '../credentials/token.ts';

export interface SessionRow {
  readonly id: string;
  readonly staff: string;
  readonly expires_at: string;
  readonly active_at: string;
  readonly locked_at: string | null;
  readonly ended_at: string | null;
  readonly home: string | null;
  readonly ip: string;
  readonly device: string;
  /** When the person last proved who they are. */
  readonly proven_at: string | null;
  /** As whom the person looks, and until when. */
  readonly viewing: string | null;
  readonly viewing_until: string | null;
}

interface Viewing {
  readonly person: Person;
  readonly until: string;
}

/** A session with its person, as both are now. */
export interface PersonSession {
  readonly session: SessionRow;
  readonly person: Person;
  readonly state: SessionState;
  readonly viewing: Viewing | null;
}

/** Only an open session is believed from memory: the person may have been changed on another node since. */
interface Remembered {
  readonly found: PersonSession;
  readonly readAt: number;
  readonly openUntil: number;
}

/** What time alone changes, such as an agency shift that ends, is noticed within this. */
const freshMs = 30_000;
const mostRemembered = 10_000;

const everyRight = catalogue(register);
const secretEntities = new Set(
  register.filter(({ fields }) => Object.values(fields).some((field) => field.secret)).map(({ name }) => name),
);

/** What a person's homes and rights are read from. */
const sources = [home.name, staff.name, group.name, rota.name];

const select =
  'select id, staff, expires_at, active_at, locked_at, ended_at, home, ip, device, proven_at, viewing, viewing_until from session where token_hash = $1 and ended_at is null';

/** The sessions this node knows. Remembered ones cost no statement, and are forgotten the moment anything about them changes. */
export class Sessions {
  readonly #parts: AppDependencies;
  readonly #db: Db;
  readonly #changed: DatabaseListener;
  readonly #remembered = new Map<string, Remembered>();
  readonly #watching = new Set<(id: string) => void>();
  #changes = 0;

  constructor(parts: AppDependencies) {
    this.#parts = parts;
    this.#db = onPool(parts.pool, noCommitListener);
    // The id of a session or a person; an empty text stands for everyone. While nothing can be received, nothing remembered is believed.
    const everyone = () => this.forget('');
    this.#changed = listenOn({
      pool: parts.pool,
      log: parts.log,
      channel: 'hearth_sessions',
      onNotification: (id) => this.forget(id),
      onOpen: everyone,
      onLost: everyone,
    });
  }

  /** Starts a session inside the transaction of a sign-in. */
  async open(
    tx: Db,
    person: Person,
    { ip, device }: Whereabouts,
  ): Promise<Pick<SessionRow, 'id' | 'proven_at'> & { readonly token: string }> {
    const now = this.#parts.clock();
    const session = { id: newId(), token: newToken(), proven_at: now.toISOString() };
    const ends = new Date(now.getTime() + sessionHours(person) * 3_600_000);
    await tx.query(
      'insert into session (id, token_hash, staff, created_at, expires_at, active_at, proven_at, ip, device) values ($1, $2, $3, $4, $5, $4, $4, $6, $7)',
      [session.id, hashOf(session.token), person.id, session.proven_at, ends.toISOString(), ip, device],
    );
    return session;
  }

  /** Null for a token that opens nothing, or no longer. */
  async find(token: string): Promise<PersonSession | null> {
    const key = hashTextOf(token);
    const known = this.#remembered.get(key);
    const now = this.#parts.clock();
    const isFresh =
      known &&
      this.#changed.isOpen() &&
      Math.abs(now.getTime() - known.readAt) < freshMs &&
      now.getTime() < known.openUntil;
    return isFresh ? known.found : this.#read(key, now);
  }

  /** The session behind a single-use ticket, as it stands now. */
  async findByTicket(ticket: string, url: string): Promise<PersonSession | null> {
    const now = this.#parts.clock();
    const id = await redeemTicket(this.#db, ticket, url, now.toISOString());
    const [row] = id
      ? await this.#db.query<{ token_hash: Buffer }>('select token_hash from session where id = $1', [id])
      : [];
    return row ? this.#read(row.token_hash.toString('base64'), now) : null;
  }

  async #read(key: string, now: Date): Promise<PersonSession | null> {
    this.#remembered.delete(key);
    const changes = this.#changes;
    const [session] = await this.#db.query<SessionRow>(select, [Buffer.from(key, 'base64')]);
    const person = session ? await readPerson(this.#db, session.staff, now) : null;
    if (!session || !person) return null;
    const state = stateOf({ session, person }, now);
    // Somebody came back, or another node was first, between the reading and the writing.
    const viewing = await this.#viewing(session, person, now);
    const found = { session, person, state, viewing };
    if (!(await settle(this.#parts.pool, found))) return this.#read(key, now);
    if (state.is === 'over') return null;
    // What was read while changes came in may already be old.
    if (changes === this.#changes && state.is === 'open') this.#remember(key, found, now);
    return found;
  }

  /** As whom they look at this moment. What time has ended, or whose account is closed, ends here and is written down. */
  async #viewing(session: SessionRow, person: Person, now: Date): Promise<Viewing | null> {
    const { viewing, viewing_until: until } = session;
    if (viewing === null || until === null) return null;
    const viewed = isViewingOver(session, now) ? null : await readPerson(this.#db, viewing, now);
    if (viewed) {
      const both = { looker: person.rights, person: viewed.rights };
      return { person: { ...viewed, rights: rightsWhileViewing(both, everyRight, secretEntities) }, until };
    }
    await transaction(this.#parts.pool, noCommitListener, (tx) =>
      endViewing(tx, { actor: actorFrom(person, session, session), at: now.toISOString(), summary: 'Ended by time' }),
    );
    return null;
  }

  #remember(key: string, found: PersonSession, now: Date): void {
    const { session, person, viewing } = found;
    const open = openUntil(session, idleMinutes(person, session.home));
    const until = viewing ? Math.min(open, Date.parse(viewing.until)) : open;
    const oldest = this.#remembered.size >= mostRemembered ? this.#remembered.keys().next().value : undefined;
    if (oldest !== undefined) this.#remembered.delete(oldest);
    this.#remembered.set(key, { found, readAt: now.getTime(), openUntil: until });
  }

  /** By the id of a session or a person; an empty text forgets everyone. */
  forget(id: string): void {
    this.#changes += 1;
    if (id === '') return this.#remembered.clear();
    for (const [key, { found }] of this.#remembered) {
      const { session } = found;
      if ([session.id, session.staff, session.viewing].includes(id)) this.#remembered.delete(key);
    }
    for (const changed of this.#watching) changed(id);
  }

  /** Calls whenever a session or a person has changed, with its id, until the answer is called. */
  watch(changed: (id: string) => void): () => void {
    this.#watching.add(changed);
    return () => void this.#watching.delete(changed);
  }

  /** What was written here counts with the next call here; other nodes receive it from the database. */
  forgetAfter(written: ReadonlySet<string>): void {
    if (sources.some((name) => written.has(name))) this.forget('');
  }

  /** Ends one session; the other nodes receive it from the database. */
  async end(db: Db, id: string): Promise<void> {
    await db.query('update session set ended_at = $2 where id = $1 and ended_at is null', [
      id,
      this.#parts.clock().toISOString(),
    ]);
    this.forget(id);
  }

  async endAllOf(db: Db, staff: string): Promise<void> {
    await db.query('update session set ended_at = $2 where staff = $1 and ended_at is null', [
      staff,
      this.#parts.clock().toISOString(),
    ]);
    this.forget(staff);
  }

  close(): Promise<void> {
    return this.#changed.close();
  }
}

const isViewingOver = ({ viewing_until: until }: SessionRow, now: Date): boolean =>
  until !== null && Date.parse(until) <= now.getTime();

/** Ends looking as somebody else, whoever ends it; false where nobody was looking any more. */
export async function endViewing(
  tx: Db,
  { actor, at, summary }: { readonly actor: Actor; readonly at: string; readonly summary?: string },
): Promise<boolean> {
  const [ended] = await tx.query<{ viewing: string }>(
    `update session s set viewing = null, viewing_until = null from session was
      where s.id = $1 and was.id = s.id and s.viewing is not null returning was.viewing`,
    [actor.session],
  );
  if (!ended) return false;
  await writeHistory(tx, {
    at,
    actor,
    action: 'view_as_ended',
    entity: staff.name,
    object_id: ended.viewing,
    ...(summary ? { summary } : {}),
  });
  return true;
}

const stateOf = ({ session, person }: Pick<PersonSession, 'session' | 'person'>, now: Date): SessionState =>
  sessionState(session, idleMinutes(person, session.home), now);

/** Time has locked or ended the session; whoever notices first writes it down. False where it is no longer as it was read. */
async function settle(pool: Pool, { session, person, state }: PersonSession): Promise<boolean> {
  const column = state.is === 'locked' ? 'locked_at' : 'ended_at';
  if (state.is === 'open' || session[column] !== null) return true;
  return transaction(pool, noCommitListener, async (tx) => {
    const [settled] = await tx.query(
      `update session set ${column} = $2 where id = $1 and ${column} is null and active_at = $3 returning id`,
      [session.id, state.since, session.active_at],
    );
    if (!settled) return false;
    const actor = actorFrom(person, session, session);
    await writeHistory(tx, {
      at: state.since,
      actor,
      action: state.is === 'locked' ? 'lock' : 'session_expired',
      entity: null,
      home: session.home,
      summary: state.is === 'locked' ? 'Locked after no input' : 'Ended by time',
    });
    return true;
  });
}
