import type { RegisterLine } from '#domain/house-overview/registers.ts';
import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import { nameAndRoom } from '#domain/kit/names/names-apart.ts';
import { briefly } from '#domain/kit/words/briefly.ts';
import { dayWords, momentWords } from '#domain/kit/time/day-words.ts';
import { compareMoments, wallClock, type Moment } from '#domain/kit/time/time.ts';
import type { Sign } from '#domain/kit/vocabulary/computed-columns.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { hereSql } from '../../kit/access/scope.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import type { FigureContext } from '../figures/figure-context.ts';

/** A year is what an inspector asks for. */
const lastYear = `t.occurred_at > :viewer.now::timestamptz - interval '1 year' and t.occurred_at <= :viewer.now::timestamptz`;
const ofTheHouse = `from incident t left join resident p on p.id = t.resident where ${hereSql(incident, ':home::uuid')} and not t.is_deleted and t.status <> 'draft' and ${lastYear}`;
const called = `${personNameSql('p')} as name, p.room`;

const restrained =
  new NamedStatement(`select t.id, t.resident, ${called}, t.occurred_at, t.restraint_types, t.restraint_reason, t.restraint_duration_min, t.resident_debrief_at, t.staff_debrief_at
  ${ofTheHouse} and t.restraint_used order by t.occurred_at desc, t.id desc limit 1000`);

/** Nobody where the house itself is concerned. */
type Concerned = Pick<Resident, 'room'> & { readonly name: string | null };

type Restrained = Pick<
  Incident,
  | 'id'
  | 'resident'
  | 'occurred_at'
  | 'restraint_types'
  | 'restraint_reason'
  | 'restraint_duration_min'
  | 'resident_debrief_at'
  | 'staff_debrief_at'
> &
  Concerned;

export async function restraint({ db, home, viewer }: FigureContext): Promise<readonly RegisterLine[]> {
  const rows = await restrained.run<Restrained>(db, { home: home.id, viewer });
  return rows.map((row): RegisterLine => {
    const talked = [
      ...(row.resident_debrief_at ? ['with the resident'] : []),
      ...(row.staff_debrief_at ? ['with the staff'] : []),
    ];
    return {
      entity: incident.name,
      id: row.id,
      resident: row.resident,
      name: row.name ? nameAndRoom(row.name, row.room) : home.name,
      cells: [
        momentWords(row.occurred_at, home.time_zone),
        briefly(incident, row, ['restraint_types']),
        row.restraint_duration_min === null ? 'Not written down' : `${row.restraint_duration_min} min`,
        row.restraint_reason ?? '',
        talked.join(' and '),
      ],
      sign: talked.length === 0 ? { tone: 'danger', words: 'Not talked through' } : null,
    };
  });
}

/** Whom a house tells, each with what says that it has to, that it has and by which reference. */
const duties = [
  { whom: 'Regulator', has: `t.cqc_notifiable = 'yes'`, at: 't.cqc_sent_at', reference: 't.cqc_reference' },
  {
    whom: 'Safeguarding',
    has: `t.safeguarding_decision = 'referred'`,
    at: 't.safeguarding_at',
    reference: 't.safeguarding_reference',
  },
  { whom: 'RIDDOR', has: `t.riddor_status = 'yes'`, at: 't.riddor_sent_at', reference: 't.riddor_reference' },
  { whom: 'Duty of candour', has: `t.duty_of_candour = 'yes'`, at: 't.candour_written_at', reference: 'null::text' },
] as const;

const notified = new NamedStatement(
  `${duties
    .map(
      ({ whom, has, at, reference }) =>
        `select '${incident.name}' as entity, t.id, t.resident, ${called}, t.incident_type, null::text as title, t.occurred_at, '${whom}' as whom, ${at} as sent_at, ${reference} as reference ${ofTheHouse} and ${has}`,
    )
    .join(
      ' union all ',
    )} union all select '${repairRecord.name}', t.id, null, null, null, null, t.title, t.supply_lost_at, 'Regulator', t.cqc_sent_at, t.cqc_reference
    from repair_record t where t.home = :home::uuid and not t.is_deleted and t.cqc_notifiable = 'yes' and t.reported_at > :viewer.now::timestamptz - interval '1 year'
  order by occurred_at desc, id desc limit 1000`,
);

interface Notified extends Concerned, Pick<Incident, 'id' | 'resident' | 'occurred_at'> {
  readonly entity: string;
  readonly incident_type: string | null;
  readonly title: string | null;
  readonly whom: string;
  readonly sent_at: Moment | null;
  readonly reference: string | null;
}

const unsent: Sign = { tone: 'danger', words: 'Not sent yet' };

export async function reportedToRegulator({ db, home, viewer }: FigureContext): Promise<readonly RegisterLine[]> {
  const rows = await notified.run<Notified>(db, { home: home.id, viewer });
  return rows
    .toSorted(
      (a, b) => Number(a.sent_at !== null) - Number(b.sent_at !== null) || compareMoments(b.occurred_at, a.occurred_at),
    )
    .map((row) => ({
      entity: row.entity,
      id: row.id,
      resident: row.resident,
      name: row.name ? nameAndRoom(row.name, row.room) : home.name,
      cells: [
        `${row.title ?? briefly(incident, { ...row }, ['incident_type'])}, ${dayWords(wallClock(row.occurred_at, home.time_zone).day)}`,
        row.whom,
        row.sent_at ? momentWords(row.sent_at, home.time_zone) : '',
        row.reference ?? '',
      ],
      sign: row.sent_at === null ? unsent : null,
    }));
}
