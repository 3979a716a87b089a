import type { Circumstances } from '../vocabulary/entity.ts';
import { readOnly, ref } from '../vocabulary/fields.ts';

export const recordedBy = readOnly(ref('Recorded by', { to: 'staff' }));

/** Who adds a record is its author for good; later changes have authors of their own. */
export const authorship = ({ actor, before }: Circumstances): { readonly recorded_by?: string | null } =>
  before ? {} : { recorded_by: actor };

/** Who wrote the record down: known from the moment it is written, before anything is stored. */
export const authorOf = (
  record: { readonly created_by: string | null },
  { actor, before }: Circumstances,
): string | null => (before ? record.created_by : actor);
