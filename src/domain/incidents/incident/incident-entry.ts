import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import type { Trait } from '../../kit/vocabulary/entity.ts';
import { careSheet } from '../../kit/traits/care-sheet.ts';
import { isSame } from '../../kit/vocabulary/is-same.ts';
import { circumstanceFields } from './incident-circumstances.ts';
import { eventFields } from './incident-event.ts';

/** Known only afterwards, so that writing it down corrects nothing. */
const knownLater: readonly string[] = [
  'bodymap',
  'found_at',
  'police_reference',
  'return_interview',
  'resident_debrief_at',
  'staff_debrief_at',
];

const reported = ['occurred_at', 'notes', ...Object.keys(eventFields), ...Object.keys(circumstanceFields)].filter(
  (name) => !knownLater.includes(name),
);

/** A care entry that others carry on: correcting what was reported needs a reason, deciding and reviewing does not. */
export const incidentEntry: Trait<(typeof careSheet)['fields']> = {
  ...careSheet,
  check(entry, circumstances) {
    const { before, now } = circumstances;
    const [written, stood]: readonly RecordValues[] = [entry, before ?? {}];
    const isCarriedOn = before !== null && reported.every((name) => isSame(written?.[name], stood?.[name]));
    return (
      careSheet.check?.(
        entry,
        isCarriedOn ? { ...circumstances, before: { ...before, created_at: now } } : circumstances,
      ) ?? {}
    );
  },
};
