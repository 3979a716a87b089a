import type { Moment } from '../../kit/time/time.ts';
import type { HistoryAction } from '../../staff/history/history-actions.ts';
import type { UserHistory } from '../../staff/history/user-history.ts';

/** What the history calls reading somebody's record, on the screen or away from it. */
export const lookActions = [
  'view',
  'print',
  'download',
  'export',
  'confidential_opened',
  'confidential_override',
] as const satisfies readonly HistoryAction[];

/** One line of the history in which somebody read a record of a resident. */
export interface Look extends Pick<
  UserHistory,
  'role' | 'entity' | 'object_id' | 'home' | 'resident' | 'reason' | 'result'
> {
  readonly at: Moment;
  readonly user: string;
  /** What they are called today. */
  readonly name: string;
  readonly action: (typeof lookActions)[number];
}
