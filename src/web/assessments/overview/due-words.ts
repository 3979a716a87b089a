import type { DueRow, DueState } from '#domain/assessments/due-assessments.ts';
import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import type { FlagTone } from '../../kit/ui/flags.tsx';

export const dueTones: { readonly [S in DueState]: FlagTone } = {
  never: 'danger',
  overdue: 'danger',
  due: 'watch',
  begun: 'info',
  countersign: 'watch',
  later: 'good',
};

/** How a line of the due list stands, in a few words. */
export function dueWords({ state, days }: Pick<DueRow, 'state' | 'days'>): string {
  switch (state) {
    case 'never':
      return 'Never done, and required';
    case 'overdue':
      return `Overdue by ${dayCountWords(-(days ?? 0))}`;
    case 'due':
      return days === 0 ? 'Due today' : `Due in ${dayCountWords(days ?? 0)}`;
    case 'begun':
      return 'Begun, not finished';
    case 'countersign':
      return 'To be countersigned';
    case 'later':
      return days === null ? 'In date' : `Due in ${dayCountWords(days)}`;
  }
}
