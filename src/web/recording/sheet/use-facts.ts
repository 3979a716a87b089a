import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { useAnswer } from '../../kit/data/use-answer.ts';

export interface Facts {
  summary: ResidentSummary | null;
  state: 'loading' | 'loaded' | 'failed';
  reload(): void;
}

/** What must be known of a resident before anything is written about them, in one call. */
export function useFacts(resident: string): Facts {
  const { body, state, reload } = useAnswer<ResidentSummary>(`/api/resident/${resident}/summary/`);
  return { summary: body, state, reload };
}
