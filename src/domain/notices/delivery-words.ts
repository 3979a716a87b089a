import { capital } from '../kit/words/mid-sentence.ts';
import { faults, type Channel, type DeliveryState, type Fault } from '../kit/people/channels.ts';
import type { Moment } from '../kit/time/time.ts';

/** What became of telling one person by one channel, as the server answers it. */
export interface Delivery {
  readonly id: string;
  readonly staff: string;
  readonly name: string;
  readonly notification: string | null;
  readonly channel: Channel;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly created_at: Moment;
  readonly next_try_at: Moment;
  readonly settled_at: Moment | null;
  readonly fault: Fault | null;
}

const done: Readonly<Record<Channel, string>> = { email: 'e-mailed', push: 'pushed', sms: 'texted' };
const how: Readonly<Record<Channel, string>> = { email: 'by e-mail', push: 'by push message', sms: 'by text' };

/** "E-mailed 03:12", or why not and what comes next; `at` writes a moment as the house reads it. */
export function deliveryWords(
  { channel, state, settled_at, next_try_at, attempts, fault }: Delivery,
  at: (moment: Moment) => string,
): string {
  const why = fault ? ` ${faults[fault]}` : '';
  switch (state) {
    case 'sent':
      return `${capital(done[channel])} ${at(settled_at ?? next_try_at)}`;
    case 'failed':
      return `Could not be ${done[channel]} (${at(settled_at ?? next_try_at)}).${why}`;
    case 'not_needed':
      return `Not ${done[channel]}: somebody had seen it already`;
    case 'waiting':
      return fault === null || attempts === 0
        ? `On its way ${how[channel]}`
        : `Not yet ${done[channel]}.${why} Next try ${at(next_try_at)}.`;
  }
}
