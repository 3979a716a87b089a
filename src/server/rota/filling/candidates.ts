import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { weekOf } from '#domain/kit/time/calendar-days.ts';
import { addDays, compareMoments, isMoment, localDay, momentAt, type Moment } from '#domain/kit/time/time.ts';
import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import {
  gapCandidates,
  type CandidateFacts,
  type Gap,
  type GapCandidate,
} from '#domain/rota/filling/gap-candidates.ts';
import { rota, shiftTypes } from '#domain/rota/rota.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { livingIn } from '../../kit/schema/living-in.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { plannedPerson, plannedPersonSql, type PlannedPersonRow } from '../people/planned-person.ts';

const work = `r.shift_type not in ('on_call', 'annual_leave', 'sick', 'off') and r.status not in ('declined', 'absent', 'cancelled')`;
const shift =
  'r.shift_type, r.status, r.start_at, r.end_at, r.actual_start, r.actual_end, r.break_minutes, r.sleep_in_disturbances';

/** Everyone who gives care in the house, with what the rules and the ranking look at, in one statement. */
const facts = `select s.id, ${personNameSql('s')} as name, ${plannedPersonSql}, s.gender, s.employment_type, s.contracted_hours::float as contracted_hours,
    (select count(*)::int from rota r where r.staff = s.id and r.home = $1 and not r.is_deleted and ${work}
      and r.start_at > $2::timestamptz - interval '28 days' and r.start_at < $2::timestamptz) as shifts_here,
    (select coalesce(sum(extract(epoch from r.end_at - r.start_at)) / 3600, 0)::float from rota r where r.staff = s.id and not r.is_deleted and ${work}
      and r.start_at >= $3::timestamptz and r.start_at < $4::timestamptz) as week_hours,
    (select coalesce(json_agg(w), '[]') from (select ${shift} from rota r where r.staff = s.id and not r.is_deleted
      and r.start_at > $2::timestamptz - interval '19 weeks' and r.start_at < $2::timestamptz + interval '15 days') w) as shifts
  from staff s where not s.is_deleted and s.is_active and s.status = 'active' and $1 = any(s.homes) and s.role not in ('domestic', 'cook', 'maintenance', 'admin', 'volunteer')`;

/** Who asks for personal care by women or by men, and is met by nobody who is planned for the whole of the gap. */
const wishes = `select ${personNameSql('p')} as name, p.personal_care_by as by from resident p
  where ${livingIn('$1')} and p.status = 'current' and p.personal_care_by in ('women', 'men') and not exists (
    select 1 from rota r join staff s on s.id = r.staff where r.home = $1 and not r.is_deleted and ${work} and r.role_on_shift <> 'shadow'
      and r.start_at <= $2::timestamptz and r.end_at >= $3::timestamptz and s.gender = case p.personal_care_by when 'women' then 'female' else 'male' end)
  order by ${personOrderSql('p')}`;

type CandidateRow = PlannedPersonRow & Omit<CandidateFacts, 'training'>;

function momentIn(asked: Readonly<Record<string, unknown>>, name: string): Moment {
  const value = asked[name];
  if (typeof value !== 'string' || !isMoment(value)) throw invalid({ [name]: `${name} must be a date and a time.` });
  return value;
}

/** Who could fill a gap, ranked with the reasons. */
export const declareCandidates = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/rota-candidates`,
    permission: 'change rota',
    async answer(request): Promise<readonly GapCandidate[]> {
      const actor = actorOf(request);
      if (!permissionOrNull(actor, 'add', rota)) requirePermission(actor, 'change', rota);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      const asked = queryOf(request);
      const [start_at, end_at] = [momentIn(asked, 'start_at'), momentIn(asked, 'end_at')];
      if (compareMoments(end_at, start_at) <= 0) throw invalid({ end_at: 'The shift must end after it starts.' });
      const shift_type = isKeyOf(shiftTypes, asked['shift_type']) ? asked['shift_type'] : 'early';
      await auditAuditorView(context, actor, { entity: rota.name, home: house, summary: 'who could fill a gap' });
      const { zone } = await context.homes.factsOf(context.db, house);
      const date = localDay(start_at, zone);
      const monday = weekOf(date)[0] ?? date;
      const people = await context.db.query<CandidateRow>(facts, [
        house,
        start_at,
        momentAt(monday, '00:00', zone),
        momentAt(addDays(monday, 7), '00:00', zone),
      ]);
      const wished = permissionOrNull(actor, 'view', resident)
        ? await context.db.query<Gap['wishes'][number]>(wishes, [house, start_at, end_at])
        : [];
      const gap = { home: house, date, shift_type, start_at, end_at, wishes: wished };
      return gapCandidates(people.map(plannedPerson), gap, zone);
    },
  });
