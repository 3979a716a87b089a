import { isAhead } from '../../kit/time/ahead.ts';
import type { Moment } from '../../kit/time/time.ts';
import { choice, moment, readOnly, text } from '../../kit/vocabulary/fields.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';
import { supplies } from './lost-supply.ts';

const lost = { when: { lost_supply: keysOf(supplies) } } as const;

/** Whether the regulator is told that a supply was away: a manager's decision, by a call of its own. Called as in an incident. */
export const regulatorFields = {
  cqc_notifiable: readOnly(
    choice('Tell the regulator', { options: { pending: 'To be decided', no: 'No', yes: 'Yes' }, ...lost }),
  ),
  cqc_sent_at: readOnly(moment('Regulator told at', lost)),
  cqc_reference: readOnly(text('Reference', { max: 60, ...lost })),
  cqc_reason: readOnly(text('Why the regulator is not told', { max: 300, ...lost })),
} as const;

export interface RegulatorDecision {
  readonly lost_supply: string | null;
  readonly cqc_notifiable: string | null;
  readonly cqc_sent_at: Moment | null;
  readonly cqc_reason: string | null;
}

/** A supply that is away waits for a decision; where none is, there is nothing to decide. */
export const undecided = ({ lost_supply, cqc_notifiable }: RegulatorDecision) =>
  lost_supply === null
    ? { cqc_notifiable: null, cqc_sent_at: null, cqc_reference: null, cqc_reason: null }
    : cqc_notifiable === null
      ? { cqc_notifiable: 'pending' as const }
      : {};

export const decisionComplaints = (
  { cqc_notifiable, cqc_sent_at, cqc_reason }: RegulatorDecision,
  now: Moment,
): Readonly<Record<string, string>> => ({
  ...(cqc_notifiable === 'no' && cqc_reason === null ? { cqc_reason: 'Say why the regulator is not told.' } : {}),
  ...(cqc_sent_at !== null && isAhead(cqc_sent_at, now)
    ? { cqc_sent_at: 'The regulator cannot have been told in the future.' }
    : {}),
});
