import { textOrNull, type StoredRecord } from '../../kit/state/stored-record.ts';

/** One step on an incident's way: where it went, by whose hand and when. */
export interface StateStep {
  readonly status: string;
  readonly at: string;
  readonly by: string | null;
}

const versionOf = (record: StoredRecord) => Number(record['version']);

/** The way of an incident through its states, the oldest first, from all of its versions in any order. */
export function stateTrail(versions: readonly StoredRecord[]): readonly StateStep[] {
  const inOrder = versions.toSorted((a, b) => versionOf(a) - versionOf(b));
  return inOrder.flatMap((version, place) => {
    const isMove = place === 0 || inOrder[place - 1]?.['status'] !== version['status'];
    const at = textOrNull(place === 0 ? version['created_at'] : version['updated_at']);
    const by = textOrNull(place === 0 ? version['created_by'] : version['updated_by']);
    return isMove && at ? [{ status: String(version['status']), at, by }] : [];
  });
}
