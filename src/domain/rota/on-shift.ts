import { compareMoments, type Moment } from '../kit/time/time.ts';
import { isOnDuty } from './active-shift.ts';
import type { Rota } from './rota.ts';

type Shift = Pick<Rota, 'staff' | 'shift_type' | 'status' | 'start_at' | 'end_at'> &
  Partial<Pick<Rota, 'role_on_shift'>>;

const leads = ({ role_on_shift }: Shift): number => (role_on_shift === 'shift_lead' ? 0 : 1);

/** The shifts that run at a moment, the lead's first. An open shift has nobody, and so nobody is there. */
export const onShiftAt = <S extends Shift>(shifts: readonly S[], now: Moment): readonly S[] =>
  shifts
    .filter(
      (shift) =>
        isOnDuty(shift) &&
        shift.staff !== null &&
        compareMoments(shift.start_at, now) <= 0 &&
        compareMoments(now, shift.end_at) < 0,
    )
    .toSorted((a, b) => leads(a) - leads(b) || compareMoments(a.start_at, b.start_at));

/** What somebody is in a house at a moment. */
interface PartOnShift {
  /** At work in the house, and not beside somebody who does the work. */
  readonly isAtWork: boolean;
  readonly leads: boolean;
  /** Nobody whom the rota shows is at work, or leads. */
  readonly isEmpty: boolean;
  readonly isLeaderless: boolean;
}

/** Whoever the rota names leads; where it names nobody, whoever at work may lead. Who is on call is not in the house. */
export function partOnShift(
  me: { readonly id: string | null; readonly may_lead: boolean },
  shifts: readonly Shift[],
  now: Moment,
): PartOnShift {
  const here = onShiftAt(shifts, now).filter(({ shift_type }) => shift_type !== 'on_call');
  const own = here.filter(({ staff, role_on_shift }) => staff === me.id && role_on_shift !== 'shadow');
  const isLeaderless = here.every((shift) => leads(shift) !== 0);
  return {
    isAtWork: own.length > 0,
    leads: own.some((shift) => leads(shift) === 0) || (isLeaderless && own.length > 0 && me.may_lead),
    isEmpty: here.length === 0,
    isLeaderless,
  };
}

/** When a person's last shift ended: what happened since they have not seen yet. Null where the rota knows of none. */
export const lastShiftEnd = (own: readonly Shift[], now: Moment): Moment | null =>
  own
    .filter((shift) => isOnDuty(shift) && compareMoments(shift.end_at, now) <= 0)
    .map((shift) => shift.end_at)
    .toSorted(compareMoments)
    .at(-1) ?? null;
