import type { FastifyInstance } from 'fastify';
import { assessment, inUse } from '#domain/assessments/assessment.ts';
import type { FormContent } from '#domain/assessments/building/form-content.ts';
import { choice } from '#domain/assessments/choice.ts';
import type { FormChoice, FormQuestion } from '#domain/assessments/form.ts';
import { question } from '#domain/assessments/question.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { create } from '../../kit/records/create-record.ts';
import { strikeOutLinked } from '../../kit/records/linked-updates.ts';
import { changeRecord } from '../../kit/records/change-record.ts';
import { findVisible } from '../../kit/records/audited-read.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { invalid, notFound, Refusal } from '../../kit/runtime/refusals.ts';
import { readForms } from '../filling/read-forms.ts';

/** A form with its questions, as its builder reads and keeps it. */
export const declareFormContent = (app: FastifyInstance, context: RecordContext): void => {
  const path = `/api/${assessment.path}/:id/content`;
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'view assessment',
    async answer(request): Promise<FormContent> {
      const actor = actorOf(request);
      const { id } = await findVisible({ context, actor, entity: assessment }, idOf(request));
      return contentOf(context, context.db, actor, id);
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: 'change question',
    async answer(request): Promise<FormContent> {
      const actor = actorOf(request);
      for (const entity of [question, choice])
        for (const act of ['add', 'change', 'delete'] as const) requirePermission(actor, act, entity);
      const { questions, seen, formula } = readSent(inputOf(request));
      return context.transaction(async (tx) => {
        const { id } = await findInReach({ context, actor, entity: assessment, within: tx }, idOf(request));
        // Of two people who save the same form, the second is told what the first has changed.
        await tx.query('select 1 from assessment where id = $1::uuid for update', [id]);
        const before = await contentOf(context, tx, actor, id);
        if (before.form.status !== 'draft') throw invalid({ assessment: inUse });
        if (!isSame(before.seen, seen))
          throw new Refusal(409, {
            detail:
              'Somebody else has changed this form meanwhile. What you did is still here: look over it and keep it again.',
            current: before,
          });
        await saveContent({ context, actor, tx, form: id }, before.form.questions, questions, before.seen);
        if (before.form.scoring === 'custom' && formula && formula !== before.form.formula)
          await changeRecord({ context, actor, entity: assessment, within: tx }, id, {
            formula,
            version: before.form.version,
          });
        return contentOf(context, tx, actor, id);
      });
    },
  });
};

const versionsSql = `select id, version from question where assessment = $1::uuid and not is_deleted
  union all select c.id, c.version from choice c join question q on q.id = c.question where q.assessment = $1::uuid and not q.is_deleted and not c.is_deleted`;

async function contentOf(context: RecordContext, db: Db, actor: Actor, id: string): Promise<FormContent> {
  const record = await findInReach({ context, actor, entity: assessment, within: db }, id);
  const form = (await readForms(db, [id])).get(id);
  if (!form) throw notFound();
  const rows = await db.query<{ id: string; version: number }>(versionsSql, [id]);
  const { version, licence_note, licence_status, purpose } = record;
  return {
    form: { ...form, version, licence_note, licence_status, purpose },
    seen: Object.fromEntries(rows.map((row) => [row.id, row.version])),
  };
}

type SentQuestion = RecordValues & { readonly id: string; readonly choices: readonly SentChoice[] };
type SentChoice = RecordValues & { readonly id: string };

const hasId = (value: unknown): value is SentChoice => isRecordValues(value) && isId(value['id']);
const isQuestion = (value: unknown): value is SentQuestion =>
  hasId(value) && Array.isArray(value['choices']) && value['choices'].every(hasId);
const mostQuestions = 500;

interface SentContent {
  readonly questions: readonly SentQuestion[];
  readonly seen: RecordValues;
  /** The rule of the score, which names questions by their places. */
  readonly formula: string | null;
}

function readSent({ questions, seen, formula }: Input): SentContent {
  if (!Array.isArray(questions) || questions.length > mostQuestions || !questions.every(isQuestion))
    throw invalid({ questions: `questions must be a list of at most ${mostQuestions}, each with its id and choices.` });
  return { questions, seen: isRecordValues(seen) ? seen : {}, formula: typeof formula === 'string' ? formula : null };
}

interface FormWrite {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly tx: Db;
  readonly form: string;
}
type Seen = FormContent['seen'];

/** A question that follows from an answer is linked to it last, once every answer is there. */
async function saveContent(
  writing: FormWrite,
  before: readonly FormQuestion[],
  after: readonly SentQuestion[],
  seen: Seen,
): Promise<void> {
  const known = new Map<string, FormQuestion | FormChoice>(
    before.flatMap((one) => [[one.id, one] as const, ...one.choices.map((each) => [each.id, each] as const)]),
  );
  const versions = new Map(Object.entries(seen));
  const save = (entity: Entity, of: string, values: RecordValues & { readonly id: string }) =>
    savePart(writing, entity, { of, values, before: known.get(values.id), version: versions });
  for (const { choices: _choices, show_if, ...values } of after) {
    const follows = known.has(values.id) ? { show_if: showIfBefore(known.get(values.id), show_if) } : { show_if: null };
    await save(question, values.id, { ...values, ...follows, assessment: writing.form });
  }
  for (const { id, choices } of after) for (const each of choices) await save(choice, id, { ...each, question: id });
  for (const { id, show_if } of after) {
    const version = versions.get(id);
    if (show_if && !isSame(show_if, showIfBefore(known.get(id), show_if)))
      await changeOne(writing, question, id, { id, show_if, version });
  }
  const stays = new Set(after.flatMap(({ id, choices }) => [id, ...choices.map((each) => each.id)]));
  await removeOthers(writing, before, stays);
}

/** What it followed from until now, unless that is what it no longer does. */
const showIfBefore = (before: FormQuestion | FormChoice | undefined, now: unknown): unknown =>
  now && before && 'show_if' in before ? before.show_if : null;

interface PartToSave {
  /** The question that a refusal is said of. */
  readonly of: string;
  readonly values: RecordValues & { readonly id: string };
  readonly before: FormQuestion | FormChoice | undefined;
  readonly version: Map<string, number>;
}

async function savePart(
  writing: FormWrite,
  entity: Entity,
  { of, values, before, version }: PartToSave,
): Promise<void> {
  const { id, ...rest } = values;
  if (!before) {
    await asOf(of, () => create({ ...acting(writing, entity) }, { ...rest, id }));
    version.set(id, 1);
    return;
  }
  const stored: RecordValues = { ...before, assessment: writing.form, question: of };
  const changes = Object.fromEntries(Object.entries(rest).filter(([name, value]) => !isSame(value, stored[name])));
  if (Object.keys(changes).length === 0) return;
  await changeOne(writing, entity, of, { id, ...changes, version: version.get(id) });
  version.set(id, (version.get(id) ?? 0) + 1);
}

const acting = ({ context, actor, tx }: FormWrite, entity: Entity) => ({ context, actor, entity, within: tx });

const changeOne = (writing: FormWrite, entity: Entity, of: string, { id, ...input }: RecordValues & { id: string }) =>
  asOf(of, () => changeRecord(acting(writing, entity), id, input));

async function asOf<T>(questionId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400 || 'assessment' in error.body) throw error;
    throw new Refusal(400, { [questionId]: Object.values(error.body).flat().map(String) });
  }
}

async function removeOthers(
  { context, actor, tx }: FormWrite,
  before: readonly FormQuestion[],
  stays: ReadonlySet<string>,
): Promise<void> {
  const removing = { context, actor, tx, now: context.now() };
  const reason = 'Taken out of the form';
  for (const { id, choices } of before) {
    for (const each of choices) if (!stays.has(each.id)) await strikeOutLinked(removing, choice, each.id, reason);
    if (!stays.has(id)) await strikeOutLinked(removing, question, id, reason);
  }
}
