import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { get, type ApiAnswer, type CallOptions } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { listPath } from '../../kit/data/use-records.ts';
import { shapeOf, isRecords } from '../../kit/api/shapes.ts';

export interface WantedSheet {
  resident: string;
  /** The field that says which day or night a sheet is for, and the one that is wanted. */
  dayField: string;
  day: string;
}

/** The whole sheet that the shift fills in together, as it stands at this moment; null while nobody has begun it. */
export async function todaysSheet<E extends Entity>(
  entity: E,
  { resident, dayField, day }: WantedSheet,
  options: CallOptions = { isOpening: true },
): Promise<ApiAnswer<Stored<E> | null>> {
  const rows = await get(listPath<Entity>(entity, { resident, date_from: day, limit: '50' }), {
    ...options,
    is: isRecords,
  });
  if (!rows.ok) return rows;
  const own = rows.body.find((row) => row[entity.marker] !== true && row[dayField] === day);
  return own
    ? get(`${pathOf(entity)}${own.id}/`, { ...options, is: shapeOf(entity) })
    : { ok: true, status: 200, body: null, next: null };
}
