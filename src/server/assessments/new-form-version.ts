import type { FastifyInstance } from 'fastify';
import { assessment, type Assessment } from '#domain/assessments/assessment.ts';
import { choice, type Choice } from '#domain/assessments/choice.ts';
import { question, type Question } from '#domain/assessments/question.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { nextVersionLabel } from '#domain/plans/review/version-label.ts';
import type { Db } from '../kit/runtime/database.ts';
import { createLinked, type LinkedUpdate } from '../kit/records/linked-updates.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { newId } from '../kit/runtime/new-id.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { idOf, inputOf } from '../kit/http/request-parts.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { answerFor } from '../kit/access/visible-record.ts';
import { requireSeen, versionOf } from '../kit/records/seen-version.ts';
import { findWithNames, findInReach } from '../kit/records/find-record.ts';

/** A form in use is not changed: its next version is a draft with copies of its questions and their answers, and old results stay with the old one. */
export const declareNewFormVersion = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${assessment.path}/:id/supersede`,
    permission: 'add assessment',
    async answer(request, reply) {
      const actor = actorOf(request);
      requirePermission(actor, 'add', assessment);
      const version = versionOf(inputOf(request));
      const body = await context.transaction(async (tx) => {
        const acting = { context, actor, entity: assessment, within: tx };
        const old = await findInReach(acting, idOf(request));
        await requireSeen(acting, old, version);
        if (old.status === 'draft') throw invalid({ status: 'This form is a draft still: change it as it is.' });
        const id = await copyForm({ context, tx, actor, now: context.now() }, old);
        return answerFor(assessment, actor, JSON.stringify(await findWithNames(acting, id)), context.now());
      });
      return json(reply, body, 201);
    },
  });

const contentOf = (entity: Entity, record: AnyRecord) =>
  Object.fromEntries(Object.keys(writable(entity)).map((name) => [name, record[name] ?? null]));

const questionsSql = `select row_to_json(q) as row from question q where q.assessment = $1::uuid and not q.is_deleted order by q."order", q.id`;
const choicesSql = `select row_to_json(c) as row from choice c where c.question = any($1::uuid[]) and not c.is_deleted order by c."order", c.id`;
const rowsOf = async <R>(tx: Db, text: string, value: unknown): Promise<readonly R[]> =>
  (await tx.query<{ row: R }>(text, [value])).map(({ row }) => row);

async function copyForm(following: LinkedUpdate, old: Assessment): Promise<string> {
  const { tx } = following;
  const questions = await rowsOf<Question>(tx, questionsSql, old.id);
  const choices = await rowsOf<Choice>(
    tx,
    choicesSql,
    questions.map(({ id }) => id),
  );
  const copies = new Map(
    [old.id, ...questions.map(({ id }) => id), ...choices.map(({ id }) => id)].map((id) => [id, newId()]),
  );
  const copyOf = (id: string): string => copies.get(id) ?? id;
  await createLinked(following, assessment, {
    ...contentOf(assessment, old),
    id: copyOf(old.id),
    version_label: nextVersionLabel(old.version_label),
  });
  for (const asked of questions) {
    const { show_if } = asked;
    const follows = show_if && { question: copyOf(show_if.question), choice: copyOf(show_if.choice) };
    await createLinked(following, question, {
      ...contentOf(question, asked),
      id: copyOf(asked.id),
      assessment: copyOf(old.id),
      show_if: follows,
    });
  }
  for (const offered of choices)
    await createLinked(following, choice, {
      ...contentOf(choice, offered),
      id: copyOf(offered.id),
      question: copyOf(offered.question),
    });
  return copyOf(old.id);
}
