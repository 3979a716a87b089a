import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { numbered, type SeenMark } from '#domain/incidents/body-map/body-on-day.ts';
import { useMemo } from 'react';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useRecords, type Filters, type Records } from '../../kit/data/use-records.ts';

/** A mark as the list tells it: all that the drawing and its list show. */
type Mark = Listed<typeof bodyMap> & SeenMark;
export type NumberedMark = Mark & { readonly number: number };

/** Every mark that matches: a body of which only the newest marks were drawn would tell a lie. */
export function useBodyMarks(
  filters: Filters<typeof bodyMap>,
): Pick<Records, 'state' | 'at' | 'reload'> & { marks: readonly NumberedMark[] } {
  const { records, state, at, reload } = useRecords(bodyMap, filters, { isWhole: true });
  const marks = useMemo(
    () => numbered(records.map((mark) => ({ ...mark, is_deleted: mark.is_deleted === true }))),
    [records],
  );
  return { marks, state, at, reload };
}
