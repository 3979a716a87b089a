import { may } from '#domain/kit/vocabulary/permissions.ts';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { onShiftAt } from '#domain/rota/on-shift.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { get, type ApiAnswer, type CallOptions } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { presentMoment } from '../../kit/state/present-moment.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import type { FirstAsked } from '../../kit/input/picked-first.ts';
import type { FoundOption, Sought } from '../../kit/input/record-search.ts';
import { listOf, isRecords } from '../../kit/api/shapes.ts';

type Shift = StoredRecord & Pick<Rota, 'staff' | 'shift_type' | 'role_on_shift' | 'status' | 'start_at' | 'end_at'>;

const isShifts = listOf<Shift>('id', 'staff', 'status', 'start_at', 'end_at');

const answered = <T>(body: T): ApiAnswer<T> => ({ ok: true, status: 200, body, next: null });

/**
 * Whoever was there is nearly always somebody who is here now. A night began yesterday, so that day is read too. Where it
 * could not be read it is refused: that is not nobody.
 */
export async function onShiftNow(
  { home, rights, asks }: FirstAsked,
  options: CallOptions,
): Promise<ApiAnswer<readonly FoundOption[]>> {
  if (!may(rights, 'view', rota.name)) return answered([]);
  const wanted = asks && (await foundBy(home, asks, options));
  if (wanted && !wanted.ok) return wanted;
  const now = presentMoment();
  const today = localDay(now, 'UTC');
  const asked = new URLSearchParams({ home, date_from: addDays(today, -1), date_to: addDays(today, 1), limit: '200' });
  const shifts = await get(`${pathOf(rota)}?${asked}`, { ...options, is: isShifts });
  if (!shifts.ok) return shifts;
  const people = new Map(
    onShiftAt(shifts.body, now).flatMap((shift) =>
      shift.staff ? [[shift.staff, namesIn(shift).get(shift.staff) ?? '']] : [],
    ),
  );
  const found = [...people].filter(([id, name]) => name && (!wanted || wanted.body.some((one) => one.id === id)));
  return answered(found.map(([id, name]) => ({ id, name, photo: null, hint: '' })));
}

/** Whom the question of the picker finds in the house. */
function foundBy(home: string, asks: NonNullable<Sought['asks']>, options: CallOptions) {
  const asked = new URLSearchParams({ home, ...asks, limit: '200' });
  return get(`${pathOf(staff)}?${asked}`, { ...options, is: isRecords });
}
