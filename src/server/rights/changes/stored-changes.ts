import type { Guard } from '#domain/staff/rights/guarded-rights.ts';
import {
  waitsDays,
  type ChangeState,
  type RightsChange,
  type ShownChange,
} from '#domain/staff/rights/rights-change.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { effectOf, type RightsBook } from '../../staff/rights/rights-book.ts';
import { secondPeople } from '../../staff/rights/second-person.ts';

/** A change of rights as it is stored. */
export interface StoredChange {
  readonly id: string;
  readonly asked_at: string;
  readonly asked_by: string;
  readonly asked_by_name: string;
  readonly entity: RightsChange['entity'];
  readonly target: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly earlier: Readonly<Record<string, unknown>>;
  readonly guards: readonly Guard[];
  readonly reason: string;
  readonly state: ChangeState;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly decided_by_name: string | null;
  readonly decision: string | null;
}

const columns = `c.id, c.asked_at, c.asked_by, ${personNameSql('a')} as asked_by_name, c.entity, c.target, c.change, c.earlier, c.guards, c.reason, c.state, c.decided_at, c.decided_by, ${personNameSql('d')} as decided_by_name, c.decision
  from rights_change c join staff a on a.id = c.asked_by left join staff d on d.id = c.decided_by`;

const newest = `select ${columns} where c.state = 'waiting' or c.asked_at > $1::timestamptz - interval '30 days' order by c.state = 'waiting' desc, c.asked_at desc limit 200`;
const one = `select ${columns} where c.id = $1`;

export const readChanges = (db: Db, now: string): Promise<StoredChange[]> =>
  db.query<StoredChange & Record<string, unknown>>(newest, [now]);
export const readOneChange = async (db: Db, id: string): Promise<StoredChange | null> =>
  (await db.query<StoredChange & Record<string, unknown>>(one, [id]))[0] ?? null;

/** The change itself, as the book of rights knows it. */
export const changeIn = ({
  entity,
  target,
  change,
}: Pick<StoredChange, 'entity' | 'target' | 'change'>): RightsChange => ({ entity, target, ...change }) as RightsChange;

/** What the fields concerned are now. */
export function currentFields(book: RightsBook, change: RightsChange): Readonly<Record<string, unknown>> | null {
  const record: Readonly<Record<string, unknown>> | undefined =
    change.entity === 'group'
      ? (book.groups.find(({ id }) => id === change.target) as Readonly<Record<string, unknown>> | undefined)
      : (book.people.find(({ id }) => id === change.target) as Readonly<Record<string, unknown>> | undefined);
  if (!record) return null;
  const { entity: _entity, target: _target, ...fields } = change;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]]));
}

const sorted = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  );

export const isStale = (book: RightsBook, stored: StoredChange): boolean => {
  const now = currentFields(book, changeIn(stored));
  return now === null || !isSame(sorted(now), sorted(stored.earlier));
};

/** Group changes concern everybody who reads groups; those of a person, the houses that person works in. */
export const isSeenBy = (book: RightsBook, stored: StoredChange, actor: Actor): boolean => {
  if (actor.isSuperuser || stored.entity === 'group' || stored.asked_by === actor.id) return true;
  const person = book.people.find(({ id }) => id === stored.target);
  return person?.homes.some((home) => actor.homes.includes(home)) === true;
};

export function shown(book: RightsBook, stored: StoredChange, actor: Actor, now: string): ShownChange {
  const change = changeIn(stored);
  const isWaiting = stored.state === 'waiting';
  const seconds = isWaiting ? secondPeople(book, change, { askedBy: stored.asked_by, now }) : [];
  const target = (stored.entity === 'group' ? book.groups : book.people).find(({ id }) => id === stored.target);
  const { id, entity, asked_at, reason, state, guards, decided_at, decision } = stored;
  return {
    id,
    entity,
    target: stored.target,
    target_name: target?.name ?? 'Removed since',
    asked_at,
    asked_by: { id: stored.asked_by, name: stored.asked_by_name },
    reason,
    state,
    guards,
    decided_at,
    decided_by: stored.decided_by ? { id: stored.decided_by, name: stored.decided_by_name ?? '' } : null,
    decision,
    effect: isWaiting ? effectOf(book, change) : null,
    seconds,
    may: {
      decide: isWaiting && seconds.some((person) => person.id === actor.id),
      withdraw: isWaiting && (stored.asked_by === actor.id || actor.isSuperuser),
    },
    is_stale: isWaiting && isStale(book, stored),
  };
}

const runOut = `update rights_change set state = 'expired', decided_at = $1 where state = 'waiting' and asked_at < $1::timestamptz - interval '${waitsDays} days' returning id, entity, target`;

export const expireChanges = (db: Db, now: string) =>
  db.query<Pick<StoredChange, 'id' | 'entity' | 'target'> & Record<string, unknown>>(runOut, [now]);
