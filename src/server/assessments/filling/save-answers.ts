import type { FastifyInstance } from 'fastify';
import { answer } from '#domain/assessments/answer.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import type { StoredAnswer, SavedAnswers } from '#domain/assessments/filling/assessment-sheet.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { create } from '../../kit/records/create-record.ts';
import { changeRecord } from '../../kit/records/change-record.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { childId } from '../../kit/runtime/child-id.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { invalid, Refusal } from '../../kit/runtime/refusals.ts';
import { readAnswers } from './read-answers.ts';

const contents = ['choices', 'value_number', 'value_text', 'value_date', 'comment'] as const;
type Content = Readonly<Record<(typeof contents)[number], unknown>>;

interface SentAnswer extends Content {
  readonly question: string;
  /** The version of the stored answer that its author saw; null where there was none. */
  readonly version: number | null;
}

/** More questions than any form has. */
const mostAnswers = 500;

/** The result is locked while its answers are looked at, so that of two people the second sees what the first has written. */
export const lockResult = (tx: Db, id: string): Promise<unknown> =>
  tx.query('select 1 from assessment_result where id = $1::uuid for update', [id]);

/** Many answers at once. Sent twice they are saved once; what somebody else answered otherwise meanwhile stays, and is named. */
export const declareSaveAnswers = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${assessmentResult.path}/:id/answers`,
    permission: 'add answer',
    async answer(request): Promise<SavedAnswers> {
      const actor = actorOf(request);
      requirePermission(actor, 'add', answer);
      const sent = readSent(inputOf(request));
      return context.transaction(async (tx) => {
        const { id } = await findInReach({ context, actor, entity: assessmentResult, within: tx }, idOf(request));
        await lockResult(tx, id);
        const stored = new Map((await readAnswers(tx, [id]))(id).map((one) => [one.question, one]));
        const conflicts: string[] = [];
        for (const one of sent) {
          const known = stored.get(one.question);
          if (isStored(one, known)) continue;
          if (known && known.version !== one.version) conflicts.push(one.question);
          else await saveAnswer({ context, actor, tx, result: id }, one, known);
        }
        return { answers: (await readAnswers(tx, [id]))(id), conflicts };
      });
    },
  });

function readSent(input: Input): readonly SentAnswer[] {
  const { answers } = input;
  if (!Array.isArray(answers) || answers.length > mostAnswers)
    throw invalid({ answers: `answers must be a list of at most ${mostAnswers}.` });
  return answers.map((given: unknown) => {
    if (!isRecordValues(given) || !isId(given['question']))
      throw invalid({ answers: 'Each of the answers must name its question.' });
    const version = typeof given['version'] === 'number' ? given['version'] : null;
    const { choices = [], value_number = null, value_text = null, value_date = null, comment = null } = given;
    return { question: given['question'], version, choices, value_number, value_text, value_date, comment };
  });
}

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isStored = (sent: SentAnswer, known: StoredAnswer | undefined): boolean =>
  known
    ? contents.every((name) => isSame(sent[name] === '' ? null : sent[name], known[name]))
    : contents.every((name) => isBlank(sent[name]));

interface ResultWrite {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly tx: Db;
  readonly result: string;
}

/** By the ordinary write path of an answer; what it refuses is said of the question. */
async function saveAnswer(
  { context, actor, tx, result }: ResultWrite,
  sent: SentAnswer,
  known: StoredAnswer | undefined,
) {
  const acting = { context, actor, entity: answer, within: tx };
  const { question, version: _version, ...content } = sent;
  try {
    if (known) await changeRecord(acting, known.id, { ...content, version: known.version });
    else await create(acting, { ...content, id: childId(result, question), result, question });
  } catch (error) {
    throw error instanceof Refusal && error.status === 400 ? ofQuestion(question, error) : error;
  }
}

function ofQuestion(question: string, { body }: Refusal): Refusal {
  const sentences = Object.values(body).flat();
  return 'result' in body || 'warnings' in body
    ? new Refusal(400, body)
    : new Refusal(400, { [question]: sentences.map(String) });
}
