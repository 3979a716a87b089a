import type { Day, Moment } from '../../kit/time/time.ts';
import type { Plan } from '../../plans/plan/plan.ts';
import type { Risk } from '../../plans/risk/risk.ts';
import { demandsMadeOf, type Demand } from '../demands/demand.ts';
import { evidenceMadeOf, type EvidenceFigure } from './plan-evidence.ts';

/** The entities that what stands beside a plan is read from. */
export const planPageMadeOf = [...demandsMadeOf, ...evidenceMadeOf, 'evaluation'] as const;

/** What stands beside a plan. What its reader may not see is left out. */
export interface PlanPage {
  readonly versions: readonly PlanVersion[];
  readonly risks: readonly LinkedRisk[];
  /** What its steps ask of whoever records, and what of it must not be used. */
  readonly demands: readonly Demand[];
  /** Since the last review, or since the plan came into force. */
  readonly since: Day;
  readonly evidence: readonly EvidenceFigure[];
  /** Who has read the version in force and who has not yet. */
  readonly readers?: PlanReaders;
  /** Who could approve it, while it is a draft or waits. */
  readonly approvers?: readonly PlanApprover[];
}

/** What the records say of a plan in a stretch of days, for whoever evaluates it. */
export interface PlanEvidence {
  /** The day of the last evaluation, or of the plan's beginning. */
  readonly since: Day;
  readonly from: Day;
  readonly to: Day;
  readonly figures: readonly EvidenceFigure[];
}

/** A version in the row of those that took each other's place, the newest first. */
export interface PlanVersion extends Pick<Plan, 'id' | 'status' | 'version_label' | 'start_date' | 'approved_at'> {
  readonly approved_by: string | null;
}

export interface PlanReaders {
  /** Whoever wrote or approved it knows it without signing; then `part` says so. */
  readonly read: readonly PlanReader[];
  readonly unread: readonly string[];
}

export interface PlanReader {
  readonly name: string;
  readonly at: Moment | null;
  readonly part: 'wrote' | 'approved' | null;
}

export type LinkedRisk = Pick<Risk, 'id' | 'title' | 'residual_band' | 'residual_score' | 'status' | 'if_it_happens'>;

/** Somebody who may approve the plan, and whether they are at work now. */
export interface PlanApprover {
  readonly id: string;
  readonly name: string;
  readonly is_here: boolean;
}
