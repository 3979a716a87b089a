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

/** What somebody has done about it themselves: nobody is asked to read what they wrote or approved. */
export function ownPart({ created_by, approved_by }: Shown, person: string | null): 'wrote' | 'approved' | null {
  if (person === null) return null;
  if (created_by === person) return 'wrote';
  return approved_by === person ? 'approved' : null;
}

/** Whether this person still has to read it. */
export const isUnreadBy = (shown: Shown, person: string | null): boolean =>
  readSince(shown, person) === null && ownPart(shown, person) === null;
