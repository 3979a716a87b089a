import { sleep } from '../daily-care/sleep/sleep.ts';
import { accidentScheduler } from '../incidents/checks/accident-scheduler.ts';
import { evaluationScheduler } from '../plans/review/evaluation-scheduler.ts';
import { planScheduler } from '../plans/plan/plan-scheduler.ts';
import { riskScheduler } from '../plans/risk/risk-scheduler.ts';
import { compareUrgency, type Urgent } from '../notices/most-urgent.ts';
import type { DueItem } from './board.ts';

const papers: readonly string[] = [planScheduler.name, riskScheduler.name, evaluationScheduler.name];

/** How much something that is due matters beside the alerts, as the rules INC-11, PLAN-1, SLP-2 and TRK-1 have it. */
export function dueUrgency({ kind, state, due_at }: DueItem): Urgent {
  if (state === 'due') return { severity: 'info', category: papers.includes(kind) ? 'task' : 'clinical', due_at };
  if (kind === accidentScheduler.name) return { severity: 'high', category: 'safety', due_at };
  if (papers.includes(kind)) return { severity: 'medium', category: 'task', due_at };
  return { severity: kind === sleep.name ? 'medium' : 'low', category: 'clinical', due_at };
}

export const compareDue = (a: DueItem, b: DueItem): number => compareUrgency(dueUrgency(a), dueUrgency(b));
