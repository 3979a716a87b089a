import { localTime } from '#domain/kit/time/time.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { presentMoment } from '../../kit/state/present-moment.ts';
import { showToast } from '../../kit/state/toasts.ts';
import type { Done } from '../../pads/pad/entry-pad.tsx';
import { entityNamed } from '../../records/known-entities.ts';
import { remember, type JustSaved } from './just-saved.ts';
import { useMayUndo } from './use-may-undo.ts';
import { useUndo } from './use-undo.ts';
import { whatFollows } from './what-follows.ts';

/** Remembers what was saved, for the sheet, which says it with the name. */
export function rememberSaved(kind: string, person: StoredRecord, { record, before, savedWords }: Done): JustSaved {
  const saved: JustSaved = {
    entity: entityNamed(kind),
    record,
    before,
    words: savedWords.save.replace(/,$/, ''),
    resident: person.id,
    person: personName(person),
    at: presentMoment(),
    isUndone: false,
    nextSteps: whatFollows(person.id, record, before),
  };
  remember(saved);
  return saved;
}

/** Where the sheet closes with the save, a message says so in its place, with a way back, and never whose it is. */
export function useSayClosed(): (saved: JustSaved, done: Done) => void {
  const clock = useHouseClock();
  const undo = useUndo();
  const mayUndo = useMayUndo();
  return (saved, { savedWords }) =>
    showToast(
      `Saved ${savedWords.toast} at ${localTime(clock.now(), clock.zone)}.`,
      'good',
      mayUndo(saved) ? { label: 'Undo', run: () => void undo(saved) } : undefined,
    );
}
