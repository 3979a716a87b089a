import { saidDay } from '../../../kit/time/day-words.ts';
import { addDays, localDay, type Moment } from '../../../kit/time/time.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';
import { inDays } from '../../engine/due-steps.ts';
import { eachRecord } from '../../engine/each-fact.ts';

/** A suggestion that nobody has answered yet. */
export interface SuggestionFacts {
  readonly id: string;
  readonly called?: string;
  readonly created_at: Moment;
}

const replyDays = 14;

export const suggestionAlerts: readonly AlertRule<readonly SuggestionFacts[]>[] = [
  {
    code: 'SUG-1',
    category: 'task',
    title: 'A suggestion has no reply',
    to: ['manager'],
    source: 'Our own figure',
    says: () => `${inDays(replyDays)} after a suggestion nobody has replied.`,
    clears: 'It clears with a reply.',
    find: eachRecord(
      'suggestion',
      (suggestions) => suggestions,
      ({ created_at }, { today, zone }) =>
        addDays(localDay(created_at, zone), replyDays) < today
          ? ['low', `Made on ${saidDay(localDay(created_at, zone))}.`]
          : null,
    ),
  },
];
