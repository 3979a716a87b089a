import type { Columns, Sign } from '../../kit/vocabulary/computed-columns.ts';
import type { HouseAsset } from './house-asset.ts';
import { dueSaid } from '../../kit/time/days-said.ts';
import { localDay } from '../../kit/time/time.ts';
import type { CheckState } from './check-due.ts';
import { checkKinds } from './check-kinds.ts';
import { checkStatuses } from './check-statuses.ts';

type AssetRow = Pick<HouseAsset, 'category' | 'checks' | 'status'>;

export const checkTones: { readonly [S in CheckState]: Sign['tone'] } = {
  never_checked: 'danger',
  overdue: 'danger',
  due_soon: 'watch',
  in_date: 'quiet',
};

export const assetColumns = {
  next_check(asset: AssetRow, { now, zone, settings }): readonly Sign[] | null {
    const today = localDay(now, zone);
    const [first] = checkStatuses(asset, settings, today);
    return first
      ? [
          {
            tone: checkTones[first.state],
            words: `${checkKinds[first.kind]}, ${first.next_due === null ? 'never done' : dueSaid(first.next_due, today)}`,
          },
        ]
      : null;
  },
} satisfies Columns<AssetRow>;
