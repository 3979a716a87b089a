import type { Incident } from '#domain/incidents/incident/incident.ts';

/** One step on an incident's way: where it went, by whose hand and when. */
interface StateStep extends Pick<Incident, 'status'> {
  readonly at: string;
  readonly by: string | null;
}

type Version = Pick<Incident, 'version' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'>;

/** The way of an incident through its states, the oldest first, from all of its versions in any order. */
export function stateTrail(versions: readonly Version[]): readonly StateStep[] {
  const inOrder = versions.toSorted((a, b) => a.version - b.version);
  return inOrder.flatMap((version, place) => {
    const isMove = place === 0 || inOrder[place - 1]?.status !== version.status;
    const at = place === 0 ? version.created_at : version.updated_at;
    const by = place === 0 ? version.created_by : version.updated_by;
    return isMove ? [{ status: version.status, at, by }] : [];
  });
}
