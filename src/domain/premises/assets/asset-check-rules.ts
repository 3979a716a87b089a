import { isAhead } from '../../kit/time/ahead.ts';
import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import type { AssetCheckKind } from './check-kinds.ts';
import type { CheckResult } from './check-results.ts';
import { readingWords, resultOfReading } from './readings.ts';

interface Check {
  readonly kind: AssetCheckKind;
  readonly done_at: string;
  readonly reading_c: number | null;
  readonly result: CheckResult;
}

/** Nobody calls a fridge in order that is too warm. */
function readingComplaint({ kind, reading_c, result }: Check) {
  const measured = resultOfReading(kind, reading_c);
  if (measured === null || measured === 'pass' || result === 'fail' || result === measured) return {};
  return { result: `${reading_c} °C is not in order; it should be ${readingWords(kind)}.` };
}

export const checkComplaints = (check: Check, { now }: Circumstances) => ({
  ...(isAhead(check.done_at, now) ? { done_at: 'A check cannot lie in the future.' } : {}),
  ...readingComplaint(check),
});

/** A temperature says by itself what came of the check. */
export function suggestedResult({ kind, reading_c }: { readonly [N in keyof Check]?: Check[N] | null }) {
  const result = kind && typeof reading_c === 'number' ? resultOfReading(kind, reading_c) : null;
  return result === null ? {} : { result };
}
