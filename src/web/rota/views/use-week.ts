import type { CoverCell } from '#domain/rota/cover/day-cover.ts';
import { gridDays, gridRows, type GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { rota } from '#domain/rota/rota.ts';
import { useMemo, useState } from 'react';
import { useRights } from '../../kit/access/rights.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useCover } from '../grid/use-cover.ts';
import type { GridActs } from '../grid/grid-acts.ts';
import { copied, lengthened, moved, takenOff, type CellPlace } from '../planning/edits.ts';
import { useCarrying } from '../planning/use-carrying.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { useShiftMarks } from '../grid/use-shift-marks.ts';
import { useRotaGrid } from '../grid/use-rota-grid.ts';

/** What stands in front of the grid. */
type WeekDialog =
  | { kind: 'shift'; shift: GridShift }
  | { kind: 'place'; place: CellPlace }
  | { kind: 'cover'; cell: CoverCell }
  | { kind: 'publish' }
  | { kind: 'copy' };

/** Who may plan which day: managers any, seniors today's. */
function useMayPlan(today: Day): (day: Day) => boolean {
  const rights = useRights();
  return useMemo(() => {
    const isPlanner = may(rights, 'change', rota.name);
    const isForToday = may(rights, 'change:same_day', rota.name);
    return (day: Day) => isPlanner || (isForToday && day === today);
  }, [rights, today]);
}

/** The week as it is planned: what is in it, what may be done with it, and what a tap, a key or a drag does. */
export function useWeek(house: string, from: Day, length: number) {
  const { zone, today: todayOf } = useHouseClock();
  const today = todayOf();
  const mayPlan = useMayPlan(today);
  // Whoever sees their own shifts only cannot say how many there are.
  const seesAll = may(useRights(), 'view', rota.name);
  const asked = useRotaGrid(house, from, length);
  const planning = usePlanning(house, asked);
  const carrying = useCarrying();
  const [dialog, setDialog] = useState<WeekDialog | null>(null);
  const { body } = asked;
  const people = useMemo(() => body?.people ?? [], [body]);
  const words = useMemo(() => ({ zone, people }), [zone, people]);
  const days = useMemo(() => gridDays({ from, days: length }), [from, length]);
  const rows = useMemo(
    () => gridRows({ people, shifts: planning.shifts, from, days: length }).filter(({ person }) => seesAll || person),
    [people, planning.shifts, from, length, seesAll],
  );
  const isPlanner = days.some(mayPlan);
  const marks = useShiftMarks(house, from, length, isPlanner);
  const cover = useCover(seesAll ? body : null, planning.shifts, days);

  function put(shift: GridShift, place: CellPlace, how: 'copy' | 'move') {
    const isHere = place.staff === shift.staff && place.date === shift.date;
    if (how === 'copy') void planning.edit(copied(shift, place, words));
    else if (!isHere) void planning.edit(moved(shift, place, words));
  }
  const acts: GridActs = {
    open: (shift) => setDialog({ kind: 'shift', shift }),
    add: (place) => setDialog({ kind: 'place', place }),
    choose(place) {
      if (!mayPlan(place.date)) return;
      if (!carrying.carried) return setDialog({ kind: 'place', place });
      put(carrying.carried.shift, place, carrying.carried.how);
      carrying.putDown();
    },
    carry: carrying.carry,
    letGo: carrying.letGo,
    drop: (shift, place, how) => mayPlan(place.date) && put(shift, place, how),
    lengthen: (shift, minutes) => void planning.edit(lengthened(shift, minutes, words)),
    // What others have heard of is cancelled, not taken off: its sheet offers that.
    takeOff: (shift) =>
      shift.status === 'draft' ? void planning.edit(takenOff(shift, words)) : setDialog({ kind: 'shift', shift }),
    undo: planning.undo,
    redo: planning.redo,
  };
  return {
    asked,
    planning,
    carrying,
    dialog,
    setDialog,
    words,
    days,
    rows,
    cover,
    marks,
    acts,
    mayPlan,
    isPlanner,
    seesAll,
    today,
    zone,
  };
}

export type Week = ReturnType<typeof useWeek>;
