import { dueWords } from '#domain/kit/time/day-count-words.ts';
import type { Day } from '#domain/kit/time/time.ts';
import type { Sign } from '#domain/kit/vocabulary/computed-columns.ts';
import { checkTones } from '#domain/premises/assets/asset-columns.ts';
import type { DueCheck } from '#domain/premises/assets/asset-list.ts';
import { firstCheckWords } from '#domain/premises/assets/first-check.ts';

function words({ state, next_due }: DueCheck, today: Day): string {
  if (next_due === null) return 'Never done';
  if (state === 'first_check') return firstCheckWords(next_due);
  return state === 'overdue' ? dueWords(next_due, today) : `Due ${dueWords(next_due, today)}`;
}

/** How a check stands, in a word and a colour. */
export const dueSign = (check: DueCheck, today: Day): Sign =>
  check.last?.result === 'fail'
    ? { tone: 'danger', words: 'Failed' }
    : { tone: checkTones[check.state], words: words(check, today) };
