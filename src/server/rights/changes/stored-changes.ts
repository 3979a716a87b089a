import type { Guard } from '#domain/staff/rights/guarded-rights.ts';
import type { RightsChange, ShownChange } from '#domain/staff/rights/rights-change.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { shownWaiting, waitingSql, type StoredWaiting } from '../../kit/http/two-people.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { effectOf, type RightsBook } from '../../staff/rights/rights-book.ts';
import { secondPeople } from '../../staff/rights/second-person.ts';
import { readChange } from './read-change.ts';

/** A change of rights as it is stored. */
export interface StoredChange extends StoredWaiting {
  readonly entity: RightsChange['entity'];
  readonly target: string;
  readonly change: RecordValues;
  readonly earlier: RecordValues;
  readonly guards: readonly Guard[];
}

export const rightsChangeTable = 'rights_change';
const columns = waitingSql(rightsChangeTable, 'c.entity, c.target, c.change, c.earlier, c.guards');

const newest = `select ${columns} where c.state = 'waiting' or c.asked_at > $1::timestamptz - interval '30 days' order by c.state = 'waiting' desc, c.asked_at desc limit 200`;
const one = `select ${columns} where c.id = $1`;

export const readChanges = (db: Db, now: string): Promise<StoredChange[]> => db.query<StoredChange>(newest, [now]);
export const readOneChange = async (db: Db, id: string): Promise<StoredChange | null> =>
  (await db.query<StoredChange>(one, [id]))[0] ?? null;

/** The change itself, as the book of rights knows it: read from what was stored as it was from what was asked. */
export const changeIn = ({
  entity,
  target,
  change,
}: Pick<StoredChange, 'entity' | 'target' | 'change'>): RightsChange => readChange({ ...change, entity, target });

/** What the fields concerned are now. */
export function currentFields(book: RightsBook, change: RightsChange): RecordValues | null {
  const found =
    change.entity === 'group'
      ? book.groups.find(({ id }) => id === change.target)
      : book.people.find(({ id }) => id === change.target);
  if (!found) return null;
  const record: RecordValues = { ...found };
  const { entity: _entity, target: _target, ...fields } = change;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]]));
}

const sorted = (values: RecordValues) =>
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
  return {
    ...shownWaiting(stored, actor, seconds),
    entity: stored.entity,
    target: stored.target,
    target_name: target?.name ?? 'Removed since',
    guards: stored.guards,
    effect: isWaiting ? effectOf(book, change) : null,
    is_stale: isWaiting && isStale(book, stored),
  };
}
