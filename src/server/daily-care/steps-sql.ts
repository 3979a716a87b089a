import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';

/** Where a person's monitoring keeps the steps of each sheet. */
const settingNames = { [morningRoutine.name]: 'morning_steps', [afternoonRoutine.name]: 'afternoon_steps' } as const;
export type SheetName = keyof typeof settingNames;

/** The steps of someone's routine: as their monitoring says, or else as on their newest sheet. Nothing known is null. */
export const stepsSql = (sheet: SheetName, resident: string): string =>
  `coalesce((select nullif(k.${settingNames[sheet]}, '{}') from care_tracking k where k.resident = ${resident} and not k.is_deleted limit 1),
    (select s.tasks_shown from ${sheet} s where s.resident = ${resident} and not s.is_deleted order by s.routine_date desc limit 1))`;
