import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import {
  dueListMadeOf,
  dueAssessments,
  type AssessmentAlertFacts,
  type DueList,
} from '#domain/assessments/due-assessments.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { livingStates } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { lookSummaries } from '#domain/staff/history/look-summaries.ts';
import type { Actor } from '../kit/access/actor.ts';
import { requirePermission, rowsSql, type GrantedPermission } from '../kit/access/permission.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { auditAuditorView } from '../kit/history/audit-view.ts';
import { queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { invalid, notFound } from '../kit/runtime/refusals.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';
import { newestOfEachSql } from '../kit/schema/newest-of-each.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { countsSql, seriesSql } from './filling/form-series.ts';

/** What is due for whom in a house, or for one person, in one statement. */
export const declareDueList = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${assessment.path}/due`,
    permission: 'view assessment_result',
    madeOf: dueListMadeOf,
    async answer(request): Promise<DueList> {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', assessmentResult);
      const people = requirePermission(actor, 'view', resident);
      const { home, resident: about } = asked(request, actor);
      const now = context.now();
      await auditAuditorView(context, actor, {
        entity: assessmentResult.name,
        home,
        resident: about,
        summary: lookSummaries.dueList,
      });
      const statement = new NamedStatement(bookSql(permission, people));
      const [book] = await statement.run<Omit<AssessmentAlertFacts, 'today'> & { [column: string]: unknown }>(
        context.db,
        {
          home,
          resident: about,
          viewer: viewerOf(actor, now),
        },
      );
      const { zone } = await context.homes.factsOf(context.db, home ?? actor.homes[0] ?? null);
      const found = { people: [], forms: [], statuses: [], ...book, today: localDay(now, zone) };
      return { due: dueAssessments(found), forms: found.forms };
    },
  });

function asked(
  request: FastifyRequest,
  actor: Actor,
): { readonly home: string | null; readonly resident: string | null } {
  const { home, resident: about } = queryOf(request);
  if (home !== undefined && !actor.homes.includes(home)) throw notFound();
  if (about !== undefined && !isId(about)) throw invalid({ resident: 'Resident must be chosen from the list.' });
  return { home: home ?? null, resident: about ?? null };
}

const formJson = (form: string): string =>
  `json_build_object('id', ${form}.id, 'title', ${form}.title, 'code', ${form}.code, 'category', ${form}.category, 'version_label', ${form}.version_label, 'is_countersigned', ${form}.is_countersigned)`;
const staffName = (id: string): string => `(select ${personNameSql('s')} from staff s where s.id = ${id})`;
const severity = `(select b ->> 'severity' from jsonb_array_elements(o.bands) b where b ->> 'label' = t.band limit 1)`;

/** Of each form the version in use, and of each person the newest result with any version of it. */
const bookSql = (permission: GrantedPermission, people: GrantedPermission): string => {
  const within = `${rowsSql(assessmentResult, permission)} and ${scopeSql(assessmentResult)}`;
  const ofPerson = `from assessment_result t where t.resident = q.id and ${countsSql('t')} and ${within}`;
  const byTime = 't.assessed_at desc, t.id desc';
  return `with used as materialized (
    select distinct on (${seriesSql('f')}) f.*, ${seriesSql('f')} as series from assessment f where f.status = 'published' and not f.is_deleted order by ${seriesSql('f')}, f.created_at desc, f.id),
  person as materialized (
    select t.* from resident t where not t.is_deleted and ${sqlIn('t.status', livingStates)} and (:home::uuid is null or t.home = :home::uuid) and (:resident::uuid is null or t.id = :resident::uuid)
      and ${rowsSql(resident, people)} and ${scopeSql(resident)}),
  counted as (
    select t.*, ${seriesSql('o')} as series, ${severity} as severity, lag(t.total) over (partition by t.resident, ${seriesSql('o')} order by t.assessed_at, t.id) as total_before,
      row_number() over (partition by t.resident, ${seriesSql('o')} order by t.assessed_at desc, t.id desc) as place
    from person q cross join lateral (${newestOfEachSql({ columns: 't.*', rows: ofPerson, kind: 'assessment', newest: byTime })}) n
      cross join lateral (select n.* union all (select t.* ${ofPerson} and t.assessment = n.assessment and (t.assessed_at, t.id) < (n.assessed_at, n.id) order by ${byTime} limit 1)) t
      join assessment o on o.id = t.assessment),
  begun as (
    select distinct on (t.resident, t.assessment) t.* from assessment_result t where t.resident in (select p.id from person p) and t.status = 'in_progress' and not t.is_deleted and ${within} order by t.resident, t.assessment, t.created_at desc),
  status as (
    select p.id as resident, ${formJson('u')} as form,
      case when c.id is null then null else json_build_object('id', c.id, 'assessed_at', c.assessed_at, 'total', c.total, 'band', c.band, 'next_due', c.next_due, 'status', c.status, 'severity', c.severity,
        'change', c.total - c.total_before, 'by', c.assessed_by, 'by_name', ${staffName('c.assessed_by')}) end as last,
      case when b.id is null then null else json_build_object('id', b.id, 'at', b.created_at, 'by', b.assessed_by, 'by_name', ${staffName('b.assessed_by')}) end as begun
    from person p cross join used u left join counted c on c.resident = p.id and c.series = u.series and c.place = 1 left join begun b on b.resident = p.id and b.assessment = u.id
    where c.id is not null or b.id is not null)
  select coalesce((select json_agg(json_build_object('id', p.id, 'name', ${personNameSql('p')}, 'room', p.room, 'key_worker', p.key_worker, 'co_key_worker', p.co_key_worker, 'header_flags', coalesce(p.header_flags, '{}'))) from person p), '[]') as people,
    coalesce((select json_agg(${formJson('u')} order by u.title) from used u), '[]') as forms,
    coalesce((select json_agg(row_to_json(g)) from status g), '[]') as statuses`;
};
