import type { Form } from '#domain/assessments/form.ts';
import type { Db } from '../../kit/runtime/database.ts';

const choices = `coalesce((select json_agg(json_build_object('id', c.id, 'order', c."order", 'label', c.label, 'score', c.score, 'is_exclusive', c.is_exclusive, 'flag', c.flag) order by c."order", c.id)
    from choice c where c.question = q.id and not c.is_deleted), '[]')`;
const questions = `coalesce((select json_agg(json_build_object('id', q.id, 'order', q."order", 'section', q.section, 'text', q.text, 'help', q.help, 'kind', q.kind, 'unit', q.unit, 'min', q.min, 'max', q.max,
      'weight', q.weight, 'formula', q.formula, 'is_required', coalesce(q.is_required, false), 'show_if', q.show_if, 'trigger', coalesce(q.trigger, '[]'), 'choices', ${choices}) order by q."order", q.id)
    from question q where q.assessment = f.id and not q.is_deleted), '[]')`;
const text = `select f.id, f.title, f.code, f.category, f.version_label, f.scoring, f.formula, f.min_score::float, f.max_score::float, f.bands, f.default_review_days, f.is_self_report, f.is_countersigned,
    f.acknowledgement, f.status, ${questions} as questions
  from assessment f where f.id = any($1::uuid[]) and not f.is_deleted`;

/** Forms with their questions and possible answers, in one statement. */
export async function readForms(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Form>> {
  const rows = await db.query<Form & { [column: string]: unknown }>(text, [[...new Set(ids)]]);
  return new Map(rows.map((form) => [form.id, form]));
}
