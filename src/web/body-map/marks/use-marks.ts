import { bodyMap, type BodyMap } from '#domain/incidents/body-map/body-map.ts';
import { numbered, type SeenMark } from '#domain/incidents/body-map/body-on-day.ts';
import { useMemo } from 'react';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { useRecords, type Filters, type Records } from '../../kit/data/use-records.ts';

/** What a row of the list carries of a mark: all that the drawing and its list show. */
type Listed = Pick<
  BodyMap,
  | 'resident'
  | 'occurred_at'
  | 'chart'
  | 'occasion'
  | 'view'
  | 'x'
  | 'y'
  | 'region'
  | 'mark_type'
  | 'pressure_category'
  | 'length_mm'
  | 'width_mm'
  | 'colour'
  | 'cause'
  | 'incident'
  | 'reviews'
  | 'next_review_on'
  | 'status'
  | 'updated_at'
  | 'is_deleted'
  | 'deletion_reason'
  | 'recorded_by'
>;
export type Mark = StoredRecord & Listed & SeenMark;
export type NumberedMark = Mark & { readonly number: number };

/** Every mark that matches: a body of which only the newest marks were drawn would tell a lie. */
export function useMarks(
  filters: Filters,
): Pick<Records, 'state' | 'at' | 'reload'> & { marks: readonly NumberedMark[] } {
  const { records, state, at, reload } = useRecords(bodyMap, filters, { isWhole: true });
  const marks = useMemo(() => numbered(records as Mark[]), [records]);
  return { marks, state, at, reload };
}
