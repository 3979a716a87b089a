import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useRecords, type Records } from '../../kit/data/use-records.ts';

/** The marks on a person's body that belong to an incident: those that name it, and those it names, however long ago they were drawn. */
export function useIncidentMarks(
  resident: string,
  incident: string | null,
  named: unknown,
): Pick<Records, 'state' | 'at' | 'reload'> & { marks: readonly Listed<typeof bodyMap>[] } {
  const { records, state, at, reload } = useRecords(bodyMap, { resident }, { isWhole: true });
  const ids: readonly unknown[] = Array.isArray(named) ? named : [];
  return {
    marks: records.filter(
      (mark) =>
        mark.is_deleted !== true && (ids.includes(mark.id) || (incident !== null && mark.incident === incident)),
    ),
    state,
    at,
    reload,
  };
}
