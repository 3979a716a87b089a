import type { Entity } from '#domain/kit/entity.ts';
import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import { ErrorState, Loading } from '../kit/states.tsx';
import { EntryPad } from './entry-pad.tsx';
import { routineKind } from './routine-pad.tsx';
import { todaysSheet, type Sheets } from './todays-sheet.ts';

type RoutineEntryProps = Omit<ComponentProps<typeof EntryPad>, 'kind' | 'record'> & { entity: Entity };

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []);
/** Until anything is known of a person's routine, every step there is. */
const allTasks = (entity: Entity): readonly string[] => Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'parts');

/** Goes on with the sheet of the day, or begins it. */
export function RoutineEntry({ entity, ...pad }: RoutineEntryProps) {
  const { person, clock } = pad.around;
  const [sheets, setSheets] = useState<Sheets | 'failed' | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void todaysSheet(entity, { resident: person.id, dayField: 'routine_date', day: clock.today(), since: clock.dayAway(-30) })
      .then((answer) => isWanted && setSheets(answer.ok ? answer.body : 'failed'));
    return () => { isWanted = false; };
  }, [entity, person.id, clock, round]);
  const kind = useMemo(() => {
    if (sheets === null || sheets === 'failed') return null;
    const tasks = namesOf(sheets.today?.['tasks_shown'] ?? sheets.newest?.['tasks_shown']);
    return routineKind(entity, tasks.length > 0 ? tasks : allTasks(entity), sheets.today);
  }, [entity, sheets]);
  if (sheets === 'failed') return <ErrorState title="The sheet could not be loaded" onRetry={() => { setSheets(null); setRound((now) => now + 1); }}>Nothing has been recorded.</ErrorState>;
  if (!kind || sheets === null) return <Loading rows={5} label="Loading the sheet" />;
  if (sheets.today && sheets.today['status'] !== 'open') return <p>This sheet is finished for today. A senior can still change it on its full form.</p>;
  return <EntryPad {...pad} kind={kind} record={sheets.today} />;
}
