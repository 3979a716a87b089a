import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { personNameFields } from '#domain/kit/people/person-name.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { fieldsWithin, permissionOrNull, rowsSql, type GrantedPermission } from '../../kit/access/permission.ts';
import { columnsSql } from '../../kit/schema/columns.ts';
import { newestOfEachSql } from '../../kit/schema/newest-of-each.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { quoted } from '../../kit/schema/table.ts';

const shown = ['photo', ...personNameFields, 'room', 'status'];

/** The records of `p` that the reader may see: whoever lives here brings all of theirs along. */
const rowsOf = (entity: Entity, permission: GrantedPermission): string =>
  `from ${quoted(entity.name)} t where t.resident = p.id and not t.is_deleted and ${rowsSql(entity, permission)}`;

const listed = (columns: string, from: string): string =>
  `(select coalesce(json_agg(row_to_json(w)), '[]') from (select ${columns} ${from}) w)`;

/** How bad the newest result of each form is, by the bands of the form it was made with. */
const results = (permission: GrantedPermission): string =>
  listed(
    `f.category, f.title, (select b ->> 'severity' from jsonb_array_elements(f.bands) b where b ->> 'label' = n.band limit 1) as severity`,
    `from (${newestOfEachSql({ columns: 't.assessment, t.band', rows: `${rowsOf(assessmentResult, permission)} and t.status in ('complete', 'countersigned')`, kind: 'assessment', newest: 't.assessed_at desc' })}) n join assessment f on f.id = n.assessment`,
  );

/** What `planCells` needs to know of the residents `p` of a statement, as pairs of a JSON object. */
export function planFactsSql(actor: Actor, seen: GrantedPermission): string {
  const within = fieldsWithin(seen);
  const sees = (name: string): boolean => !within || within.has(name);
  const plans = permissionOrNull(actor, 'view', plan);
  const risks = permissionOrNull(actor, 'view', risk);
  const scores = permissionOrNull(actor, 'view', assessmentResult);
  const open = sqlIn('t.status', ['draft', 'awaiting_approval', ...inForceStatuses]);
  return [
    `'resident', (select row_to_json(r) from (select ${columnsSql(['id', ...shown.filter(sees)], 'p')}) r)`,
    plans
      ? `'plans', ${listed('t.id, t.domain, t.title, t.status, t.review_date', `${rowsOf(plan, plans)} and ${open} order by t.review_date, t.id`)}`
      : `'plans', '[]'::json`,
    ...(risks
      ? [
          `'risks', ${listed('t.category, t.title, t.residual_band', `${rowsOf(risk, risks)} and ${sqlIn('t.status', inForceStatuses)}`)}`,
        ]
      : []),
    ...(scores ? [`'results', ${results(scores)}`] : []),
    ...(sees('header_flags') ? [`'flags', p.header_flags`] : []),
    ...(sees('admission_date') ? [`'admission_date', p.admission_date`] : []),
  ].join(', ');
}
