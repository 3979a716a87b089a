import type { AreaRules } from '../kit/keeper.ts';
import { refused } from '../kit/refusals.ts';

/** A house may keep mental states for those who know the residents. */
export const mentalStateRules: AreaRules = {
  async check({ actor, home }) {
    if (actor.isAgency && !home.settings.agency_may_record_mental_state) throw refused('In this house agency staff do not record mental states. Tell a colleague what you saw.');
    return {};
  },
};
