import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { isLateEntry } from '../../kit/time/record-age.ts';
import { signedRows } from '../../kit/traits/signed-rows.ts';
import type { Moment } from '../../kit/time/time.ts';

interface Written {
  readonly checked_at: Moment;
  readonly recorded_at: Moment | null;
  readonly by: string | null;
}

/** Each check says when it was written down and by whom, however often the sheet is saved again. */
export function writtenChecks<C extends Written>(
  checks: readonly C[],
  { before, actor, now }: Pick<Circumstances<{ readonly checks: readonly C[] }>, 'before' | 'actor' | 'now'>,
): readonly C[] {
  const earlier = before?.checks ?? [];
  const timed = checks.map((check) => {
    const same = earlier.find((old) => old.checked_at === check.checked_at);
    return { ...check, recorded_at: same ? (same.recorded_at ?? null) : now };
  });
  return signedRows(timed, earlier, actor);
}

/** Written down so long after the check that it may be memory rather than sight. */
export const isWrittenLate = ({ checked_at, recorded_at }: Omit<Written, 'by'>, late_entry_minutes: number): boolean =>
  recorded_at !== null && isLateEntry({ occurred_at: checked_at, recorded_at }, late_entry_minutes);
