import { stillOpenMadeOf, type StillOpen } from '#domain/residents/leaving/discharge-open.ts';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';

const isStillOpen = objectWith<StillOpen>('scheduled');

/** What still stands open for somebody who is about to leave. */
export const useStillOpen = (person: string) =>
  useLiveAnswer(`/api/resident/${person}/leaving/`, {
    is: isStillOpen,
    of: stillOpenMadeOf,
    resident: person,
  });
