import type { Day } from '../../kit/time/time.ts';

/** The last day of a warranty still counts. */
export const isInWarranty = (expiry: Day | null, today: Day): boolean => expiry !== null && expiry >= today;
