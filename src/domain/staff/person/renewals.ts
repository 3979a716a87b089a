import { addMonths, type Day } from '../../kit/time/time.ts';

/** The days before its end on which a paper is told of: our own choice. */
export const renewalDays = { right_to_work: 60, registration: 30, training: 30 } as const;

/** The Welsh rule (WSI 2024/388, Schedule 1); elsewhere our own choice. */
export const dbsYears = 3;

/** Whoever is on the update service is looked up whenever it is asked for, so their certificate does not age. */
export const isDbsOld = (checked: Day | null, isOnUpdateService: boolean, today: Day): boolean =>
  checked !== null && !isOnUpdateService && addMonths(checked, 12 * dbsYears) < today;
