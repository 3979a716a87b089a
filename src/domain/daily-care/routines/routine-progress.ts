/** What a sheet holds of one task; null until someone has answered it. */
export type RoutineTask = {
  result: 'completed' | 'partly' | 'declined' | 'not_needed' | 'not_done';
  support_level: 'independent' | 'prompted' | 'supervised' | 'assisted_one' | 'assisted_two' | 'full_support' | null;
} | null;

export interface RoutineProgress {
  answered: number;
  shown: number;
  completion_pct: number | null;
  is_complete: boolean;
  declined: string[];
  /** Of the tasks done, the per cent done alone or with a prompt. */
  independence_pct: number | null;
}

/** How far a routine sheet has come. Only the tasks the plan shows count; a declined one is answered, not a gap. */
export function routineProgress(tasks: { [task: string]: RoutineTask }): RoutineProgress {
  const shown = Object.entries(tasks);
  const answers = shown.flatMap(([name, task]) => (task === null ? [] : [{ name, ...task }]));
  const done = answers.filter(
    ({ result, support_level }) => (result === 'completed' || result === 'partly') && support_level !== null,
  );
  const alone = done.filter(({ support_level }) => support_level === 'independent' || support_level === 'prompted');
  return {
    answered: answers.length,
    shown: shown.length,
    completion_pct: share(answers.length, shown.length),
    is_complete: shown.length > 0 && answers.length === shown.length,
    declined: answers.filter(({ result }) => result === 'declined').map(({ name }) => name),
    independence_pct: share(alone.length, done.length),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
