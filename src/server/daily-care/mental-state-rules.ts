import { care } from '#domain/daily-care/mood/care.ts';
import { careColumns } from '#domain/daily-care/mood/care-columns.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { refused } from '../kit/runtime/refusals.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

/** A house may keep mental states for those who know the residents. */
export const mentalStateRules = rulesFor(care, {
  columns: computedColumns({ of: careColumns }),
  async check({ actor, home }) {
    if (actor.isAgency && !home.settings.agency_may_record_mental_state)
      throw refused('In this house agency staff do not record mental states. Tell a colleague what you saw.');
    return {};
  },
});
