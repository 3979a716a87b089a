import type { Board } from '#domain/homes/board.ts';
import { home } from '#domain/homes/home.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { isWithin, useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';

const watchedEntities = [
  ...careEntries.map(({ entity }) => entity),
  'resident',
  'care_tracking',
  'notification',
  'accident_scheduler',
  'plan_scheduler',
  'risk_scheduler',
  'evaluation_scheduler',
] as const;

const isBoard = objectWith<Board>('residents', 'lived_in');

/** What is due moves with the clock, even when nobody writes anything. */
const dueMs = 5 * 60_000;

/** How everyone in the house stands, in one call, and again whenever something is recorded. */
export function useBoard(of: string): LiveAnswer<Board> {
  return useLiveAnswer(`${pathOf(home)}${of}/board/`, {
    is: isBoard,
    of: watchedEntities,
    everyMs: dueMs,
    // Somebody who moved to another house stood here until now.
    reloadsOn: (change, shown) =>
      isWithin(change, { home: of }) || (shown?.residents ?? []).some(({ resident }) => resident.id === change.id),
  });
}
