import { isRecordValues } from '../vocabulary/record-values.ts';
import { isSame } from '../vocabulary/is-same.ts';

interface Signed {
  readonly by: string | null;
}

/** Each row is signed by whoever wrote it or changed it last; the rows that stay as they were keep their name. */
export function signedRows<R extends Signed>(rows: readonly R[], before: unknown, actor: string | null): readonly R[] {
  const earlier: readonly unknown[] = Array.isArray(before) ? before : [];
  return rows.map((row) => ({
    ...row,
    by: signature(
      row,
      earlier.find((old) => saysTheSame(row, old)),
      actor,
    ),
  }));
}

/** The same for a single answer, such as one task of a sheet. */
export function signed<A extends Signed>(answer: A, before: unknown, actor: string | null): A {
  return { ...answer, by: signature(answer, saysTheSame(answer, before) ? before : undefined, actor) };
}

function signature(row: Signed, earlier: unknown, actor: string | null): string | null {
  if (isRecordValues(earlier) && typeof earlier['by'] === 'string') return earlier['by'];
  return actor ?? row.by;
}

const saysTheSame = (row: object, old: unknown): boolean =>
  isRecordValues(old) && Object.entries(row).every(([name, value]) => name === 'by' || isSame(value, old[name]));
