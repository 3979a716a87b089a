import { saidDay } from '../../../kit/time/day-words.ts';
import { poundWords } from '../../../kit/words/pound-words.ts';
import { monthOccasion } from '../../engine/month-occasion.ts';
import {
  addDays,
  addMonths,
  compareMoments,
  hoursBetween,
  minutesBetween,
  type Day,
  type Moment,
} from '../../../kit/time/time.ts';
import type { AlertRule, Finding } from '../../engine/alert-rule.ts';
import { mergeVerdicts } from '../../engine/due-steps.ts';
import { eachRecord, eachResident, type EvaluatedRecord } from '../../engine/each-fact.ts';
import { faultWords, type LedgerFault } from '../../../money/ledger/ledger-proof.ts';

export interface CountFacts extends EvaluatedRecord {
  readonly total_difference: number;
}

export interface MovementFacts extends EvaluatedRecord {
  readonly entity: 'payment' | 'petty_cash';
  readonly status: string;
  readonly asks_receipt: boolean;
  readonly has_receipt: boolean;
  readonly occurred_at: Moment;
  readonly updated_at: Moment;
  /** Of an advance that was not brought back. */
  readonly due_back_at: Moment | null;
}

/** What one member of staff did with money in the last 30 days. */
export interface HandlingFacts extends EvaluatedRecord {
  readonly reversals: number;
  /** What they wrote down as spent, in pounds. */
  readonly spent: readonly number[];
}

export interface HouseMoneyFacts {
  /** Null where the house keeps no petty cash. */
  readonly float: number | null;
  /** The oldest month with a line that is not closed. */
  readonly open_since: Day | null;
  /** When the last handover was received, and whether its cash was counted. */
  readonly received_at: Moment | null;
  readonly is_counted: boolean;
  readonly has_tins: boolean;
}

export interface PropertyFacts {
  readonly resident: string;
  readonly admission_date: Day;
  /** Belongings that were written down with a witness and agreed to. */
  readonly agreed: number;
  /** The longest any of them went unchecked. */
  readonly unchecked_since: Day | null;
}

export interface MoneyAlertFacts {
  readonly counts: readonly CountFacts[];
  readonly movements: readonly MovementFacts[];
  readonly tins: readonly { readonly resident: string; readonly balance: number }[];
  readonly handling: readonly HandlingFacts[];
  readonly house: readonly HouseMoneyFacts[];
  /** What the last night's proof found. */
  readonly faults: readonly LedgerFault[];
  readonly property: readonly PropertyFacts[];
  readonly missing: readonly (EvaluatedRecord & { readonly item_name: string })[];
}

type MoneyRule = AlertRule<MoneyAlertFacts>;

const house = (severity: Finding['severity'], saw: string, occasions: readonly string[] = []): readonly Finding[] => [
  { resident: null, object: null, severity, saw, occasions },
];

const countMinutes = 60;
const witnessHours = 2;
/** The next shift countersigns what somebody posted alone. */
const countersignHours = 12;
const receiptDays = 7;
const lowFloatShare = 0.2;
const lockDay = 5;
const manyReversals = 3;
/** Sums within a tenth below the one that needs authorising, again and again: somebody may not want it looked at. */
const justUnderShare = 0.9;
const manyJustUnder = 3;
const listHours = 48;
const checkMonths = 6;

/** Movements of both kinds; the alert is about the one it came from. */
const movements =
  (evaluate: (one: MovementFacts, now: Moment) => string | null, severity: Finding['severity']): MoneyRule['find'] =>
  (book, at) =>
    (['payment', 'petty_cash'] as const).flatMap((entity) =>
      eachRecord(
        entity,
        ({ movements: all }: MoneyAlertFacts) => all.filter((one) => one.entity === entity),
        (one) => {
          const saw = evaluate(one, at.now);
          return saw === null ? null : [severity, saw];
        },
      )(book, at),
    );

/** On the fifth, last month's book must be closed. */
const isUnclosed = (open_since: Day | null, today: Day): boolean => {
  const month = today.slice(0, 7);
  const last = Number(today.slice(8)) > lockDay ? month : addMonths(`${month}-01`, -1).slice(0, 7);
  return open_since !== null && open_since.slice(0, 7) < last;
};

export const moneyAlerts: readonly MoneyRule[] = [
  {
    code: 'MON-1',
    category: 'money',
    title: 'A cash count does not add up',
    to: ['lead', 'manager'],
    source: 'Housing 21, cash handling',
    says: () => 'A count and the ledger differ.',
    clears: 'It clears when a manager has resolved it.',
    find: eachRecord(
      'payments_handover',
      ({ counts }) => counts,
      ({ total_difference }) => ['high', `The tins differ by ${poundWords(Math.abs(total_difference))}.`],
    ),
  },
  {
    code: 'MON-2',
    category: 'money',
    title: 'The cash was not counted',
    to: ['lead', 'manager'],
    source: 'Housing 21, cash handling',
    says: () => `${countMinutes} minutes after a handover was received its cash is not counted.`,
    clears: 'It clears when the count is agreed.',
    find: ({ house: [money] }, { now }) =>
      money?.has_tins &&
      money.received_at !== null &&
      !money.is_counted &&
      minutesBetween(money.received_at, now) >= countMinutes
        ? house('medium', 'The last handover has no agreed count.', [money.received_at])
        : [],
  },
  {
    code: 'MON-3',
    category: 'money',
    title: 'A payment waits for its witness',
    to: ['lead'],
    source: 'Housing 21, cash handling',
    says: () =>
      `A movement of money waits for its witness for more than ${witnessHours} hours, or one that somebody posted alone is not countersigned within ${countersignHours}.`,
    clears: 'It clears when it is witnessed or countersigned.',
    find: movements(({ status, updated_at }, now) => {
      const most = { awaiting_witness: witnessHours, awaiting_countersign: countersignHours }[status];
      const hours = hoursBetween(updated_at, now);
      return most !== undefined && hours > most ? `Waiting for ${Math.floor(hours)} hours.` : null;
    }, 'medium'),
  },
  {
    code: 'MON-4',
    category: 'money',
    title: 'More cash is held than agreed',
    to: ['manager'],
    source: 'Housing 21, cash handling: at most £500',
    says: (s) => `More than ${poundWords(s.max_cash_held)} of one resident’s cash is held.`,
    clears: 'It clears when it is less.',
    find: eachResident(
      ({ tins }) => tins,
      ({ balance }, { settings }) =>
        balance > settings.max_cash_held ? ['medium', `${poundWords(balance)} is held.`] : null,
    ),
  },
  {
    code: 'MON-5',
    category: 'money',
    title: 'A receipt is missing',
    to: ['key_worker', 'manager'],
    source: 'Housing 21, cash handling',
    says: () => `Money went out ${receiptDays} days ago and there is neither a receipt nor a reason.`,
    clears: 'It clears with the receipt, or the reason.',
    find: movements(
      ({ asks_receipt, has_receipt, occurred_at, status }, now) =>
        asks_receipt &&
        !has_receipt &&
        status !== 'draft' &&
        status !== 'reversed' &&
        hoursBetween(occurred_at, now) >= receiptDays * 24
          ? 'No receipt and no reason.'
          : null,
      'low',
    ),
  },
  {
    code: 'MON-6',
    category: 'money',
    title: 'An advance was not brought back',
    to: ['lead', 'manager'],
    source: 'Housing 21, cash handling',
    says: () => 'Money that was taken along did not come back in time.',
    clears: 'It clears when it is brought back.',
    find: movements(
      ({ due_back_at }, now) =>
        due_back_at !== null && compareMoments(due_back_at, now) < 0 ? 'It was to be back by now.' : null,
      'medium',
    ),
  },
  {
    code: 'MON-7',
    category: 'money',
    title: 'The petty cash needs attention',
    to: ['manager'],
    source: 'Our own figures',
    says: (s) =>
      `Less than ${lowFloatShare * 100} % of the float of ${poundWords(s.petty_float)} is left, or a month is not closed by the ${lockDay}th of the next.`,
    clears: 'It clears when it is topped up, and the month is closed.',
    find: ({ house: [money] }, { today, settings }) => {
      const verdict = mergeVerdicts([
        money && money.float !== null && money.float < settings.petty_float * lowFloatShare
          ? ['low', `${poundWords(money.float)} is left.`, ['float']]
          : null,
        money && isUnclosed(money.open_since, today)
          ? ['low', `Open since ${saidDay(money.open_since ?? today)}.`, [monthOccasion(today)]]
          : null,
      ]);
      return verdict ? house(...verdict) : [];
    },
  },
  {
    code: 'MON-8',
    category: 'money',
    isPrivate: true,
    hiddenFromPerson: true,
    title: 'One person’s entries of money stand out',
    to: ['manager', 'superuser'],
    source: 'Our own figures',
    answeredByPlan: true,
    says: (s) =>
      `Within 30 days ${manyReversals} or more movements of one person were reversed, or ${manyJustUnder} or more of what they spent lay between ${poundWords(s.payment_authorise_over * justUnderShare)} and ${poundWords(s.payment_authorise_over)}, above which it is authorised.`,
    clears: 'It clears with the manager’s action plan, or when there are fewer.',
    find: eachRecord(
      'staff',
      ({ handling }) => handling,
      ({ reversals, spent }, { settings: { payment_authorise_over: limit } }) => {
        const least = limit * justUnderShare;
        const justUnder = spent.filter((amount) => amount >= least && amount <= limit).length;
        return mergeVerdicts([
          reversals >= manyReversals ? ['high', `Reversed within 30 days: ${reversals}.`, [String(reversals)]] : null,
          justUnder >= manyJustUnder
            ? [
                'high',
                `Between ${poundWords(least)} and ${poundWords(limit)} within 30 days: ${justUnder}.`,
                [`just under ${justUnder}`],
              ]
            : null,
        ]);
      },
    ),
  },
  {
    code: 'MON-9',
    category: 'money',
    title: 'The books do not add up',
    to: ['manager', 'superuser'],
    source: 'Our own rule: to the penny',
    answeredByPlan: true,
    says: () =>
      'Every night each account is added up again from its first line. A sum, a number, the order or the other side of an entry does not agree.',
    clears: 'It clears when the books are proved again and agree, or with the manager’s action plan.',
    find: ({ faults }) =>
      faults.map((fault) => ({
        resident: fault.resident,
        object: fault.source,
        severity: 'high',
        saw: faultWords(fault),
        occasions: [`${fault.account_kind} ${fault.number}`],
      })),
  },
  {
    code: 'INV-1',
    category: 'property',
    title: 'A new resident has no list of belongings',
    to: ['key_worker'],
    source: 'Our own figure',
    says: () =>
      `${listHours} hours after moving in no belonging is on a list that a witness signed and the resident, or whoever decides for them, agreed to.`,
    clears: 'It clears when such a list is begun.',
    find: eachResident(
      ({ property }) => property,
      ({ admission_date, agreed }, { today }) =>
        agreed === 0 && addDays(admission_date, listHours / 24) <= today ? ['medium', 'No list is agreed.'] : null,
    ),
  },
  {
    code: 'INV-2',
    category: 'property',
    title: 'A belonging is missing',
    to: ['lead', 'manager'],
    source: 'Our own rule',
    answeredByPlan: true,
    says: () => 'A belonging is marked as missing.',
    clears: 'It clears when it is found, or with an action plan once the incident about it is closed.',
    find: eachRecord(
      'inventory',
      ({ missing }) => missing,
      ({ item_name }) => ['high', `Missing: ${item_name}.`],
    ),
  },
  {
    code: 'INV-3',
    category: 'property',
    title: 'Belongings are to be checked',
    to: ['key_worker'],
    source: 'Local authority guidance on property: review twice a year',
    says: () => `A belonging was not checked in ${checkMonths} months.`,
    clears: 'It clears when the list is checked.',
    find: eachResident(
      ({ property }) => property,
      ({ unchecked_since }, { today }) =>
        unchecked_since !== null && addMonths(unchecked_since, checkMonths) <= today
          ? ['low', `Last checked on ${saidDay(unchecked_since)}.`]
          : null,
    ),
  },
];
