import type { Plan } from '../plan/plan.ts';
import type { Risk } from './risk.ts';

/** One version of a risk assessment: what it was worth before and with its controls. */
export type ScoredVersion = Pick<
  Risk,
  'id' | 'version_label' | 'approved_at' | 'status' | 'score' | 'band' | 'residual_score' | 'residual_band'
>;

/** What stands around a risk assessment: how its score went from version to version, and the plans that rely on it. */
export interface RiskAround {
  /** The oldest first, drafts left out. */
  readonly versions: readonly ScoredVersion[];
  readonly plans: readonly Pick<Plan, 'id' | 'title' | 'domain' | 'status'>[];
}
