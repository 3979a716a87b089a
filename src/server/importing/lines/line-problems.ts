import type { ImportColumn } from '#domain/importing/import-columns.ts';
import type { LineDoubt, LineProblem } from '#domain/importing/import-answer.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Refusal } from '../../kit/runtime/refusals.ts';

/** What a refusal of the write path says about the cells of a line. */
export interface RefusedLine {
  readonly problems: readonly LineProblem[];
  readonly doubts: readonly LineDoubt[];
}

type KeyOf = (field: string) => string | null;

const sentencesIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

const doubtLines = (warnings: RecordValues, keyOf: KeyOf): readonly LineDoubt[] =>
  Object.entries(warnings).flatMap(([field, said]) =>
    sentencesIn(said).map((one) => {
      const at = one.indexOf(': ');
      return { column: keyOf(field), code: one.slice(0, at), sentence: one.slice(at + 2) };
    }),
  );

/** Null where it is no refusal of the line itself: a lost right or a lost database ends the whole file. */
export function refusedLine(
  error: unknown,
  columns: readonly ImportColumn[],
  part: ImportColumn['part'],
): RefusedLine | null {
  if (!(error instanceof Refusal)) return null;
  const keyOf: KeyOf = (field) => columns.find((one) => one.part === part && one.name === field)?.key ?? null;
  const { detail, code, warnings, ...fields } = error.body;
  if (code !== undefined) return null;
  if (isRecordValues(warnings)) return { problems: [], doubts: doubtLines(warnings, keyOf) };
  const said = typeof detail === 'string' ? { detail } : fields;
  return {
    problems: Object.entries(said).flatMap(([field, value]) =>
      sentencesIn(value).map((sentence) => ({ column: keyOf(field), sentence })),
    ),
    doubts: [],
  };
}
