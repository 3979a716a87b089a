import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import type { Moment } from '../../kit/time/time.ts';
import { safetyFacts, type SafetyFields } from '../../residents/person/safety-facts.ts';
import { resident } from '../../residents/person/resident.ts';
import { briefly } from '../../kit/words/briefly.ts';
import type { ResidentPage } from './compose.ts';
import type { HandoverLine } from '../handover-line.ts';
import type { SheetPerson } from './sheet.ts';

/** Whom to ring about a resident. */
export interface BriefContact {
  readonly name: string;
  readonly relationship: string;
  readonly phone: string;
}

/** What somebody who has never met a resident must know before the first entry. */
export interface BriefCard {
  readonly person: SheetPerson;
  /** What can cost a life within minutes. */
  readonly red: readonly string[];
  readonly beware: readonly string[];
  readonly parts: readonly { readonly label: string; readonly words: string }[];
  /** What the composer has for the coming shift: what went wrong, what to watch, what to do. */
  readonly lines: readonly HandoverLine[];
  readonly contacts: readonly BriefContact[];
  /** Has to be read before anything is recorded. */
  readonly is_safety: boolean;
  readonly read_at: Moment | null;
}

export interface Brief {
  readonly home: {
    readonly name: string;
    readonly phone: string | null;
    readonly on_call_phone: string | null;
    readonly emergency_info: string | null;
  };
  readonly at: Moment;
  /** The reader is lent to the house and has safety cards yet to read. */
  readonly must_read: boolean;
  readonly house: readonly HandoverLine[];
  readonly cards: readonly BriefCard[];
}

const briefParts: readonly (readonly [label: string, names: readonly string[]])[] = [
  ['How I communicate', ['communication', 'hearing', 'sight', 'aids']],
  ['How I move', ['mobility']],
  ['How I eat', ['diet', 'iddsi_food_level']],
  ['How I drink', ['iddsi_fluid_level', 'fluid_target_ml', 'fluid_restriction_ml']],
  ['What upsets me', ['trigger_factors', 'dislikes']],
  ['What helps', ['calming_strategies', 'how_to_support_me']],
];

/** The fields of a resident that a card is made of. */
export const briefFields: readonly string[] = [...new Set(briefParts.flatMap(([, names]) => names))];

type Profile = SafetyFields & RecordValues;

const listed = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

/** Lists of words, such as aids and triggers, are told as they are; everything else as its field says it. */
const wordsOf = (profile: Profile, names: readonly string[]): string =>
  names
    .map((name) => listed(profile[name]) || briefly(resident, profile, [name]))
    .filter((words) => words !== '')
    .join(' · ');

const isUsedTonight = ({ part, rank }: HandoverLine): boolean =>
  rank === 'safety' || part === 'watch' || part === 'do' || part === 'appointments';

export function briefCard(
  profile: Profile,
  page: Pick<ResidentPage, 'lines' | 'priority'>,
  today: string,
): Pick<BriefCard, 'red' | 'beware' | 'parts' | 'lines' | 'is_safety'> {
  const facts = safetyFacts(profile, today);
  const red = facts.filter(({ tone }) => tone === 'danger').map(({ words }) => words);
  return {
    red,
    beware: facts.filter(({ tone }) => tone === 'watch').map(({ words }) => words),
    parts: briefParts.flatMap(([label, names]) => {
      const words = wordsOf(profile, names);
      return words === '' ? [] : [{ label, words }];
    }),
    lines: page.lines.filter(isUsedTonight),
    is_safety: red.length > 0 || page.priority === 'urgent',
  };
}
