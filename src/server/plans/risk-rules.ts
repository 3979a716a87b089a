import { domainsOfRisk, standingPlans } from '#domain/plans/plan-wanted.ts';
import type { Risk } from '#domain/plans/risk.ts';
import type { AreaRules } from '../kit/keeper.ts';

const planned = 'select 1 from plan where resident = $1::uuid and domain = any($2::text[]) and status = any($3::text[]) and not is_deleted limit 1';

/** What stays high even with its controls asks for a plan that says how to live with it. */
export const riskRules: AreaRules = {
  async warn({ db, record }) {
    const { resident, category, residual_band } = record as Risk;
    const domains = domainsOfRisk[category];
    if (resident === null || (residual_band !== 'high' && residual_band !== 'extreme') || domains.length === 0) return {};
    const [plan] = await db.query(planned, [resident, domains, standingPlans]);
    return plan ? {} : { category: ['high_without_plan', 'The risk stays high, and no support plan covers this part of life. Save it and write the plan next?'] };
  },
};
