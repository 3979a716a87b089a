import type { ShownWaiting } from '../kit/people/two-people.ts';
import { dayWords } from '../kit/time/day-words.ts';
import type { Day, Moment } from '../kit/time/time.ts';
import { date, must, text } from '../kit/vocabulary/fields.ts';
import type { ClockName } from './retention-clocks.ts';

export const grounds = { retention: 'Its time is over', court_order: 'Order of a court' } as const;
export type Ground = keyof typeof grounds;

/** What an order of a court is known by. */
export const orderFields = {
  court: must(text('Court', { max: 200 })),
  order_reference: must(text('Reference of the order', { max: 100 })),
  ordered_on: must(date('Date of the order', { tense: 'past' })),
};

/** A person or a record that a disposal is about. */
export interface DisposalSubject {
  readonly entity: string;
  readonly id: string;
  /** What it is called; null once it is gone. */
  readonly name: string | null;
}

/** How many records of a kind. */
export interface KindCount {
  readonly entity: string;
  readonly count: number;
}

/** What keeps records that could go otherwise. */
export interface Keeping {
  /** The hold; null where something else keeps them. */
  readonly hold: string | null;
  readonly reason: string;
  /** The day on which a longer period ends; null where they stay until somebody lifts the hold. */
  readonly until: Day | null;
}

/** "Held: Inquest 44/26." or "Kept until 1 March 2030: Asked for by her family." */
export const keepingWords = ({ reason, until }: Keeping): string =>
  until === null ? `Held: ${reason}` : `Kept until ${dayWords(until)}: ${reason}`;

/** Records whose time is over, to be looked at together. */
export interface DueGroup {
  /** The place in the list, to go on from. */
  readonly key: string;
  readonly clock: ClockName;
  readonly subject: DisposalSubject | null;
  /** Since when; of the records of a house, of the oldest. */
  readonly due_on: Day;
  /** Where records are kept at most, not at least, so long: the day by which the oldest must be gone. */
  readonly must_go_by: Day | null;
  readonly kinds: readonly KindCount[];
  /** Records that stay and name some of these, so that these cannot go yet. */
  readonly needed_by: readonly KindCount[];
  /** What keeps all of it; null where nothing does. */
  readonly held: Keeping | null;
  /** Of the records of a house: how many a hold keeps. */
  readonly held_records: number;
  /** The disposal that waits for a second person already. */
  readonly waiting: string | null;
}

export interface DuePage {
  readonly today: Day;
  readonly groups: readonly DueGroup[];
  /** What the next page is asked for by; null on the last. */
  readonly next: string | null;
}

/** One record that goes, or what stays of it. */
export interface DisposedRecord {
  readonly entity: string;
  readonly record: string;
  readonly dated: Day;
  readonly versions: number;
  /** Of the record as it was; null while it is still there. */
  readonly digest: string | null;
}

/** Something that was asked to go for good, as those concerned are shown it. */
export interface Disposal extends ShownWaiting {
  readonly home: string;
  readonly ground: Ground;
  readonly clock: ClockName | null;
  readonly subject: DisposalSubject | null;
  readonly until: Day | null;
  readonly court: string | null;
  readonly order_reference: string | null;
  readonly ordered_on: Day | null;
  /** How many records went; null before. */
  readonly records: number | null;
}

/** The same with exactly what goes or went. */
export interface DisposalInFull extends Disposal {
  readonly kinds: readonly KindCount[];
  readonly listed: readonly DisposedRecord[];
  readonly next: string | null;
  /** Known by what goes: whoever confirms sends it back, so that nothing else goes than what they saw. */
  readonly mark: string | null;
  /** Why it cannot be confirmed as things stand. */
  readonly obstacle: string | null;
  /** Proves the certificate: the signature of what went. */
  readonly signature: string | null;
}

/** What stays of a record whose content is gone. */
export interface DisposalStub extends DisposedRecord {
  readonly home: string;
  readonly disposal: string;
  readonly ground: Ground;
  readonly court: string | null;
  readonly order_reference: string | null;
  readonly ordered_on: Day | null;
  readonly asked_by: string;
  readonly decided_by: string;
  readonly decided_at: Moment;
}
