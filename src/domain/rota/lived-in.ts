import type { Day } from '../kit/time/time.ts';

/** How many live in a house, and the day on which the next is to move in. */
export interface LivedIn {
  readonly residents: number;
  readonly first_comes_on: Day | null;
}

/** A house needs its people from the day on which the first resident is there. Before that nobody is missing. */
export const isLivedInOn = ({ residents, first_comes_on }: LivedIn, day: Day): boolean =>
  residents > 0 || (first_comes_on !== null && first_comes_on <= day);

/** Of a new house and of one whose last resident has left alike: who lived there may not be in the reader's sight, or in another house by now. */
export const nobodyLivesHere = 'Nobody lives here now';
