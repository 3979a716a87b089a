import type { Entity } from '#domain/kit/entity.ts';
import { get, type Answer } from '../kit/api.ts';
import { pathOf } from '../kit/entities.ts';
import type { Kept } from '../kit/kept.ts';
import { listPath } from '../kit/use-records.ts';

interface Wanted {
  resident: string;
  /** The field that says which day or night a sheet is for, and the one that is wanted. */
  dayField: string;
  day: string;
  /** How far back to look for an earlier sheet. */
  since: string;
}

export interface Sheets {
  /** The whole sheet of the day; null while nobody has begun it. */
  today: Kept | null;
  /** A row of the newest sheet, of this day or an earlier one. */
  newest: Kept | null;
}

/** The sheet that the shift fills in together, as it stands at this moment. */
export async function todaysSheet(entity: Entity, { resident, dayField, day, since }: Wanted): Promise<Answer<Sheets>> {
  const rows = await get<Kept[]>(listPath(entity, { resident, date_from: since, limit: '50' }), { quiet: true });
  if (!rows.ok) return rows;
  const standing = rows.body.filter((row) => row[entity.marker] !== true);
  const own = standing.find((row) => row[dayField] === day);
  const newest = standing[0] ?? null;
  if (!own) return { ok: true, status: 200, body: { today: null, newest }, next: null };
  const whole = await get<Kept>(`${pathOf(entity)}${own.id}/`, { quiet: true });
  return whole.ok ? { ...whole, body: { today: whole.body, newest } } : whole;
}
