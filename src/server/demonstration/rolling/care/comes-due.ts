import { addDays, type Day } from '#domain/kit/time/time.ts';
import { seeded } from '../../stage/seeded.ts';

// Reminders come seven days ahead; a review that was let slip is caught up with after so many days.
const aheadDays = 7;
const slippedDays = 20;

/** Whether this is the day on which the house sees to it: most before the reminder comes, one in six on the day itself. */
export function isSeenTo(id: string, due: Day, day: Day): boolean {
  const wanted = seeded(`seen to ${id}`).chance(1 / 6) ? due : addDays(due, -aheadDays - 1);
  return (wanted <= day && due >= day) || due < addDays(day, -slippedDays);
}
