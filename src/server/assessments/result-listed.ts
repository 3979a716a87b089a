import { assessmentResult, type AssessmentResult } from '#domain/assessments/assessment-result.ts';
import { resultColumns, type ResultFound } from '#domain/assessments/result-columns.ts';
import type { PageContext } from '../kit/context/record-context.ts';
import { requirePermission, rowsSql } from '../kit/access/permission.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { countsSql, seriesSql } from './filling/form-series.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

/** The last score with the same form in any of its versions, whoever's assessment it was; what is not finished or does not count says nothing. */
async function findBefore({ context, actor, rows }: PageContext): Promise<ReadonlyMap<string, ResultFound>> {
  const text = `select r.id, (select t.total::float from assessment_result t join assessment g on g.id = t.assessment where t.resident = r.resident and ${seriesSql('g')} = ${seriesSql('f')} and t.assessed_at < r.assessed_at and t.total is not null
        and ${countsSql('t')} and ${rowsSql(assessmentResult, requirePermission(actor, 'view', assessmentResult))} and ${scopeSql(assessmentResult)}
      order by t.assessed_at desc limit 1) as before
    from assessment_result r join assessment f on f.id = r.assessment where r.id = any(:ids::uuid[])`;
  const found = await new NamedStatement(text).run<{ id: string; before: number | null }>(context.db, {
    ids: rows.map((row) => row.id),
    viewer: viewerOf(actor, context.now()),
  });
  return new Map(found.map((one) => [one.id, one]));
}

export const resultListed = computedColumns<AssessmentResult, ResultFound>({ find: findBefore, of: resultColumns });
