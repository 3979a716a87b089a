import { dayWords } from '#domain/kit/time/day-words.ts';
import type { TrainingCell, TrainingState } from '#domain/staff/person/training-matrix.ts';
import type { FlagTone } from '../../kit/ui/flags.tsx';

export const toneOf: Readonly<Record<TrainingState, FlagTone>> = {
  over: 'danger',
  missing: 'danger',
  soon: 'watch',
  to_do: 'info',
  in_date: 'good',
  not_asked: 'quiet',
};

/** What a cell says, colour aside. */
export function cellWords({ state, expires_on }: TrainingCell): string {
  const until = expires_on === null ? '' : dayWords(expires_on);
  const words: Readonly<Record<TrainingState, string>> = {
    over: `Ran out ${until}`,
    missing: 'Missing',
    soon: `Soon, ${until}`,
    to_do: 'To do',
    in_date: until,
    not_asked: '–',
  };
  return words[state];
}
