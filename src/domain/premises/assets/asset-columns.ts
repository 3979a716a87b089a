import type { Columns, Sign } from '../../kit/vocabulary/computed-columns.ts';
import type { HouseAsset } from './house-asset.ts';
import { dueWords } from '../../kit/time/day-count-words.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import { localDay, type Day } from '../../kit/time/time.ts';
import type { CheckState } from './check-due.ts';
import { checkKinds } from './check-kinds.ts';
import { firstCheckWords } from './first-check.ts';
import { checkStatuses, type CheckStatus } from './check-statuses.ts';

type AssetRow = Pick<HouseAsset, 'category' | 'checks' | 'status' | 'created_at'>;

export const checkTones: { readonly [S in CheckState]: Sign['tone'] } = {
  never_checked: 'danger',
  overdue: 'danger',
  first_check: 'info',
  due_soon: 'watch',
  in_date: 'quiet',
};

/** How a check stands, within a sentence. */
function stateWords({ state, next_due }: Pick<CheckStatus, 'state' | 'next_due'>, today: Day): string {
  if (next_due === null) return 'never done';
  return state === 'first_check' ? midSentence(firstCheckWords(next_due)) : dueWords(next_due, today);
}

export const assetColumns = {
  next_check(asset: AssetRow, { now, zone, settings }): readonly Sign[] | null {
    const today = localDay(now, zone);
    const [first] = checkStatuses(asset, { today, zone, settings });
    return first
      ? [{ tone: checkTones[first.state], words: `${checkKinds[first.kind]}, ${stateWords(first, today)}` }]
      : null;
  },
} satisfies Columns<AssetRow>;
