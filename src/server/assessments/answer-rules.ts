import { answerComplaints, type QuestionBounds } from '#domain/assessments/answer-fits.ts';
import { answer, type Answer } from '#domain/assessments/answer.ts';
import { assessmentResult, type AssessmentResult } from '#domain/assessments/assessment-result.ts';
import { rulesFor, type FillContext, type RuleContext } from '../kit/context/record-context.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { askToComplete } from './filling/ask-to-complete.ts';

interface Surroundings extends Pick<AssessmentResult, 'assessment' | 'resident' | 'status'> {
  /** The question is one of the form that is being filled in. */
  readonly is_asked: boolean;
  /** How many of the chosen answers belong to the question, and what they are worth together. */
  readonly offered: number;
  readonly score: number | null;
  readonly exclusive: number;
  readonly asked: QuestionBounds | null;
}

const surroundings = new NamedStatement(`select t.assessment, t.resident, t.status,
    exists (select 1 from question q where q.id = :question::uuid and q.assessment = t.assessment and not q.is_deleted) as is_asked,
    (select count(*)::int from choice c where c.id = any(:choices::uuid[]) and c.question = :question::uuid and not c.is_deleted) as offered,
    (select count(*)::int from choice c where c.id = any(:choices::uuid[]) and c.question = :question::uuid and c.is_exclusive) as exclusive,
    (select json_build_object('kind', q.kind, 'min', q.min, 'max', q.max) from question q where q.id = :question::uuid) as asked,
    (select sum(c.score)::float from choice c where c.id = any(:choices::uuid[]) and c.question = :question::uuid) as score
  from assessment_result t where t.id = :result::uuid and not t.is_deleted and ${scopeSql(assessmentResult)}`);

async function around({ db, actor, now, record }: FillContext<Answer>): Promise<Surroundings | null> {
  const [row] = await surroundings.run<Surroundings & { [column: string]: unknown }>(db, {
    viewer: viewerOf(actor, now),
    result: record.result ?? null,
    question: record.question ?? null,
    choices: chosen(record),
  });
  return row ?? null;
}

const chosen = ({ choices }: FillContext<Answer>['record']): readonly string[] => [...new Set(choices)];

/** An answer belongs to one assessment of one resident and to a question of its form, and is worth what was chosen. */
export const answerRules = rulesFor(answer, {
  async fill(asking) {
    const known = await around(asking);
    return known ? { resident: asking.record.resident ?? known.resident, score: known.score } : {};
  },
  async check(asking) {
    const { record, before } = asking;
    if (before && before.result !== record.result) return { result: 'An answer stays with its assessment.' };
    const known = await around(asking);
    if (known) await askToComplete(asking, answer, known.assessment);
    return known ? complaints(asking, known) : { result: 'Assessment must be chosen from the list.' };
  },
  async checkRemoval(asking) {
    const known = await around(asking);
    return known && known.status !== 'in_progress' ? { result: finished } : {};
  },
});

const finished =
  'This assessment is finished, and its answers stay as they are. A senior or a manager can set it aside with a reason, and it is done again.';

function complaints({ record }: RuleContext<Answer>, known: Surroundings) {
  if (known.resident !== record.resident) return { resident: 'The assessment is about another resident.' };
  if (known.status !== 'in_progress') return { result: finished };
  if (!known.is_asked) return { question: 'This question is not part of the assessment.' };
  if (known.offered < chosen(record).length) return { choices: 'Chosen must be among the answers to this question.' };
  return known.asked ? answerComplaints({ ...record, exclusive: known.exclusive }, known.asked) : {};
}
