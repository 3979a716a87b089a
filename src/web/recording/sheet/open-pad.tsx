import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { ComponentProps } from 'react';
import { bathKind } from '../../pads/bath/bath-pad.tsx';
import type { EntryKind } from '../../pads/pad/entry-kind.ts';
import { EntryPad } from '../../pads/pad/entry-pad.tsx';
import { fluidKind } from '../../pads/fluids/fluid-pad.tsx';
import { mentalStateKind } from '../../pads/mood/mental-state-pad.tsx';
import { moodKind } from '../../pads/mood/mood-pad.tsx';
import { NightEntry } from '../../pads/night/night-entry.tsx';
import { noteKind } from '../../pads/note/note-pad.tsx';
import { RoutineEntry } from '../../pads/routine/routine-entry.tsx';
import { SleepPad } from '../../pads/night/sleep-pad.tsx';
import { weightKind } from '../../pads/weight/weight-pad.tsx';
import { wholeNight } from './quick-kinds.ts';

/** The kinds whose entry is one record. */
export const entryKinds: readonly EntryKind[] = [fluidKind, moodKind, bathKind, weightKind, mentalStateKind, noteKind];
const sheets: readonly Entity[] = [morningRoutine, afternoonRoutine];

type OpenPadProps = Omit<ComponentProps<typeof EntryPad>, 'kind' | 'record'> & { name: string };

/** The pad made for a kind of record. */
export function OpenPad({ name, ...pad }: OpenPadProps) {
  const kind = entryKinds.find(({ entity }) => entity.name === name);
  if (kind) return <EntryPad {...pad} kind={kind} />;
  if (name === sleep.name) return pad.chosen === wholeNight ? <NightEntry {...pad} /> : <SleepPad {...pad} />;
  const entity = sheets.find((one) => one.name === name);
  return entity ? <RoutineEntry {...pad} entity={entity} /> : null;
}
