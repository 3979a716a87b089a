import { entersState } from '#domain/kit/vocabulary/states.ts';
import { domainsOfRisk, plansCovering } from '#domain/plans/plan/plan-wanted.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { recordExists } from '../kit/reads/record-exists.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { awaitNothing, awaitRiskReview } from './await-review.ts';
import { riskListed } from './reads/plan-listed.ts';

/** What stays high even with its controls asks for a plan that says how to live with it. */
export const riskRules = rulesFor(risk, {
  columns: riskListed,
  async warn({ db, record }) {
    const { resident, category, residual_band } = record;
    const domains = domainsOfRisk[category];
    if (resident === null || (residual_band !== 'high' && residual_band !== 'extreme') || domains.length === 0)
      return {};
    const isPlanned = await recordExists(db, plan, plansCovering(resident, domains));
    return isPlanned
      ? {}
      : {
          category: [
            'high_without_plan',
            'The risk stays high, and no support plan covers this part of life. Save it and write the plan next?',
          ],
        };
  },
  async after(saved) {
    const now = saved.record;
    if (saved.before?.status === 'awaiting_approval' && entersState(now, saved.before, 'active'))
      await awaitRiskReview(saved, now);
    if (entersState(now, saved.before, 'closed')) await awaitNothing(saved, [riskScheduler], now.id);
  },
});
