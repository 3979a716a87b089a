import type { Plan } from '../../plans/plan/plan.ts';
import type { Risk } from '../../plans/risk/risk.ts';
import { evidenceMadeOf, type EvidenceFigure } from './plan-evidence.ts';
import type { Arrival, CellState, PlanCell } from './plan-grid.ts';

/** One plan in brief: what for, how it goes, and when it is looked at again. */
export interface PlanBrief extends Pick<
  Plan,
  'id' | 'domain' | 'title' | 'status' | 'review_date' | 'version_label' | 'goals'
> {
  readonly state: CellState;
  readonly evidence: readonly EvidenceFigure[];
  /** Whether the reader has yet to read it as it stands. */
  readonly is_unread: boolean;
}

export type RiskBrief = Pick<
  Risk,
  'id' | 'title' | 'category' | 'status' | 'residual_band' | 'residual_score' | 'review_date'
>;

/** The entities that the plans of a resident are read from. */
export const residentPlansMadeOf = [
  ...evidenceMadeOf,
  'plan',
  'risk',
  'resident',
  'assessment',
  'assessment_result',
] as const;

/** Everything somebody is supported by, on one page. What its reader may not see is left out. */
export interface ResidentPlans {
  readonly plans: readonly PlanBrief[];
  /** The parts of life that lack a plan. */
  readonly missing: readonly PlanCell[];
  readonly arrival: Arrival | null;
  readonly risks?: readonly RiskBrief[];
}

/** Over how long the figures beside the plans are counted; our own choice. */
export const briefDays = 28;
