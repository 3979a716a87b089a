import { localDay, type Day, type Moment } from '../../kit/time/time.ts';
import { isNameless } from '../complaint-rules.ts';
import { letterWords, type LetterComplaint, type LetterFacts, type LetterName } from './letter-words.ts';

export interface ComplaintLetter {
  readonly name: LetterName;
  readonly title: string;
  readonly day: Day;
  readonly to: readonly string[];
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly signedBy: string;
}

export const letterTitles: { readonly [N in LetterName]: string } = {
  acknowledgement: 'We received your complaint',
  investigation: 'Your complaint is being looked into',
  delay: 'Our answer takes longer',
  answer: 'Our answer to your complaint',
  learning: 'What we learnt from your complaint',
};

/** When each letter became due: with its step, and never before. */
const written: { readonly [N in LetterName]: (complaint: LetterComplaint) => Moment | null } = {
  acknowledgement: ({ acknowledged_at }) => acknowledged_at,
  investigation: ({ investigator, looked_into_at }) => (investigator === null ? null : looked_into_at),
  delay: ({ delayed_at }) => delayed_at,
  answer: ({ answer, answered_at }) => (answer === null ? null : answered_at),
  learning: ({ status, learning, closed_at }) => (status === 'closed' && learning !== null ? closed_at : null),
};

const order = [
  'acknowledgement',
  'investigation',
  'delay',
  'answer',
  'learning',
] as const satisfies readonly LetterName[];

/** The letters that a complaint has come to, in their order. To whoever stays unnamed nobody writes. */
export const lettersOf = (complaint: LetterComplaint): readonly LetterName[] =>
  isNameless(complaint) ? [] : order.filter((name) => written[name](complaint) !== null);

const linesOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A letter of the house's own words with the facts of the complaint in them; null where it has not come to it. */
export function complaintLetter(name: LetterName, facts: LetterFacts): ComplaintLetter | null {
  const { complaint, zone, names } = facts;
  const at = written[name](complaint);
  if (at === null || !lettersOf(complaint).includes(name)) return null;
  const who = complaint.from_name ?? '';
  return {
    name,
    title: letterTitles[name],
    day: localDay(at, zone),
    to: [who, ...linesOf(complaint.from_address)],
    greeting: `Dear ${who},`,
    paragraphs: letterWords[name](facts).flatMap((said) => linesOf(said)),
    signedBy:
      (name === 'answer' || name === 'learning' ? names['answered_by'] : names['acknowledged_by']) ?? 'The manager',
  };
}
