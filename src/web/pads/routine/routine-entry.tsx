import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { routineSteps } from '#domain/daily-care/routines/routine-steps.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useMemo, type ComponentProps } from 'react';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { ClosedSheet } from '../pad/closed-sheet.tsx';
import { EntryPad } from '../pad/entry-pad.tsx';
import { routineKind } from './routine-pad.tsx';
import { useTodaysSheet } from './use-todays-sheet.ts';

type RoutineEntryProps = Omit<ComponentProps<typeof EntryPad>, 'kind' | 'record' | 'now' | 'onBegun'> & {
  entity: Entity;
};

const namesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
/** Until anything is known of a person's routine, every step there is. */
const allTasks = (entity: Entity): readonly string[] => Object.keys(routineSteps(entity));

/** Goes on with the sheet of the day, or begins it. */
export function RoutineEntry({ entity, ...pad }: RoutineEntryProps) {
  const { person, facts, clock } = pad.context;
  const own = entity.name === morningRoutine.name ? facts?.morning_steps : facts?.afternoon_steps;
  const asked = useTodaysSheet(entity, { resident: person.id, dayField: 'routine_date', day: clock.today() });
  const { sheet, state, reload } = asked;
  const kind = useMemo(() => {
    const tasks = namesOf(sheet?.['tasks_shown'] ?? own);
    return routineKind(entity, tasks.length > 0 ? tasks : allTasks(entity), sheet);
  }, [entity, sheet, own]);
  if (state === 'failed')
    return (
      <ErrorState title="The sheet could not be loaded" onRetry={reload}>
        Nothing has been recorded.
      </ErrorState>
    );
  if (state === 'loading') return <Loading rows={5} label="Loading the sheet" />;
  if (sheet && sheet['status'] !== 'open')
    return <ClosedSheet entity={entity} sheet={sheet} resident={person.id} said="This sheet is finished for today." />;
  return (
    <EntryPad {...pad} key={sheet?.version} kind={kind} record={sheet} now={asked.now} onBegun={asked.setIsBegun} />
  );
}
