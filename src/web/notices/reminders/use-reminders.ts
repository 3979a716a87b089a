import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { laneOf, severities } from '#domain/kit/traits/severity.ts';
import { notification } from '#domain/notices/notification.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useRecords, type Filters, type Records, worstState } from '../../kit/data/use-records.ts';

const names = keysOf(severities);
export const grave = names.filter((severity) => laneOf(severity) === 'act_now').join(',');
const rest = names.filter((severity) => laneOf(severity) !== 'act_now').join(',');

/** Open reminders. What must be acted on now is asked for by itself, so that an old one never lies behind the newest two hundred. */
export function useReminders(
  asked: Filters<typeof notification>,
): Pick<
  Records<Listed<typeof notification>>,
  'records' | 'state' | 'hasMore' | 'isLoadingMore' | 'loadMore' | 'reload'
> {
  const [first, others] = [
    useRecords(notification, { ...asked, severity: grave, limit: '200' }, { isPart: true }),
    useRecords(notification, { ...asked, severity: rest, limit: '200' }, { isPart: true }),
  ];
  const both = [first, others];
  return {
    records: both.flatMap(({ records }) => records),
    state: worstState(both),
    hasMore: both.some(({ hasMore }) => hasMore),
    isLoadingMore: both.some(({ isLoadingMore }) => isLoadingMore),
    loadMore: () => both.filter(({ hasMore }) => hasMore).forEach(({ loadMore }) => loadMore()),
    reload: () => both.forEach(({ reload }) => reload()),
  };
}
