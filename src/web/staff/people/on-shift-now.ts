import { may, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { onShiftAt } from '#domain/rota/on-shift.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { get } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { presentMoment } from '../../kit/state/present-moment.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import type { FoundOption, Sought } from '../../kit/input/record-search.ts';
import { listOf, isRecords } from '../../kit/api/shapes.ts';

type Shift = StoredRecord & Pick<Rota, 'staff' | 'shift_type' | 'role_on_shift' | 'status' | 'start_at' | 'end_at'>;

const isShifts = listOf<Shift>('id', 'staff', 'status', 'start_at', 'end_at');

/**
 * Whoever was there is nearly always somebody who is here now. A night began yesterday, so that day is read too. Null
 * where it could not be read: that is not nobody.
 */
export async function onShiftNow(
  home: string,
  rights: Rights,
  asks?: Sought['asks'],
): Promise<readonly FoundOption[] | null> {
  if (!may(rights, 'view', rota.name)) return [];
  const wanted = asks && (await foundBy(home, asks));
  if (wanted === null) return null;
  const now = presentMoment();
  const today = localDay(now, 'UTC');
  const asked = new URLSearchParams({ home, date_from: addDays(today, -1), date_to: addDays(today, 1), limit: '200' });
  const answer = await get(`${pathOf(rota)}?${asked}`, { is: isShifts, quiet: true });
  if (!answer.ok) return null;
  const people = new Map(
    onShiftAt(answer.body, now).flatMap((shift) =>
      shift.staff ? [[shift.staff, namesIn(shift).get(shift.staff) ?? '']] : [],
    ),
  );
  return [...people]
    .filter(([id, name]) => name && (!wanted || wanted.has(id)))
    .map(([id, name]) => ({ id, name, photo: null, hint: '' }));
}

/** Whom the question of the picker finds in the house; null where it could not be read. */
async function foundBy(home: string, asks: NonNullable<Sought['asks']>): Promise<ReadonlySet<string> | null> {
  const asked = new URLSearchParams({ home, ...asks, limit: '200' });
  const answer = await get(`${pathOf(staff)}?${asked}`, { is: isRecords, quiet: true });
  return answer.ok ? new Set(answer.body.map(({ id }) => id)) : null;
}
