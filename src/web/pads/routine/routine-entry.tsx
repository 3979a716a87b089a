import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { routineSteps } from '#domain/daily-care/routines/routine-steps.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { ClosedSheet } from '../pad/closed-sheet.tsx';
import { EntryPad } from '../pad/entry-pad.tsx';
import { routineKind } from './routine-pad.tsx';
import { todaysSheet } from './todays-sheet.ts';

type RoutineEntryProps = Omit<ComponentProps<typeof EntryPad>, 'kind' | 'record'> & { entity: Entity };

const namesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
/** Until anything is known of a person's routine, every step there is. */
const allTasks = (entity: Entity): readonly string[] => Object.keys(routineSteps(entity));

/** Goes on with the sheet of the day, or begins it. */
export function RoutineEntry({ entity, ...pad }: RoutineEntryProps) {
  const { person, facts, clock } = pad.around;
  const own = entity.name === morningRoutine.name ? facts?.morning_steps : facts?.afternoon_steps;
  const [sheet, setSheet] = useState<StoredRecord | 'none' | 'failed' | 'loading'>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void todaysSheet(entity, { resident: person.id, dayField: 'routine_date', day: clock.today() }).then(
      (answer) => isWanted && setSheet(answer.ok ? (answer.body ?? 'none') : 'failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [entity, person.id, clock, round]);
  const today = typeof sheet === 'string' ? null : sheet;
  const kind = useMemo(() => {
    const tasks = namesOf(today?.['tasks_shown'] ?? own);
    return routineKind(entity, tasks.length > 0 ? tasks : allTasks(entity), today);
  }, [entity, today, own]);
  if (sheet === 'failed')
    return (
      <ErrorState
        title="The sheet could not be loaded"
        onRetry={() => {
          setSheet('loading');
          setRound((now) => now + 1);
        }}
      >
        Nothing has been recorded.
      </ErrorState>
    );
  if (sheet === 'loading') return <Loading rows={5} label="Loading the sheet" />;
  if (today && today['status'] !== 'open')
    return <ClosedSheet entity={entity} sheet={today} resident={person.id} said="This sheet is finished for today." />;
  return <EntryPad {...pad} kind={kind} record={today} />;
}
