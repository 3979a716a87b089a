import { assessment } from '#domain/assessments/assessment.ts';
import { choice } from '#domain/assessments/choice.ts';
import { formRecords, shippedId, type FormRecords } from '#domain/assessments/library/form-records.ts';
import { shippedForms } from '#domain/assessments/library/shipped-forms.ts';
import { question } from '#domain/assessments/question.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { systemAuthor } from '../kit/context/audit-entry.ts';
import { insertRecords, updateColumns } from '../kit/records/write-record.ts';
import { childId } from '../kit/runtime/child-id.ts';
import type { Db } from '../kit/runtime/database.ts';

/** Older than any result, whenever a home begins to work with them. */
const shippedAt = '2026-01-01T00:00:00.000Z';

export const shippedRecords: readonly FormRecords[] = shippedForms.map((form) => formRecords(form, childId));

const recordsOf = (forms: readonly FormRecords[], { name }: Entity) => {
  if (name === 'assessment') return forms.map((form) => form.assessment);
  return name === 'question' ? forms.flatMap(({ questions }) => questions) : forms.flatMap(({ choices }) => choices);
};

/** The records of shipped forms as their table holds them at first. */
export const shippedRows = (entity: Entity, forms: readonly FormRecords[]): readonly AnyRecord[] =>
  recordsOf(forms, entity).map((record) => ({
    ...startValues(entity.fields, shippedAt, shippedAt.slice(0, 10)),
    ...record,
    version: 1,
    created_at: shippedAt,
    created_by: null,
    updated_at: shippedAt,
    updated_by: null,
    is_deleted: false,
    deleted_at: null,
    deleted_by: null,
    deletion_reason: null,
    warning_codes: [],
  }));

const earlierIds = shippedForms.flatMap((form) =>
  Array.from({ length: form.version - 1 }, (_, index) => shippedId(form, index + 1, childId)),
);

const knownSql = `select id, lower(code) as code from assessment
  where id = any($1::uuid[]) or (status = 'published' and not is_deleted and id <> all($2::uuid[]))`;

const inUseSql = `select id, version from assessment where id = any($1::uuid[]) and status = 'published'`;

/**
 * Makes each version of a shipped form once, and takes its earlier versions out of use. What a home has changed, retired
 * or struck out since stays as the home left it, and a form of its own under the same code stays in use.
 */
export async function prepareForms(db: Db, now: string): Promise<void> {
  const known = await db.query<{ id: string; code: string | null }>(knownSql, [
    shippedRecords.map(({ assessment: { id } }) => id),
    earlierIds,
  ]);
  const taken = new Set(known.flatMap(({ id, code }) => (code === null ? [id] : [id, code])));
  const added = shippedRecords.filter(
    ({ assessment: { id, code } }) => !taken.has(id) && !taken.has((code ?? '').toLowerCase()),
  );
  if (added.length === 0) return;
  const write = { context: { now: () => now, rules: {} }, db, author: systemAuthor };
  for (const entity of [assessment, question, choice]) {
    const rows = shippedRows(entity, added);
    await insertRecords({ ...write, entity, audit: { actions: rows.map(() => 'create') }, now: shippedAt }, rows);
  }
  const retiring = { ...write, entity: assessment, audit: { actions: ['update', 'form_retired'] } };
  for (const earlier of await db.query<{ id: string; version: number }>(inUseSql, [earlierIds]))
    await updateColumns(retiring, earlier, { status: 'retired' });
}
