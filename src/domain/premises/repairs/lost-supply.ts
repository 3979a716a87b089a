import { midSentence } from '../../kit/words/mid-sentence.ts';
import { compareMoments, hoursBetween, type Moment } from '../../kit/time/time.ts';

export const supplies = {
  electricity: 'Electricity',
  gas: 'Gas',
  water: 'Water',
  sewerage: 'Drains and sewerage',
} as const;
export type Supply = keyof typeof supplies;

/** What the house cannot do without, the field that says so, and how it ended. */
export interface SupplyFacts {
  readonly lost_supply: Supply | null;
  readonly supply_lost_at: Moment | null;
  readonly supply_back_at: Moment | null;
  readonly reported_at: Moment | null;
  readonly completed_at: Moment | null;
  readonly cqc_notifiable: string | null;
  readonly cqc_sent_at: Moment | null;
  readonly status: string;
}

/** The regulator is told when electricity, gas, water or sewerage stops for longer (CQC (Registration) Regulations 2009, regulation 18). */
export const notifyAfterHours = 24;

interface SupplyLoss {
  readonly supply: Supply;
  readonly since: Moment;
  /** Null while it is still away. */
  readonly until: Moment | null;
  readonly hours: number;
  /** Longer than the law lets pass in silence. */
  readonly isLong: boolean;
  /** The regulator has been told, or somebody decided that it need not be. */
  readonly isSettled: boolean;
}

const isDone = (status: string): boolean => status === 'completed' || status === 'verified';

/** How long a supply was away; null where none was, or where the report was taken back. */
export function supplyLoss(repair: SupplyFacts, now: Moment): SupplyLoss | null {
  const { lost_supply: supply, status, cqc_notifiable, cqc_sent_at } = repair;
  const since = repair.supply_lost_at ?? repair.reported_at;
  if (supply === null || since === null || status === 'cancelled') return null;
  const until = repair.supply_back_at ?? (isDone(status) ? repair.completed_at : null);
  const hours = Math.max(0, hoursBetween(since, until ?? now));
  return {
    supply,
    since,
    until,
    hours,
    isLong: hours > notifyAfterHours,
    isSettled: cqc_notifiable === 'no' || cqc_sent_at !== null,
  };
}

/** Whether the regulator is still to hear of it. */
export const mustTellRegulator = (loss: SupplyLoss | null): boolean => loss !== null && loss.isLong && !loss.isSettled;

/** How long the house has been, or was, without it. */
export function supplyLossWords({ supply, hours, until }: SupplyLoss): string {
  const whole = Math.floor(hours);
  const time = whole < 1 ? 'less than an hour' : whole === 1 ? '1 hour' : `${whole} hours`;
  return `The house ${until === null ? 'has been' : 'was'} without ${midSentence(supplies[supply])} for ${time}`;
}

/** What is wrong with the times of a lost supply. */
export function supplyComplaints(
  {
    supply_lost_at,
    supply_back_at,
    reported_at,
  }: Pick<SupplyFacts, 'supply_lost_at' | 'supply_back_at' | 'reported_at'>,
  now: Moment,
): Readonly<Record<string, string>> {
  const since = supply_lost_at ?? reported_at;
  if (supply_lost_at !== null && compareMoments(supply_lost_at, now) > 0)
    return { supply_lost_at: 'It cannot have stopped in the future.' };
  return supply_back_at !== null && since !== null && compareMoments(supply_back_at, since) < 0
    ? { supply_back_at: 'It cannot be back before it stopped.' }
    : {};
}
