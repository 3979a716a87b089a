import type { Disposal, DisposalSubject, Ground } from '#domain/retention/disposal.ts';
import type { ClockName } from '#domain/retention/retention-clocks.ts';
import type { DecidingPerson } from '#domain/kit/people/two-people.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { couldSql } from '../../kit/access/held-rights.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { shownWaiting, waitingSql, type StoredWaiting } from '../../kit/http/two-people.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';

export const disposalTable = 'disposal';

/** A disposal as it is stored. */
export interface StoredDisposal extends StoredWaiting {
  readonly home: string;
  readonly ground: Ground;
  readonly clock: ClockName | null;
  readonly subject_entity: string | null;
  readonly subject: string | null;
  /** A resident or a member of staff who is still there; a record has no name of its own. */
  readonly subject_name: string | null;
  readonly until: Day | null;
  readonly court: string | null;
  readonly order_reference: string | null;
  readonly ordered_on: Day | null;
  readonly records: number | null;
  readonly signature: string | null;
}

const columns = `${waitingSql(
  disposalTable,
  `c.home, c.ground, c.clock, c.subject_entity, c.subject, c.until, c.court, c.order_reference, c.ordered_on, c.records, c.signature,
    case when r.id is not null then ${personNameSql('r')} when s.id is not null then ${personNameSql('s')} end as subject_name`,
)} left join resident r on c.subject_entity = 'resident' and r.id = c.subject left join staff s on c.subject_entity = 'staff' and s.id = c.subject`;

const one = `select ${columns} where c.id = $1::uuid`;
const pageLength = 50;
const page = `select ${columns} where c.home = $1::uuid and ($2::timestamptz is null or (c.asked_at, c.id) < ($2::timestamptz, $3::uuid))
  order by c.asked_at desc, c.id desc limit ${pageLength + 1}`;

export const readDisposal = async (db: Db, id: string): Promise<StoredDisposal | null> =>
  (await db.query<StoredDisposal>(one, [id]))[0] ?? null;

/** The newest first, a page at a time. */
export async function readDisposals(db: Db, home: string, after: { readonly at: string; readonly id: string } | null) {
  const rows = await db.query<StoredDisposal>(page, [home, after?.at ?? null, after?.id ?? null]);
  const last = rows.length > pageLength ? rows[pageLength - 1] : undefined;
  return { rows: rows.slice(0, pageLength), next: last ? `${last.asked_at}_${last.id}` : null };
}

/** Whoever reads what is held reads what is to go. */
export const seesDisposals = (actor: Actor, home: string): boolean =>
  may(actor.rights, 'view', legalHold.name) && actor.homes.includes(home);

/** Who could confirm a disposal in this house: whoever may destroy records there and can sign in now. $1 the house · $2 now · $3 who asked */
const seconds = `select s.id, ${personNameSql('s')} as name from staff s
  where s.id <> $3::uuid and (s.is_superuser or $1::uuid = any(s.homes)) and ${couldSql('s', "'purge_records'", '$2::timestamptz')}
  order by ${personOrderSql('s')}`;

export const secondPeople = (
  db: Db,
  { home, askedBy, now }: { readonly home: string; readonly askedBy: string; readonly now: string },
): Promise<readonly DecidingPerson[]> => db.query<DecidingPerson>(seconds, [home, now, askedBy]);

const subjectOf = ({ subject_entity, subject, subject_name }: StoredDisposal): DisposalSubject | null =>
  subject_entity && subject ? { entity: subject_entity, id: subject, name: subject_name } : null;

export const shown = (stored: StoredDisposal, actor: Actor, able: readonly DecidingPerson[]): Disposal => ({
  ...shownWaiting(stored, actor, able),
  home: stored.home,
  ground: stored.ground,
  clock: stored.clock,
  subject: subjectOf(stored),
  until: stored.until,
  court: stored.court,
  order_reference: stored.order_reference,
  ordered_on: stored.ordered_on,
  records: stored.records,
});
