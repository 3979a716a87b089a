import { compareNames } from '../../kit/names/compare-names.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import { pence } from '../balance.ts';

/** Money that left a resident's tin, as far as a pattern looks at it. */
export interface PatternEntry {
  readonly id: string;
  readonly recorded_by: string;
  readonly recorder: string;
  readonly witness: string | null;
  readonly witness_name: string | null;
  readonly resident_name: string;
  readonly amount: number;
  readonly description: string;
  readonly payee: string;
  readonly occurred_at: Moment;
  readonly has_receipt: boolean;
  /** Whether its recorder had a shift at that hour; null for whoever the rota does not plan. */
  readonly was_on_rota: boolean | null;
}

export type PatternKind = 'same_pair' | 'round_sums' | 'off_rota' | 'gift_cards' | 'no_receipt';

/** A figure that stands out in what one person wrote down. It says nothing about why. */
export interface MoneyPattern {
  readonly kind: PatternKind;
  readonly recorded_by: string;
  readonly recorder: string;
  /** The other one of a pair. */
  readonly witness: string | null;
  readonly witness_name: string | null;
  /** How many entries show it, of how many. */
  readonly part: number;
  readonly whole: number;
  /** The same share in everybody else's entries, in per cent; null where nobody else wrote any. */
  readonly others_pct: number | null;
  readonly entries: readonly PatternEntry[];
}

/** The entities that the patterns are read from. */
export const patternsMadeOf = ['payment', 'rota', 'resident'] as const;

export interface MoneyPatterns {
  readonly from: Day;
  readonly to: Day;
  /** How many entries were looked at. */
  readonly looked_at: number;
  readonly patterns: readonly MoneyPattern[];
}

/** Our own choices: fewer entries than these show nothing about anybody. */
export const fewestEntries = 5;
export const fewestOffRota = 2;
export const roundPounds = 5;
export const pairPct = 90;
export const roundPct = 60;
export const receiptPct = 25;
/** How far a share lies above everybody else's. */
export const aboveOthers = 2;

const giftCard = /\b(gift|itunes|google play|steam|amazon|paysafe|prepaid)[ -]?(card|voucher|code)s?\b|\bpaysafe/i;
export const isGiftCard = ({ description, payee }: Pick<PatternEntry, 'description' | 'payee'>): boolean =>
  giftCard.test(description) || giftCard.test(payee);

const isRound = ({ amount }: Pick<PatternEntry, 'amount'>): boolean => pence(amount) % (roundPounds * 100) === 0;

const pctOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

interface Shares {
  readonly own: readonly PatternEntry[];
  readonly others: readonly PatternEntry[];
}

function patternOf(
  kind: PatternKind,
  { own, others }: Shares,
  shows: (one: PatternEntry) => boolean,
): MoneyPattern | null {
  const [first] = own;
  if (!first) return null;
  const entries = own.filter(shows);
  return {
    kind,
    recorded_by: first.recorded_by,
    recorder: first.recorder,
    witness: null,
    witness_name: null,
    part: entries.length,
    whole: own.length,
    others_pct: others.length === 0 ? null : pctOf(others.filter(shows).length, others.length),
    entries,
  };
}

/** Enough entries, a large share, and clearly more than everybody else's. */
const standsOut = ({ part, whole, others_pct }: MoneyPattern, least: number): boolean =>
  whole >= fewestEntries && pctOf(part, whole) >= least && pctOf(part, whole) >= aboveOthers * (others_pct ?? 0);

/** The witness who signs most of somebody's entries; only where other colleagues witness in the house as well. */
function pairOf({ own, others }: Shares): MoneyPattern | null {
  const witnessed = own.filter(({ witness }) => witness !== null);
  const [most] = [...Map.groupBy(witnessed, ({ witness }) => witness)].toSorted((a, b) => b[1].length - a[1].length);
  const [witness, together] = most ?? [null, []];
  const elsewhere = new Set(others.flatMap((one) => one.witness ?? []).filter((one) => one !== witness));
  const pattern = patternOf('same_pair', { own: witnessed, others }, (one) => one.witness === witness);
  return pattern &&
    elsewhere.size > 1 &&
    witnessed.length >= fewestEntries &&
    pctOf(together.length, witnessed.length) >= pairPct
    ? { ...pattern, witness, witness_name: together[0]?.witness_name ?? null }
    : null;
}

function patternsOf(shares: Shares): readonly MoneyPattern[] {
  const round = patternOf('round_sums', shares, isRound);
  const off = patternOf('off_rota', shares, ({ was_on_rota }) => was_on_rota === false);
  const cards = patternOf('gift_cards', shares, isGiftCard);
  const bare = patternOf('no_receipt', shares, ({ has_receipt }) => !has_receipt);
  return [
    pairOf(shares),
    round && standsOut(round, roundPct) ? round : null,
    off && off.part >= fewestOffRota ? off : null,
    cards && cards.part > 0 ? cards : null,
    bare && standsOut(bare, receiptPct) ? bare : null,
  ].filter((one) => one !== null);
}

/** What stands out in the spending of residents' money, person by person, by name. */
export const moneyPatterns = (entries: readonly PatternEntry[]): readonly MoneyPattern[] =>
  [...Map.groupBy(entries, ({ recorded_by }) => recorded_by)]
    .flatMap(([person, own]) => patternsOf({ own, others: entries.filter((one) => one.recorded_by !== person) }))
    .toSorted((a, b) => compareNames(a.recorder, b.recorder) || compareNames(a.kind, b.kind));
