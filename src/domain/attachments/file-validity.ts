import { daysBetween } from '../kit/time/time.ts';
import type { Attachment } from './attachment.ts';

/** So long before a paper ends, somebody is asked for the next one: time for an engineer or a council to come. */
export const soonDays = 30;

type Ending = Pick<Attachment, 'expiry_date' | 'is_obsolete'>;

/** Whether a paper is over or soon will be; null where nobody needs to think of it. */
export function fileValidity({ expiry_date: ends, is_obsolete }: Ending, today: string): 'over' | 'soon' | null {
  if (ends === null || is_obsolete) return null;
  if (ends < today) return 'over';
  return daysBetween(today, ends) <= soonDays ? 'soon' : null;
}
