import { userHistory } from '#domain/staff/history/user-history.ts';
import type { VersionChanges } from '#domain/upkeep/version-changes.ts';
import { create } from '../kit/api/api.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useMay } from '../kit/access/rights.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';

interface Answer {
  readonly changes: VersionChanges | null;
}

const isAnswer = objectWith<Answer>('changes');
const path = '/api/system/changes/';

/** What the last update changed, for the people in charge; null for everybody else and where there was none. */
export function useVersionChanges() {
  // Whoever reads only their own lines of the history is not in charge.
  const isInCharge = useMay()('view', userHistory.name);
  const { body, take } = useLiveAnswer(isInCharge ? path : null, { is: isAnswer, of: [] });
  const seen = async () => {
    const answer = await create(`${path}seen/`, {}, { is: isAnswer });
    if (answer.ok) take(answer.body);
  };
  return { changes: body?.changes ?? null, seen };
}
