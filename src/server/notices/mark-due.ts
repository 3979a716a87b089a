import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import type { Job } from '../kit/context/job.ts';
import { isOpenRow } from '../kit/records/scheduled-rows.ts';
import { quoted } from '../kit/schema/table.ts';

const dueStatus = `case when $1::timestamptz < t.due_at then 'scheduled' when $1::timestamptz > t.due_at + t.window_hours * interval '1 hour' then 'overdue' else 'due' end`;

/**
 * Lists can be asked for what is due and what is late. That time passes is no change anybody made: it gets no version
 * and no line of history, and whoever is just then ticking a check off is not told that it changed under their hands.
 */
export const markDue: Job = {
  name: 'mark-due',
  every: 1,
  atStart: true,
  async work(context) {
    for (const { name } of [accidentScheduler, planScheduler, riskScheduler, evaluationScheduler]) {
      await context.db.query(
        `update ${quoted(name)} t set status = ${dueStatus} where ${isOpenRow} and not t.is_deleted and t.status <> ${dueStatus}`,
        [context.now()],
      );
    }
  },
};
