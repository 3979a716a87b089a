import type { FigureItem } from '#domain/house-overview/overview.ts';
import { fallsRate, occupiedBedDays, type Stay } from '#domain/incidents/incident/falls-rate.ts';
import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import { briefly } from '#domain/kit/words/briefly.ts';
import { momentBriefly } from '#domain/kit/time/moment-briefly.ts';
import { addDays } from '#domain/kit/time/time.ts';
import { hereSql } from '../../kit/access/scope.ts';
import { livingIn } from '../../kit/schema/living-in.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { counted, figureReader, type FigureContext } from './figure-context.ts';

const lookedBackDays = 28;

type Happened = Pick<Incident, 'id' | 'resident' | 'occurred_at' | 'incident_type' | 'severity' | 'status'> & {
  readonly name: string | null;
  readonly is_recent: boolean;
};

const happened =
  new NamedStatement(`select t.id, t.resident, ${personNameSql('p')} as name, t.occurred_at, t.incident_type, t.severity, t.status,
    t.occurred_at > :viewer.now::timestamptz - interval '${lookedBackDays} days' as is_recent
  from incident t left join resident p on p.id = t.resident
  where ${hereSql(incident, ':home::uuid')} and not t.is_deleted and t.occurred_at <= :viewer.now::timestamptz
    and (t.status <> 'closed' or t.occurred_at > :viewer.now::timestamptz - interval '${lookedBackDays} days')
  order by t.occurred_at desc, t.id desc limit 1000`);

const item = (event: Happened, { home, today }: FigureContext): FigureItem => ({
  entity: incident.name,
  id: event.id,
  resident: event.resident,
  name: event.name ?? home.name,
  detail: `${briefly(incident, event, ['incident_type', 'severity', 'status'])}, ${momentBriefly(event.occurred_at, home.time_zone, today)}`,
});

/** Whoever moved in from another of our houses came on the day they left it; whoever left was here until then. */
const stays = `select greatest(p.admission_date, (select max((d.left_at at time zone $2)::date) from departure d where d.resident = p.id and d.home <> $1))::text as "from", null as "to"
    from resident p where ${livingIn('$1')}
  union all select p.admission_date::text, (d.left_at at time zone $2)::date::text
    from departure d join resident p on p.id = d.resident where d.home = $1 and (d.left_at at time zone $2)::date > $3::date`;

export const incidents = figureReader({
  figures: ['incidents', 'incidents_open', 'falls_rate'],
  permission: ['view', 'incident'],
  async read(figureContext) {
    const { db, home, viewer, today } = figureContext;
    const events = await happened.run<Happened>(db, { home: home.id, viewer });
    const list = (of: readonly Happened[]) => of.map((event) => item(event, figureContext));
    const recent = events.filter(({ is_recent }) => is_recent);
    const falls = list(recent.filter(({ incident_type }) => incident_type === 'fall'));
    const from = addDays(today, -lookedBackDays);
    const beds = await db.query<Stay>(stays, [home.id, home.time_zone, from]);
    return {
      incidents: counted(list(recent)),
      incidents_open: counted(list(events.filter(({ status }) => status !== 'closed'))),
      falls_rate: { value: fallsRate(falls.length, occupiedBedDays(beds, from, today)), of: null, items: falls },
    };
  },
});
