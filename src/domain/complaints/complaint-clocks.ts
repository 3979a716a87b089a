import { entersState } from '../kit/vocabulary/states.ts';
import { addDays, daysBetween, localDay, type Day, type Moment } from '../kit/time/time.ts';
import { workingDaysAfter } from '../kit/time/working-days.ts';
import type { Circumstances } from '../kit/vocabulary/entity.ts';
import type { ComplaintStatus } from './complaint-states.ts';

interface ComplaintClocks {
  readonly acknowledge_by: Day | null;
  readonly investigate_by: Day | null;
  readonly answer_by: Day | null;
  readonly learn_by: Day | null;
}

interface Clocked extends ComplaintClocks {
  readonly status: ComplaintStatus;
  readonly received_at: Moment;
  readonly acknowledged_at: Moment | null;
  readonly answered_at: Moment | null;
}

/**
 * By when each step is promised. Worked out as the step before it is taken, and stored: what a house decides later
 * concerns later complaints.
 */
export function complaintClocks(
  complaint: Clocked,
  { zone, settings, before }: Circumstances<Clocked>,
): Partial<ComplaintClocks> {
  const day = (moment: Moment) => localDay(moment, zone);
  const { received_at, acknowledged_at, answered_at, status } = complaint;
  if (before === null || before.received_at !== received_at) {
    if (!received_at) return {};
    return {
      acknowledge_by: workingDaysAfter(day(received_at), settings.complaint_acknowledge_days),
      answer_by: addDays(day(received_at), settings.complaint_answer_days),
    };
  }
  if (entersState(complaint, before, 'acknowledged') && acknowledged_at !== null)
    return {
      investigate_by: addDays(day(acknowledged_at), settings.complaint_investigate_days),
      // Taken up again, it is promised anew.
      ...(before.status === 'withdrawn'
        ? { answer_by: addDays(day(acknowledged_at), settings.complaint_answer_days) }
        : {}),
    };
  if (entersState(complaint, before, 'answered') && answered_at !== null)
    return { learn_by: addDays(day(answered_at), settings.complaint_learn_days) };
  if (status === 'investigating' && (before.status === 'answered' || before.status === 'closed'))
    return { learn_by: null };
  return {};
}

const clocks: {
  readonly [S in ComplaintStatus]: { readonly clock: keyof ComplaintClocks; readonly what: string } | null;
} = {
  received: { clock: 'acknowledge_by', what: 'Acknowledge it' },
  acknowledged: { clock: 'investigate_by', what: 'Name who looks into it' },
  investigating: { clock: 'answer_by', what: 'Answer it' },
  answered: { clock: 'learn_by', what: 'Write down what was learnt' },
  closed: null,
  withdrawn: null,
};

interface RunningClock {
  readonly by: Day;
  readonly what: string;
  /** Days that are left; below zero they are over. */
  readonly left: number;
}

/** The clock that runs now; null where nothing is waited for. */
export function runningClock(
  complaint: Pick<Clocked, 'status' | keyof ComplaintClocks>,
  today: Day,
): RunningClock | null {
  const running = clocks[complaint.status];
  const by = running && complaint[running.clock];
  return running && by ? { by, what: running.what, left: daysBetween(today, by) } : null;
}
