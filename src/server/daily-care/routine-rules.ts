import { afternoonRoutine, type AfternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine, type MorningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { afternoonColumns, morningColumns } from '#domain/daily-care/routines/routine-columns.ts';
import { rulesFor, type FillContext } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { drinkRules, type Sheet } from './routine-drink.ts';
import { stepsSql, type SheetName } from './steps-sql.ts';

/** A new sheet asks for the person's own steps, and keeps them: what changes in the plan changes the next sheet. */
async function ownSteps<S extends Sheet>(
  sheet: SheetName,
  { db, record, before }: FillContext<Sheet>,
): Promise<{ readonly tasks_shown?: S['tasks_shown'] }> {
  if (before) return {};
  const [known] = await db.query<{ steps: S['tasks_shown'] | null }>(`select ${stepsSql(sheet, '$1::uuid')} as steps`, [
    record.resident ?? null,
  ]);
  return known?.steps ? { tasks_shown: known.steps } : {};
}

export const morningRules = rulesFor(morningRoutine, {
  ...drinkRules,
  columns: computedColumns({ of: morningColumns }),
  fill: (asking) => ownSteps<MorningRoutine>(morningRoutine.name, asking),
});

export const afternoonRules = rulesFor(afternoonRoutine, {
  ...drinkRules,
  columns: computedColumns({ of: afternoonColumns }),
  fill: (asking) => ownSteps<AfternoonRoutine>(afternoonRoutine.name, asking),
});
