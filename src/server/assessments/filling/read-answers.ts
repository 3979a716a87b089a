import type { StoredAnswer } from '#domain/assessments/filling/assessment-sheet.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

const text = `select a.result, json_build_object('id', a.id, 'version', a.version, 'question', a.question, 'choices', a.choices, 'value_number', a.value_number, 'value_text', a.value_text,
    'value_date', a.value_date, 'comment', a.comment, 'updated_at', a.updated_at, 'by', coalesce((select ${personNameSql('s')} from staff s where s.id = a.updated_by), 'Somebody')) as answer
  from answer a join question q on q.id = a.question where a.result = any($1::uuid[]) and not a.is_deleted order by q."order", a.id`;

/** The answers of assessments, by the assessment they belong to. */
export async function readAnswers(
  db: Db,
  results: readonly string[],
): Promise<(result: string) => readonly StoredAnswer[]> {
  const rows = await db.query<{ result: string; answer: StoredAnswer }>(text, [results]);
  const found = Map.groupBy(rows, ({ result }) => result);
  return (result) => found.get(result)?.map(({ answer }) => answer) ?? [];
}
