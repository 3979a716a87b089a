import type { FastifyInstance } from 'fastify';
import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import type { AssessmentSheet, PastResult, SheetResult } from '#domain/assessments/filling/assessment-sheet.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { requirePermission, rowsSql } from '../../kit/access/permission.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findVisible } from '../../kit/records/audited-read.ts';
import { findWithNames, findInReach } from '../../kit/records/find-record.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { mayFill } from './ask-to-complete.ts';
import { countsSql, seriesSql } from './form-series.ts';
import { readAnswers } from './read-answers.ts';
import { readForms } from './read-forms.ts';

interface SheetQuery {
  readonly assessment: string;
  readonly resident: string;
  readonly result: SheetResult | null;
}

/** One assessment as it stands, with the form it was made with and what was found before. */
export const declareResultSheet = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${assessmentResult.path}/:id/sheet`,
    permission: 'view assessment_result',
    async answer(request): Promise<AssessmentSheet> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', assessmentResult);
      requirePermission(actor, 'view', answer);
      const result = await findWithNames({ context, actor, entity: assessmentResult }, idOf(request));
      if (result.is_deleted) throw notFound();
      await auditView(context.db, {
        at: context.now(),
        actor,
        entity: assessmentResult.name,
        object_id: result.id,
        object_version: result.version,
        home: result.home,
        resident: result.resident,
        summary: 'sheet',
      });
      return sheetOf(context, actor, { assessment: result.assessment, resident: result.resident, result });
    },
  });

/** The same before the first answer: a form that is about to be filled in for somebody. */
export const declareEmptySheet = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${assessment.path}/:id/sheet`,
    permission: 'view assessment_result',
    async answer(request): Promise<AssessmentSheet> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', assessmentResult);
      requirePermission(actor, 'view', answer);
      const { resident: about } = queryOf(request);
      if (!isId(about)) throw invalid({ resident: 'Resident must be chosen from the list.' });
      const form = await findVisible({ context, actor, entity: assessment }, idOf(request));
      return sheetOf(context, actor, { assessment: form.id, resident: about, result: null });
    },
  });

async function sheetOf(context: RecordContext, actor: Actor, asked: SheetQuery): Promise<AssessmentSheet> {
  const { db } = context;
  const { result } = asked;
  const person = await findInReach({ context, actor, entity: resident }, asked.resident);
  const { past, begun } = await readPast(context, actor, asked);
  const earlier = past.findLast(({ id, assessed_at }) => id !== result?.id && isBefore(assessed_at, result));
  const forms = await readForms(db, [asked.assessment, ...(earlier ? [earlier.assessment] : [])]);
  const answersIn = await readAnswers(
    db,
    [result?.id, earlier?.id].filter((id) => id !== undefined),
  );
  const form = forms.get(asked.assessment);
  if (!form) throw notFound();
  const earlierForm = earlier && forms.get(earlier.assessment);
  return {
    form,
    person: { id: person.id, name: personName(person), baseline_news2: person.baseline_news2 },
    result,
    answers: result ? answersIn(result.id) : [],
    earlier: earlier && earlierForm ? { result: earlier, form: earlierForm, answers: answersIn(earlier.id) } : null,
    past,
    begun,
    may_fill: await mayFill(db, actor, assessmentResult, form.id),
    who_can: whoCan(assessmentResult.access, 'add', readerOf(actor)),
  };
}

const isBefore = (at: string, result: SheetResult | null): boolean =>
  result === null || Date.parse(at) < Date.parse(result.assessed_at);

type PastRow = PastResult & { readonly assessment: string };

interface PastFound {
  readonly past: readonly PastRow[];
  readonly begun: AssessmentSheet['begun'];
}

/** Weekly for four years: more of them make no clearer line. */
const mostPast = 200;

/** The newest results with any version of the form that count, and the newest one that waits to be finished. */
async function readPast(context: RecordContext, actor: Actor, asked: SheetQuery): Promise<PastFound> {
  const within = `${rowsSql(assessmentResult, requirePermission(actor, 'view', assessmentResult))} and ${scopeSql(assessmentResult)}`;
  const ofPerson = `from assessment_result t where t.resident = :resident::uuid and ${within}`;
  const text = `select
    coalesce((select json_agg(json_build_object('id', t.id, 'assessment', t.assessment, 'assessed_at', t.assessed_at, 'total', t.total, 'band', t.band, 'status', t.status, 'version_label', f.version_label) order by t.assessed_at, t.id)
      from assessment g join assessment f on ${seriesSql('f')} = ${seriesSql('g')} cross join lateral (
        select t.* ${ofPerson} and t.assessment = f.id and ${countsSql('t')} order by t.assessed_at desc, t.id desc limit ${mostPast}) t where g.id = :assessment::uuid), '[]') as past,
    (select json_build_object('id', t.id, 'by', coalesce((select ${personNameSql('s')} from staff s where s.id = t.assessed_by), 'Somebody'), 'at', t.created_at, 'is_mine', t.assessed_by = :viewer.id::uuid)
      ${ofPerson} and t.assessment = :assessment::uuid and t.status = 'in_progress' and not t.is_deleted order by t.created_at desc limit 1) as begun`;
  const [found] = await new NamedStatement(text).run<PastFound & { [column: string]: unknown }>(context.db, {
    assessment: asked.assessment,
    resident: asked.resident,
    viewer: viewerOf(actor, context.now()),
  });
  return found ?? { past: [], begun: null };
}
