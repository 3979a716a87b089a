import { addMonths, localDay, type Day } from '#domain/kit/time/time.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { CareRecordEnd } from '#domain/retention/care-record-until.ts';
import type { DueGroup, DuePage, KindCount } from '#domain/retention/disposal.ts';
import { clocks, subjectOf, underClock, type Begins, type ClockName } from '#domain/retention/retention-clocks.ts';
import { retainedUntil } from '#domain/retention/retained-until.ts';
import { monthsAfter } from '#domain/retention/months-after.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { quoted } from '../../kit/schema/table.ts';
import { candidates } from './candidates.ts';
import { amongSql, type Naming, type Scope } from './record-sets.ts';

const pageLength = 20;

interface Left extends CareRecordEnd {
  readonly id: string;
  readonly name: string;
}

/** Who left for good, and when: by the discharge that went with it, else as the house noted it. Who has come back since starts anew. */
const leftResidents = `select r.id, ${personNameSql('r')} as name, r.status = 'deceased' as has_died, r.date_of_birth, r.mha_status,
    coalesce(d.discharge_date, p.left_at::date) as left_on
  from resident r
    left join lateral (select max(x.left_at) as left_at from departure x where x.resident = r.id and x.reason = 'left') p on true
    left join lateral (select x.discharge_date from discharge x where x.resident = r.id and x.status = 'completed' and not x.is_deleted
      and (p.left_at is null or x.completed_at >= p.left_at - interval '1 hour') order by x.discharge_date desc nulls last limit 1) d on true
  where r.home = $1::uuid and r.is_discharged_status and coalesce(d.discharge_date, p.left_at::date) is not null`;

const hadStatus = (condition: string): string =>
  `exists (select 1 from record_version v where v.record = s.id and v.entity = 'staff' and v.body ->> 'status' ${condition})`;
/** Applied, and withdrew or was turned down before an induction began. */
const wasTurnedDown = `s.status = 'left' and ${hadStatus("= 'applicant'")} and not ${hadStatus("not in ('applicant', 'left')")}`;
const goneStaff = (condition: string, leftOn: string): string =>
  `select s.id, ${personNameSql('s')} as name, ${leftOn} as left_on, false as has_died, null::date as date_of_birth, null as mha_status from staff s
  where ${condition} and coalesce(s.default_home, s.homes[1]) = $1::uuid
    and not exists (select 1 from disposed_record r where r.record = s.id and r.entity = 'staff')`;

/** Whose records each clock is about, and since when they are not in use. */
const leftSql: { readonly [C in keyof typeof retainedUntil]: string } = {
  care: leftResidents,
  resident_money: leftResidents,
  staff: goneStaff(`s.status = 'left' and not (${wasTurnedDown})`, 'coalesce(s.end_date, s.updated_at::date)'),
  staff_identity: goneStaff(`s.status = 'left' and not (${wasTurnedDown})`, 'coalesce(s.end_date, s.updated_at::date)'),
  applicant: goneStaff(
    `(s.status = 'applicant' or (${wasTurnedDown}))`,
    `case when s.status = 'left' then coalesce(s.end_date, s.updated_at::date) else s.updated_at::date end`,
  ),
};

interface Candidate extends Pick<DueGroup, 'key' | 'clock' | 'subject' | 'due_on'> {}

/** Whether any record of this person is under the clock. */
const anySql = (clock: ClockName, column: 'resident' | 'staff'): string =>
  underClock(clock)
    .map(({ entity, retained }) => {
      const own = entity === column ? 't.id' : `t.${column}`;
      return `exists (select 1 from ${quoted(entity)} t where ${own} = u.id and ${amongSql(retained.among)})`;
    })
    .join(' or ');

async function withRecords(db: Db, clock: ClockName, column: 'resident' | 'staff', ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db.query<{ id: string }>(
    `select u.id from unnest($1::uuid[]) as u(id) where ${anySql(clock, column)}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

const keyOf = ({ due_on, clock, subject }: Omit<Candidate, 'key'>): string => `${due_on}_${clock}_${subject?.id ?? ''}`;

async function ofPeople(db: Db, home: string, today: Day): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const clock of keysOf(leftSql)) {
    const entity = subjectOf(clock) ?? 'resident';
    const left = await db.query<Left>(leftSql[clock], [home]);
    const due = left
      .map((one) => ({ ...one, due_on: retainedUntil[clock](one) }))
      .filter(({ due_on }) => due_on <= today);
    const has = await withRecords(
      db,
      clock,
      entity,
      due.map(({ id }) => id),
    );
    for (const { id, name, due_on } of due.filter((one) => has.has(one.id))) {
      const group = { clock, subject: { entity, id, name }, due_on };
      found.push({ ...group, key: keyOf(group) });
    }
  }
  return found;
}

const houseClocks = keysOf(clocks).filter((clock) => subjectOf(clock) === null);

/** The oldest day from which the period of a kind is counted. */
function oldestSql(clock: ClockName): string {
  const each = underClock(clock).flatMap(({ entity, retained: { begins, among } }) =>
    begins.when === 'over'
      ? [
          `select min(t.${quoted(begins.field)})::date as day, ${fewestMonths(begins)} as months from ${quoted(entity)} t where t.home = $1::uuid and ${amongSql(among)}`,
        ]
      : [],
  );
  return each.join(' union all ');
}
const fewestMonths = ({ periods }: Extract<Begins, { when: 'over' }>): number =>
  Math.min(...periods.map(({ months }) => months));

async function ofHouse(db: Db, home: string, today: Day): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const clock of houseClocks) {
    const rows = await db.query<{ day: Day | null; months: number }>(oldestSql(clock), [home]);
    const [due_on] = rows.flatMap(({ day, months }) => (day === null ? [] : [monthsAfter(day, months)])).toSorted();
    if (due_on === undefined || due_on > today) continue;
    const group = { clock, subject: null, due_on };
    found.push({ ...group, key: keyOf(group) });
  }
  return found;
}

/** Everything that is due in a house, whether or not something keeps it. */
export const dueIn = async (db: Db, home: string, today: Day): Promise<readonly Candidate[]> => [
  ...(await ofPeople(db, home, today)),
  ...(await ofHouse(db, home, today)),
];

export const countKinds = (records: readonly { readonly entity: string }[]): readonly KindCount[] =>
  [...Map.groupBy(records, ({ entity }) => entity)]
    .map(([entity, all]) => ({ entity, count: all.length }))
    .toSorted((a, b) => b.count - a.count || a.entity.localeCompare(b.entity));

const countNaming = (naming: readonly Naming[]): readonly KindCount[] =>
  countKinds([...new Map(naming.map((one) => [`${one.entity} ${one.id}`, one])).values()]);

const waitingSql = `select d.id, d.clock, d.subject from disposal d where d.home = $1::uuid and d.state = 'waiting'`;

/** Until when the oldest must be gone; null where the period is a minimum. */
const mustGoBy = ({ clock, due_on }: Candidate): Day | null => {
  const { mostMonths } = clocks[clock];
  return mostMonths === undefined ? null : addMonths(due_on, mostMonths);
};

/** What is due in a house, the longest due first, a page at a time. */
export async function duePage(context: RecordContext, home: string, after: string | null): Promise<DuePage> {
  const { db } = context;
  const { zone } = await context.homes.factsOf(db, home);
  const today = localDay(context.now(), zone);
  const all = (await dueIn(db, home, today))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .filter(({ key }) => after === null || key > after);
  const waiting = await db.query<{ id: string; clock: string | null; subject: string | null }>(waitingSql, [home]);
  const groups: DueGroup[] = [];
  for (const candidate of all.slice(0, pageLength)) {
    const { clock, subject } = candidate;
    const scope: Scope = { home, zone, clock, subject, until: today };
    const { records, held, heldRecords, neededBy, hasMoney } = await candidates(context, db, scope);
    if (records.length === 0 && heldRecords === 0) continue;
    groups.push({
      ...candidate,
      must_go_by: mustGoBy(candidate),
      kinds: countKinds(records),
      needed_by: countNaming(neededBy),
      held: hasMoney ? { hold: null, reason: 'The account still holds money.', until: null } : held,
      held_records: heldRecords,
      waiting: waiting.find((one) => one.clock === clock && one.subject === (subject?.id ?? null))?.id ?? null,
    });
  }
  return { today, groups, next: all.length > pageLength ? (all[pageLength - 1]?.key ?? null) : null };
}

/** Since when what a scope names is due; null where it is not. */
export async function dueSince(
  db: Db,
  { home, clock, subject }: Pick<Scope, 'home' | 'clock' | 'subject'>,
  today: Day,
) {
  const all = subject ? await ofPeople(db, home, today) : await ofHouse(db, home, today);
  return all.find((one) => one.clock === clock && (one.subject?.id ?? null) === (subject?.id ?? null)) ?? null;
}
