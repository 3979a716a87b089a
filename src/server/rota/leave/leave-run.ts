import { addDays } from '#domain/kit/time/time.ts';
import { leaveRuns, mostLeaveDays, type LeaveRow, type LeaveRun } from '#domain/rota/leave/leave-request.ts';
import type { Rota } from '#domain/rota/rota.ts';
import type { Db } from '../../kit/runtime/database.ts';

const near = `select id, version, date::text as date, status, staff, created_by, notes from rota
  where home = $1 and staff = $2 and shift_type = 'annual_leave' and not is_deleted and date between $3::date and $4::date order by date`;

/** The days one after the other that a day of leave belongs to. */
export async function runOf(db: Db, { home, staff, date, id }: Rota): Promise<LeaveRun | null> {
  const rows = await db.query<LeaveRow>(near, [
    home,
    staff,
    addDays(date, -mostLeaveDays),
    addDays(date, mostLeaveDays),
  ]);
  return leaveRuns(rows).find(({ days }) => days.some((day) => day.id === id)) ?? null;
}
