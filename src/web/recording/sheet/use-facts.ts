import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { isWithin, useLiveAnswer } from '../../kit/data/use-live-answer.ts';

const isSummary = objectWith<ResidentSummary>('resident');

export interface Facts {
  summary: ResidentSummary | null;
  state: 'loading' | 'loaded' | 'failed';
  reload(): void;
}

/** What must be known of a resident before anything is written about them, in one call. */
export function useFacts(resident: string): Facts {
  const home = useSelectedHome()?.id;
  const { body, state, reload } = useLiveAnswer(`/api/resident/${resident}/summary/`, {
    is: isSummary,
    of: ['resident', 'care_tracking', 'plan', 'risk', 'house_asset'],
    reloadsOn: (change) => isWithin(change, change.entity === 'house_asset' ? { home } : { resident }),
  });
  return { summary: body, state, reload };
}
