import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import { compareMoments } from '../../kit/time/time.ts';

type Shown = RecordValues;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** When this person read a plan or a risk assessment as it stands: what was read before it was last approved does not count. */
export function readSince({ acknowledged_by, approved_at }: Shown, person: string | null): string | null {
  const rows: readonly Shown[] = Array.isArray(acknowledged_by) ? acknowledged_by : [];
  const at = text(rows.find(({ staff }) => staff === person)?.['at']);
  const approved = text(approved_at);
  return at !== null && (approved === null || compareMoments(at, approved) >= 0) ? at : null;
}
