import type { Columns, Sign } from '../kit/worked-out.ts';
import type { HouseAsset } from './house-asset.ts';
import { dueSaid } from '../kit/days-said.ts';
import { daysBetween, localDay } from '../kit/time.ts';
import { checkKinds } from './asset-checks.ts';
import { soonDays } from './check-due.ts';

type Row = Pick<HouseAsset, 'next_check_kind' | 'next_check_on' | 'status'>;

export const assetColumns = {
  /** What is gone is checked no more. */
  next_check({ next_check_kind: kind, next_check_on: on, status }: Row, { now, zone }): readonly Sign[] | null {
    if (kind === null || on === null || status === 'disposed') return null;
    const today = localDay(now, zone);
    const left = daysBetween(today, on);
    return [{ tone: left < 0 ? 'danger' : left <= soonDays ? 'watch' : 'quiet', words: `${checkKinds[kind]}, ${dueSaid(on, today)}` }];
  },
} satisfies Columns<Row>;
