import type { Arrival } from '#domain/residents/views/plan-grid.ts';
import { dayInWords } from '../kit/house/house-clock.ts';

/** What a new arrival's plans are held to. */
export const arrivalWords = ({ full_plan_by, review_by }: Arrival): string =>
  `New: full set by ${dayInWords(full_plan_by, true)}, review by ${dayInWords(review_by, true)}`;
