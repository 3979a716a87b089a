import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { scheduledStatus } from '#domain/kit/traits/scheduled.ts';
import { addDays, localDay, type Day, type Moment } from '#domain/kit/time/time.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useRecords, type Records, worstState } from '../../kit/data/use-records.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { ScheduledItem, ScheduledRow } from '../../notices/reminders/use-scheduled.ts';

export const dueKinds = {
  plan_scheduler: planScheduler,
  risk_scheduler: riskScheduler,
  evaluation_scheduler: evaluationScheduler,
  accident_scheduler: accidentScheduler,
} as const;

/** A review or a check, of whichever of the four kinds. */
export interface CalendarRow {
  readonly of: ScheduledItem['of'];
  readonly row: ScheduledRow;
  readonly due_at: Moment;
  readonly status: string;
}

const doneStates = ['completed', 'skipped', 'cancelled'];

/** The server looks at the clock now and then; the page looks at it all the time. */
const statusOf = (row: ScheduledRow, now: Moment): string =>
  doneStates.includes(row.status) ? row.status : scheduledStatus(row.due_at, row.window_hours ?? 0, now);

interface DueRowsQuery {
  readonly home: string;
  readonly from: Day;
  readonly to: Day;
  /** One kind of them, or all. */
  readonly kind: string | null;
  /** Of one person, or of everyone. */
  readonly resident: string | null;
}

/** The reviews and checks of a house between two days, the earliest first. */
export function useDueRows({ home, from, to, kind, resident }: DueRowsQuery, now: Moment) {
  const rights = useRights();
  const { zone } = useHouseClock();
  const filters = { home, resident, date_from: from, date_to: addDays(to, 1), ordering: 'due_at', limit: '200' };
  const all: readonly (readonly [CalendarRow['of'], Records<ScheduledRow>])[] = [
    [planScheduler, useRecords(planScheduler, filters)],
    [riskScheduler, useRecords(riskScheduler, filters)],
    [evaluationScheduler, useRecords(evaluationScheduler, filters)],
    [accidentScheduler, useRecords(accidentScheduler, filters)],
  ];
  const seen = all.filter(([of]) => maySee(rights, of.name) && (kind === null || of.name === kind));
  const rows = seen
    .flatMap(([of, { records }]) =>
      records.map((row): CalendarRow => ({ of, row, due_at: row.due_at, status: statusOf(row, now) })),
    )
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((a, b) => a.due_at.localeCompare(b.due_at));
  return {
    rows,
    on: (day: Day) => rows.filter(({ due_at }) => localDay(due_at, zone) === day),
    state: worstState(seen.map(([, records]) => records)),
    reload: () => seen.forEach(([, { reload }]) => reload()),
    isCut: seen.some(([, { hasMore }]) => hasMore),
  };
}
