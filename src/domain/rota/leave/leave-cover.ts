import { addDays, localDay, type Day } from '../../kit/time/time.ts';
import { dayCover, type CoverCell, type CoveredHouse, type CoverShift } from '../cover/day-cover.ts';
import type { CoverPerson, ShiftSkill } from '../cover/shift-skills.ts';
import type { Rota } from '../rota.ts';
import type { LeaveRun } from './leave-request.ts';

/** One shift of a day as it would be without somebody: how many it needs, has, and would have. */
export interface LeaveCover {
  readonly shift: CoverCell['shift'];
  readonly needed: number;
  readonly least: number;
  readonly now: number;
  readonly after: number;
  /** What nobody on the shift could do any more. */
  readonly lacks: readonly ShiftSkill[];
}

/** What a day of leave costs: the shifts that become open, and the cover of the day without them. */
export interface LeaveDay {
  readonly date: Day;
  readonly opens: readonly Pick<Rota, 'id' | 'shift_type' | 'start_at' | 'end_at'>[];
  readonly cover: readonly LeaveCover[];
}

/** Leave from its first day to its last, with what each of its days costs. */
export interface LeaveCost {
  readonly run: LeaveRun;
  readonly days: readonly LeaveDay[];
}

interface Around {
  readonly shifts: readonly CoverShift[];
  readonly house: CoveredHouse;
  readonly people: ReadonlyMap<string, CoverPerson>;
}

/** The cover of a day with and without the shifts that leave opens. */
export function leaveCover(date: Day, opens: LeaveDay['opens'], { shifts, house, people }: Around): LeaveDay {
  const near = shifts.filter(({ start_at }) => {
    const day = localDay(start_at, house.time_zone);
    return day >= addDays(date, -1) && day <= addDays(date, 1);
  });
  const opened = new Set(opens.map(({ id }) => id));
  const without = dayCover(
    near.filter(({ id }) => !opened.has(id)),
    date,
    house,
    people,
  );
  return {
    date,
    opens,
    cover: dayCover(near, date, house, people).map((cell) => {
      const then = without.find(({ shift }) => shift === cell.shift);
      return {
        shift: cell.shift,
        needed: cell.need.people,
        least: cell.need.least,
        now: cell.planned,
        after: then?.planned ?? 0,
        lacks: (then?.lacks ?? []).filter((skill) => !cell.lacks.includes(skill)),
      };
    }),
  };
}
