import { addDays, compareMoments, daysBetween, momentAt, type Day } from '../../kit/time/time.ts';
import { overlap } from '../rest.ts';
import type { Rota } from '../rota.ts';
import { isWork } from '../working-hours.ts';
import type { ShiftPlan } from '../grid/shift-edit.ts';

/** Longer than that is planned with the manager: our own choice. */
export const mostLeaveDays = 42;

type LeaveShift = Pick<Rota, 'shift_type' | 'status' | 'staff' | 'created_by'>;

/** Leave that its person has asked for and nobody has decided about. */
export const isLeaveRequest = ({ shift_type, status, staff, created_by }: LeaveShift): boolean =>
  shift_type === 'annual_leave' && status === 'draft' && staff !== null && created_by === staff;

/** What is wrong with the days somebody asks for, by field; nothing where they are right. */
export function leaveComplaint(from: Day, to: Day, today: Day): Readonly<Record<string, string>> {
  if (from < today) return { from: 'Leave is asked for from today on.' };
  if (to < from) return { to: 'It must end after it starts.' };
  return daysBetween(from, to) >= mostLeaveDays ? { to: `At most ${mostLeaveDays} days at a time.` } : {};
}

/** A row of the rota for each day, from midnight to midnight on the clock of the house. */
export const leaveDays = (staff: string, from: Day, to: Day, zone: string): readonly ShiftPlan[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).map((date) => ({
    date,
    shift_type: 'annual_leave',
    start_at: momentAt(date, '00:00', zone),
    end_at: momentAt(addDays(date, 1), '00:00', zone),
    break_minutes: 0,
    staff,
    role_on_shift: 'support',
    one_to_one_resident: null,
    cover_for: null,
    override_reason: null,
    notes: null,
  }));

type PlacedShift = Pick<Rota, 'staff' | 'shift_type' | 'status' | 'start_at' | 'end_at'>;
const ended: readonly string[] = ['worked', 'absent', 'cancelled', 'declined'];

/** The shifts that become open once leave is approved. */
export const shiftsInLeave = <S extends PlacedShift>(leave: PlacedShift, shifts: readonly S[]): readonly S[] =>
  shifts
    .filter(
      (shift) => shift.staff === leave.staff && isWork(shift) && !ended.includes(shift.status) && overlap(shift, leave),
    )
    .toSorted((a, b) => compareMoments(a.start_at, b.start_at));

/** One day of somebody's leave, whatever became of it. */
export type LeaveRow = Pick<Rota, 'id' | 'version' | 'date' | 'status' | 'staff' | 'created_by' | 'notes'>;

type LeaveState = 'asked' | 'approved' | 'refused';
export const leaveStateWords: { readonly [S in LeaveState]: string } = {
  asked: 'Asked for',
  approved: 'Approved',
  refused: 'Not possible',
};

/** What is written with leave that its person took back. */
export const takenBack = 'Taken back';

/** Leave that was taken back is none; what was planned by others and not published is not its person's yet. */
function leaveState(row: LeaveRow): LeaveState | null {
  if (row.status === 'cancelled') return row.notes === takenBack ? null : 'refused';
  if (row.status === 'draft') return row.created_by === row.staff ? 'asked' : null;
  return 'approved';
}

/** Days one after the other that somebody asked for and that stand alike. */
export interface LeaveRun {
  readonly staff: string;
  readonly state: LeaveState;
  readonly reason: string | null;
  readonly days: readonly LeaveRow[];
}

/** The same with whose it is. */
export type NamedLeave = LeaveRun & { readonly name: string };

/** Leave as people speak of it: from the first day to the last, not day by day. */
export function leaveRuns(rows: readonly LeaveRow[]): readonly LeaveRun[] {
  const runs: LeaveRun[] = [];
  const ordered = rows.toSorted(
    (a, b) => String(a.staff).localeCompare(String(b.staff)) || a.date.localeCompare(b.date),
  );
  for (const row of ordered) {
    const state = leaveState(row);
    if (row.staff === null || state === null) continue;
    const last = runs.at(-1);
    const goesOn =
      last?.staff === row.staff &&
      last.state === state &&
      last.reason === row.notes &&
      addDays(last.days.at(-1)?.date ?? row.date, 1) === row.date;
    if (last && goesOn) runs[runs.length - 1] = { ...last, days: [...last.days, row] };
    else runs.push({ staff: row.staff, state, reason: row.notes, days: [row] });
  }
  return runs.toSorted((a, b) => String(a.days[0]?.date).localeCompare(String(b.days[0]?.date)));
}
