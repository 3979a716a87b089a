import { dayWords } from '../kit/time/day-words.ts';
import { dayCountWords } from '../kit/time/day-count-words.ts';
import type { Day } from '../kit/time/time.ts';
import type { Sign } from '../kit/vocabulary/computed-columns.ts';
import { runningClock } from './complaint-clocks.ts';
import type { Complaint } from './complaint.ts';

/** As much of a complaint as its list tells. */
export type ListedComplaint = Pick<
  Complaint,
  | 'id'
  | 'title'
  | 'status'
  | 'from_type'
  | 'category'
  | 'received_at'
  | 'acknowledge_by'
  | 'investigate_by'
  | 'answer_by'
  | 'learn_by'
>;

/** So near is the promised day that it is said louder. */
const soonDays = 3;

/** What is waited for and until when; how loud it is said depends on how near the day is. */
export function clockSign(complaint: Parameters<typeof runningClock>[0], today: Day): Sign | null {
  const clock = runningClock(complaint, today);
  if (!clock) return null;
  const { what, by, left } = clock;
  if (left < 0) return { tone: 'danger', words: `${what}: ${dayCountWords(-left)} late` };
  if (left === 0) return { tone: 'watch', words: `${what} today` };
  return { tone: left <= soonDays ? 'watch' : 'quiet', words: `${what} by ${dayWords(by)}` };
}

/** What is open, the nearest promise first; what is over, the newest first. */
export function inOrder<C extends ListedComplaint>(
  complaints: readonly C[],
  today: Day,
): { readonly open: readonly C[]; readonly over: readonly C[] } {
  const isOver = ({ status }: C) => status === 'closed' || status === 'withdrawn';
  const nearest = (one: C) => runningClock(one, today)?.by ?? '';
  return {
    open: complaints.filter((one) => !isOver(one)).toSorted((a, b) => nearest(a).localeCompare(nearest(b))),
    over: complaints.filter(isOver).toSorted((a, b) => b.received_at.localeCompare(a.received_at)),
  };
}
