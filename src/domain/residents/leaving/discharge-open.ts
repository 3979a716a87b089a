import { poundWords } from '../../kit/words/pound-words.ts';
import type { Inventory } from '../belongings/inventory.ts';
import type { Appointment } from '../../appointments/appointment.ts';
import type { Incident } from '../../incidents/incident/incident.ts';
import type { Transaction } from '../../money/transaction.ts';
import type { Notification } from '../../notices/notification.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

/** The entities of which something may stand open. */
export const stillOpenMadeOf = [
  'resident',
  'inventory',
  'incident',
  'notification',
  'appointment',
  'transaction',
  'care_tracking',
  'plan_scheduler',
  'risk_scheduler',
  'evaluation_scheduler',
  'accident_scheduler',
] as const;

/** What still stands open for someone who is about to leave. A part its reader has no permission for is not there. */
export interface StillOpen {
  readonly balances?: readonly (Pick<Transaction, 'account_kind'> & { readonly balance: number })[];
  readonly belongings?: readonly OpenBelonging[];
  readonly incidents?: readonly Pick<Incident, 'id' | 'incident_type' | 'status' | 'occurred_at'>[];
  readonly alerts?: readonly Pick<Notification, 'id' | 'title' | 'severity'>[];
  readonly appointments?: readonly Pick<Appointment, 'id' | 'title' | 'starts_at'>[];
  /** Reviews and follow-up checks that would be cancelled. */
  readonly scheduled: number;
  /** What is watched for them and would no longer be. */
  readonly watched?: readonly string[];
}

export type OpenBelonging = Pick<
  Inventory,
  'id' | 'version' | 'item_name' | 'quantity' | 'category' | 'location' | 'status' | 'status_date' | 'is_valuable'
>;

const counted = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

type LeftOpen = Pick<StillOpen, 'balances' | 'belongings' | 'incidents' | 'alerts'>;

/** Leaving may go ahead all the same, but by someone who has seen what stays behind. */
export function openWarnings({ balances = [], belongings = [], incidents = [], alerts = [] }: LeftOpen) {
  const held = balances.reduce((sum, { balance }) => sum + balance, 0);
  return warningsOf({
    ...(balances.length > 0
      ? { money_balance_returned_signed: ['balance_left', `${poundWords(held)} of theirs is still held here.`] }
      : {}),
    ...(belongings.length > 0
      ? {
          property_checked_and_returned: [
            'belongings_left',
            `${counted(belongings.length, 'belonging has', 'belongings have')} not been returned.`,
          ],
        }
      : {}),
    ...(incidents.length > 0
      ? { status: ['incidents_open', `${counted(incidents.length, 'incident is', 'incidents are')} still open.`] }
      : {}),
    ...(alerts.length > 0
      ? { follow_up: ['alerts_open', `${counted(alerts.length, 'alert is', 'alerts are')} still open.`] }
      : {}),
  });
}
