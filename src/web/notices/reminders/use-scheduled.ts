import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import type { Severity } from '#domain/kit/traits/severity.ts';
import { scheduledSeverity } from '#domain/notices/scheduled-severity.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useRecords, type Filters, type Records, worstState } from '../../kit/data/use-records.ts';

type Scheduler = typeof accidentScheduler | typeof planScheduler | typeof riskScheduler | typeof evaluationScheduler;
type RowOf<S> = S extends Scheduler ? Listed<S> : never;
export type ScheduledRow = RowOf<Scheduler>;

/** Something that is due, of whichever of the four kinds. */
export interface ScheduledItem {
  readonly of: Scheduler;
  readonly row: ScheduledRow;
  readonly severity: Severity;
}

export const openSchedules = { status: 'scheduled,due,overdue', limit: '200' } as const;

/** Rows of one kind, with how much each matters now. */
export const scheduledItems = (of: Scheduler, rows: readonly ScheduledRow[], now: string): readonly ScheduledItem[] =>
  rows.flatMap((row) => {
    const due = { due_at: row.due_at, window_hours: row.window_hours ?? 0, lead_days: row.lead_days ?? ['7'] };
    const severity = scheduledSeverity(due, now, of === accidentScheduler);
    return severity ? [{ of, row, severity }] : [];
  });

/** The four schedulers as one list: what is due, and what soon will be. */
export function useScheduled(
  asked: Filters<Scheduler>,
  now: string,
): Pick<Records, 'state' | 'reload'> & { readonly items: readonly ScheduledItem[] } {
  const rights = useRights();
  const filters = { ...asked, ...openSchedules };
  const all: readonly (readonly [Scheduler, Records<ScheduledRow>])[] = [
    [accidentScheduler, useRecords(accidentScheduler, filters)],
    [planScheduler, useRecords(planScheduler, filters)],
    [riskScheduler, useRecords(riskScheduler, filters)],
    [evaluationScheduler, useRecords(evaluationScheduler, filters)],
  ];
  const found = all.filter(([of]) => maySee(rights, of.name));
  const items = found.flatMap(([of, { records }]) => scheduledItems(of, records, now));
  return {
    items,
    state: worstState(found.map(([, records]) => records)),
    reload: () => found.forEach(([, { reload }]) => reload()),
  };
}
