interface Risks {
  readonly risk_to_self: number;
  readonly risk_to_others: number;
  readonly risk_from_others: number;
  readonly self_neglect: number;
  readonly leaving_unsafely: number;
}

interface MentalState extends Risks {
  readonly change_since_last: string;
  readonly action_taken: string | null;
  readonly escalated_to: readonly string[];
  readonly escalated_at: string | null;
}

const high = 3;

export const highestRisk = (entry: Risks): number =>
  Math.max(
    entry.risk_to_self,
    entry.risk_to_others,
    entry.risk_from_others,
    entry.self_neglect,
    entry.leaving_unsafely,
  );

/** A high risk or a sharp change for the worse is never only written down: something is done and someone is told. */
export function careComplaints(entry: MentalState) {
  if (highestRisk(entry) < high && entry.change_since_last !== 'much_worse') return {};
  return {
    ...((entry.action_taken ?? '') === '' ? { action_taken: 'Say what was done.' } : {}),
    ...(entry.escalated_to.length === 0 ? { escalated_to: 'Say who was told.' } : {}),
    ...(entry.escalated_at === null ? { escalated_at: 'Say when they were told.' } : {}),
  };
}
