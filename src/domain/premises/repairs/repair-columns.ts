import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { RepairRecord } from './repair-record.ts';
import { daysBetween, localDay } from '../../kit/time/time.ts';
import { refOf } from '../../kit/vocabulary/computed-columns.ts';

type RepairRow = Pick<RepairRecord, 'id' | 'reported_at' | 'completed_at'>;

export const repairColumns = {
  ref: ({ id }: RepairRow) => refOf('REP', id),
  /** Whole days since it was reported, until it was completed. */
  age_days: ({ reported_at, completed_at }, { now, zone }) =>
    reported_at === null ? null : daysBetween(localDay(reported_at, zone), localDay(completed_at ?? now, zone)),
} satisfies Columns<RepairRow>;
