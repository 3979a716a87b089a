import { assessmentResult, type AssessmentResult } from '#domain/assessments/assessment-result.ts';
import { resultColumns, type ResultFound } from '#domain/assessments/result-columns.ts';
import type { PageContext } from '../kit/context/record-context.ts';
import { requirePermission, rowsSql } from '../kit/access/permission.ts';
import { readsDeparted, scopeSql } from '../kit/access/scope.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

/** The last score with the same form, whoever's assessment it was; what is not finished or does not count says nothing. */
async function findBefore({ context, actor, rows }: PageContext): Promise<ReadonlyMap<string, ResultFound>> {
  const text = `select r.id, (select t.total::float from assessment_result t where t.resident = r.resident and t.assessment = r.assessment and t.assessed_at < r.assessed_at and t.total is not null
        and t.status in ('complete', 'countersigned') and not t.is_deleted and ${rowsSql(assessmentResult, requirePermission(actor, 'view', assessmentResult), '$2::uuid')} and ${scopeSql(assessmentResult, '$3::uuid[]', '$4::boolean')}
      order by t.assessed_at desc limit 1) as before
    from assessment_result r where r.id = any($1::uuid[]) and $2::uuid is not null and $3::uuid[] is not null and $4::boolean is not null`;
  const found = await context.db.query<{ id: string; before: number | null }>(text, [
    rows.map((row) => row.id),
    actor.id,
    actor.homes,
    readsDeparted(actor),
  ]);
  return new Map(found.map((one) => [one.id, one]));
}

export const resultListed = computedColumns<AssessmentResult, ResultFound>({ find: findBefore, of: resultColumns });
