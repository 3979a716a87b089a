import type { Moment } from '#domain/kit/time/time.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import { useEffect, useState } from 'react';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { isAbout } from '../../records/is-about.ts';

const isSummary = objectWith<ResidentSummary>('resident');

/** As they were read last, so that the next opening knows how much room they take; never shown as what holds now. */
const lastRead = new Map<string, ResidentSummary['resident']>();
export const forgetFacts = (): void => lastRead.clear();

export interface Facts {
  summary: ResidentSummary | null;
  /** The resident as known when the sheet opened; null at the first time. */
  before: ResidentSummary['resident'] | null;
  state: 'loading' | 'loaded' | 'stale' | 'failed';
  /** When they were read. */
  at: Moment | null;
  reload(): void;
}

/** What must be known of a resident before anything is written about them, in one call. */
export function useFacts(resident: string): Facts {
  const { body, state, at, reload } = useLiveAnswer(`/api/resident/${resident}/summary/`, {
    is: isSummary,
    of: ['resident', 'family', 'care_tracking', 'plan', 'risk', 'house_asset'],
    reloadsOn: (change) => isAbout(change, resident),
  });
  const [before] = useState(() => lastRead.get(resident) ?? null);
  useEffect(() => {
    if (body) lastRead.set(resident, body.resident);
  }, [body, resident]);
  return { summary: body, before, state, at, reload };
}
