import type { FastifyInstance } from 'fastify';
import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { answersOf, type StoredAnswer } from '#domain/assessments/filling/assessment-sheet.ts';
import { askedQuestions } from '#domain/assessments/filling/asked-questions.ts';
import { missingAnswers } from '#domain/assessments/filling/missing-answers.ts';
import { nextDue, scoreResult } from '#domain/assessments/filling/score-result.ts';
import type { Form } from '#domain/assessments/form.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { declareAction, type RecordActionContext } from '../../kit/http/record-action.ts';
import { strikeOutLinked } from '../../kit/records/linked-updates.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { readAnswers } from './read-answers.ts';
import { readForms } from './read-forms.ts';
import { lockResult } from './save-answers.ts';

type Completing = RecordActionContext<typeof assessmentResult>;

/** An assessment is finished by whoever made it: the server works out the score from the answers it holds, and names the questions that are open. */
export const declareCompleteResult = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: assessmentResult,
    action: 'complete',
    auditedAs: 'assessment_completed',
    to: () => 'complete',
    async sets(asking) {
      const { before, tx } = asking;
      if (before.status !== 'in_progress') return {};
      await lockResult(tx, before.id);
      const { form, answers } = await filledIn(asking);
      const given = answersOf(answers);
      const open = missingAnswers(form, given);
      if (Object.keys(open).length > 0) throw invalid(open);
      const { total, band } = scoreResult(form, given);
      const { zone } = await context.homes.factsOf(tx, before.home);
      return {
        total,
        band: band?.label ?? null,
        next_due: nextDue(form, band, localDay(assessedAt(asking), zone)),
      };
    },
    async after(asking) {
      const { form, answers } = await filledIn(asking);
      const asked = new Set(askedQuestions(form, answersOf(answers)).map(({ id }) => id));
      for (const { id, question } of answers)
        if (!asked.has(question)) await strikeOutLinked(asking, answer, id, 'Not asked after another answer');
    },
  });

/** The moment may be put right in the same call. */
const assessedAt = ({ before, input }: Completing): string =>
  typeof input['assessed_at'] === 'string' && !Number.isNaN(Date.parse(input['assessed_at']))
    ? input['assessed_at']
    : before.assessed_at;

async function filledIn({
  tx,
  before,
}: Completing): Promise<{ readonly form: Form; readonly answers: readonly StoredAnswer[] }> {
  const form = (await readForms(tx, [before.assessment])).get(before.assessment);
  if (!form) throw notFound();
  return { form, answers: (await readAnswers(tx, [before.id]))(before.id) };
}
