import { addDays, type Day } from '#domain/kit/time/time.ts';
import { patternOf } from '#domain/rota/copying/copied-weeks.ts';
import type { PatternShift, PatternWeeks } from '#domain/rota/copying/rota-template.ts';
import { planFields, type ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import type { Rota } from '#domain/rota/rota.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { columnsSql } from '../../kit/schema/columns.ts';

const source = `select ${columnsSql([...planFields, 'status'], 't')} from rota t
  where t.home = $1 and t.date >= $2::date and t.date < $3::date and not t.is_deleted order by t.start_at, t.id`;

/** The pattern of weeks that are on the rota of a house. */
export async function readPattern(
  db: Db,
  home: string,
  range: { readonly from: Day; readonly weeks: PatternWeeks },
  zone: string,
): Promise<readonly PatternShift[]> {
  const rows = await db.query<ShiftPlan & Pick<Rota, 'status'>>(source, [
    home,
    range.from,
    addDays(range.from, range.weeks * 7),
  ]);
  return patternOf(rows, range, zone);
}
