import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import type { Fields } from '../../kit/vocabulary/fields.ts';
import type { RoutineProgress, RoutineTask } from './routine-progress.ts';
import { signed } from '../../kit/traits/signed-rows.ts';
import { routineProgress } from './routine-progress.ts';

type Answer = NonNullable<RoutineTask> & { readonly at: string | null; readonly by: string | null };
type Sheet<N extends string> = { readonly [T in N]: Answer | null } & {
  readonly tasks_shown: readonly N[];
  readonly status: string;
};

/** How far a sheet has come, by the tasks it shows. */
const progressOf = <N extends string>(sheet: Sheet<N>): RoutineProgress =>
  routineProgress(Object.fromEntries(sheet.tasks_shown.map((name) => [name, sheet[name]])));

/** A sheet is complete when every task it shows has an answer; choosing not to is one. */
export function sheetComplaints<N extends string>(tasks: Fields, sheet: Sheet<N>) {
  const open = sheet.tasks_shown.filter((name) => sheet[name] === null);
  if (sheet.status !== 'complete' || open.length === 0) return {};
  return { status: `Still to answer: ${open.map((name) => tasks[name]?.label ?? name).join(', ')}.` };
}

/** Each answer carries the name of whoever gave it and, unless told, the time it was given. */
export function signedTasks<N extends string, S extends Sheet<N>>(
  names: readonly N[],
  sheet: S,
  { actor, before, now }: Circumstances<Pick<S, N>>,
): Pick<S, N> {
  const answers = names.map((name) => {
    const answer = sheet[name];
    return [name, answer && signed({ ...answer, at: answer.at ?? now }, before?.[name], actor)];
  });
  // One answer for each of the names.
  return Object.fromEntries(answers) as Pick<S, N>;
}

/** The figures a list and a trend show of a sheet. */
export function sheetFigures<N extends string>(sheet: Sheet<N>) {
  const { completion_pct, independence_pct, declined } = progressOf(sheet);
  return {
    completion_pct: completion_pct === null ? null : Math.round(completion_pct),
    independence_pct: independence_pct === null ? null : Math.round(independence_pct),
    declined_tasks: sheet.tasks_shown.filter((name) => declined.includes(name)),
  };
}
