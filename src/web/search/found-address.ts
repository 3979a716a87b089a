import type { Found } from '#domain/search/found.ts';
import type { Where } from '../kit/house/where.tsx';
import { recordAddress } from '../records/record-address.ts';

/** Where a found record is opened: on its own page, on the resident's, or in its list. */
export function foundAddress({ kind, id, resident }: Pick<Found, 'kind' | 'id' | 'resident'>, where: Where): string {
  const detail = where.detail(kind);
  if (detail) return `${detail}?id=${id}`;
  if (resident) return recordAddress(resident.id, { entity: kind, id });
  return where.record(kind, id, null) ?? '';
}
