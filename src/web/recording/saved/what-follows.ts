import type { Bath } from '#domain/daily-care/baths/bath.ts';
import type { MorningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import type { NextStepLink } from '../../kit/state/next-step.ts';
import { pageOf } from './page-of.ts';

const toNotes = (resident: string, more: string) => `/resident/detail?id=${resident}&tab=notes${more}`;

/** The boxes of any entry; most entries have none of them. */
type Boxes = { readonly [K in keyof Bath | keyof MorningRoutine]?: unknown };

/** What a ticked box leads to, while it is fresh in the mind of who ticked it. The report about hot water is opened with the bath and waits among the notes. */
const follows: readonly {
  when: (record: Boxes) => boolean;
  nextSteps: (resident: string) => readonly NextStepLink[];
}[] = [
  {
    when: (record) => record.temperature_action === 'resident_already_in_water',
    nextSteps: (resident) => [{ label: 'Finish the incident report', to: toNotes(resident, '') }, bodyMapOf(resident)],
  },
  { when: (record) => record.skin_concern === true, nextSteps: (resident) => [bodyMapOf(resident)] },
  {
    when: (record) => record.concerns === true,
    nextSteps: (resident) => [
      { label: 'Write a note', to: toNotes(resident, '&of=note&add=1') },
      { label: 'Report an incident', to: pageOf('incident', resident) ?? '' },
    ],
  },
];

const bodyMapOf = (resident: string): NextStepLink => ({
  label: 'Add to the body map',
  to: `${pageOf('body_map', resident) ?? ''}&occasion=concern`,
});

/** Where to go on from an entry; what stood there before has been followed before. */
export function whatFollows(
  resident: string,
  record: StoredRecord,
  before: StoredRecord | null,
): readonly NextStepLink[] {
  const nextSteps = follows
    .filter(({ when }) => when(record) && !(before && when(before)))
    .flatMap((one) => one.nextSteps(resident));
  return nextSteps.filter(({ to }, place) => nextSteps.findIndex((other) => other.to === to) === place);
}
