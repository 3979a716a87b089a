import { localTime } from '#domain/kit/time.ts';
import { useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { personName } from '../kit/record-names.ts';
import { say } from '../kit/toasts.ts';
import type { Done } from '../pads/entry-pad.tsx';
import { entityNamed } from '../records/known-entities.ts';
import { remember, type JustSaved } from './just-saved.ts';
import { useMayUndo } from './use-may-undo.ts';
import { useUndo } from './use-undo.ts';
import { whatFollows } from './what-follows.ts';

/** Says that it is saved, with a way back, and never whose it is; the sheet remembers both. */
export function useSaved(): (kind: string, person: Kept, done: Done) => JustSaved {
  const clock = useHouseClock();
  const undo = useUndo();
  const mayUndo = useMayUndo();
  return (kind, person, { record, before, told }) => {
    const saved: JustSaved = { entity: entityNamed(kind), record, before, words: told.save.replace(/,$/, ''), person: personName(person), at: Date.now(), isUndone: false, ways: whatFollows(person.id, record, before) };
    remember(saved);
    const [next] = saved.ways;
    // What is to be done next matters more than the way back, which the sheet keeps.
    const action = next ?? (mayUndo(saved) ? { label: 'Undo', run: () => void undo(saved) } : undefined);
    say(`Saved ${told.toast} at ${localTime(clock.now(), clock.zone)}.`, 'good', action);
    return saved;
  };
}
