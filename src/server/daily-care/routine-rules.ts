import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { afternoonColumns, morningColumns } from '#domain/daily-care/routines/routine-columns.ts';
import type { AreaRules } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { drinkRules } from './routine-drink.ts';
import { stepsSql, type SheetName } from './steps-sql.ts';

/** A new sheet asks for the person's own steps, and keeps them: what changes in the plan changes the next sheet. */
export const routineRules = (sheet: SheetName): AreaRules => ({
  ...drinkRules,
  columns:
    sheet === morningRoutine.name ? computedColumns({ of: morningColumns }) : computedColumns({ of: afternoonColumns }),
  async fill({ db, record, before }) {
    if (before) return {};
    const [known] = await db.query<{ steps: readonly string[] | null }>(
      `select ${stepsSql(sheet, '$1::uuid')} as steps`,
      [record['resident'] ?? null],
    );
    return known?.steps ? { tasks_shown: known.steps } : {};
  },
});
