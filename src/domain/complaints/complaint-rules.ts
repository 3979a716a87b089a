import { isAhead } from '../kit/time/ahead.ts';
import { entersState } from '../kit/vocabulary/states.ts';
import { compareMoments, type Moment } from '../kit/time/time.ts';
import type { Circumstances } from '../kit/vocabulary/entity.ts';
import type { ComplaintStatus } from './complaint-states.ts';

interface ComplaintFacts {
  readonly status: ComplaintStatus;
  readonly is_anonymous: boolean;
  readonly from_type: string;
  readonly from_name: string | null;
  readonly received_at: Moment;
  readonly acknowledged_at: Moment | null;
  readonly answered_at: Moment | null;
  readonly concerns: readonly string[];
  readonly investigator: string | null;
}

export const isNameless = ({
  is_anonymous,
  from_type,
}: {
  readonly is_anonymous?: boolean | null;
  readonly from_type?: string | null;
}): boolean => is_anonymous === true || from_type === 'anonymous';

const times = ['received_at', 'acknowledged_at', 'answered_at'] as const;
const timeLabels = { received_at: 'Received', acknowledged_at: 'Acknowledged', answered_at: 'Answered' } as const;

export function complaintComplaints(complaint: ComplaintFacts, { now, before }: Circumstances<ComplaintFacts>) {
  const { concerns, investigator, received_at } = complaint;
  const early = times.filter((name) => {
    const at = complaint[name];
    return name !== 'received_at' && at !== null && received_at && compareMoments(at, received_at) < 0;
  });
  const ahead = times.filter((name) => {
    const at = complaint[name];
    return typeof at === 'string' && isAhead(at, now);
  });
  return {
    ...Object.fromEntries(early.map((name) => [name, `${timeLabels[name]} must not be before it was received.`])),
    ...Object.fromEntries(ahead.map((name) => [name, `${timeLabels[name]} cannot be in the future.`])),
    ...(investigator !== null && concerns.includes(investigator)
      ? { investigator: 'It concerns this person. Choose somebody whom it does not concern.' }
      : {}),
    ...(isNameless(complaint) || complaint.from_name?.trim() || (before && before.from_name === complaint.from_name)
      ? {}
      : { from_name: 'Say who complains, or that they stay unnamed.' }),
    // The history already names whoever wrote it, and nothing is taken out of the history.
    ...(before?.is_anonymous === false && isNameless(complaint)
      ? { is_anonymous: 'This one is kept with its writer’s name. Write it again without one.' }
      : {}),
  };
}

interface Signed {
  readonly acknowledged_by?: string | null;
  readonly answered_by?: string | null;
  readonly looked_into_at?: Moment;
  readonly closed_at?: Moment | null;
}

/** Whoever takes a step stands for it. */
export function complaintSignatures(
  complaint: ComplaintFacts,
  { actor, now, before }: Circumstances<ComplaintFacts>,
): Signed {
  if (entersState(complaint, before, 'acknowledged')) return { acknowledged_by: actor };
  if (entersState(complaint, before, 'answered')) return { answered_by: actor };
  if (entersState(complaint, before, 'closed')) return { closed_at: now };
  return entersState(complaint, before, 'investigating') ? { looked_into_at: now, closed_at: null } : {};
}
