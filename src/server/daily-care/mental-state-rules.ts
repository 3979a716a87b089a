import { careColumns } from '#domain/daily-care/care-columns.ts';
import type { AreaRules } from '../kit/keeper.ts';
import { refused } from '../kit/refusals.ts';
import { workingOut } from '../kit/working-out.ts';

/** A house may keep mental states for those who know the residents. */
export const mentalStateRules: AreaRules = {
  columns: workingOut({ of: careColumns }),
  async check({ actor, home }) {
    if (actor.isAgency && !home.settings.agency_may_record_mental_state) throw refused('In this house agency staff do not record mental states. Tell a colleague what you saw.');
    return {};
  },
};
