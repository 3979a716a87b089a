import { userHistory } from '#domain/staff/history/user-history.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** A line may speak of any kind of record, so which one is asked for is an id and nothing more. */
export const historyRules = rulesFor(userHistory, {
  lists({ asked }) {
    const { object_id: id } = asked;
    if (id !== undefined && id !== '' && !String(id).split(',').every(isId))
      throw invalid({ object_id: 'object_id must be a UUID.' });
    return [];
  },
});
