import { saidInFull } from '../../kit/time/day-words.ts';
import { localDay, type Moment } from '../../kit/time/time.ts';
import type { Complaint } from '../complaint.ts';

/** Where somebody can go who is not content with a home's answer, by the nation whose regulator the home has. */
const higherUp = {
  // Local Government Act 1974, part 3A: adult social care, paid for by whomever.
  CQC: 'If you are still not content, the Local Government and Social Care Ombudsman looks at complaints about care homes, free of charge: www.lgo.org.uk. The Care Quality Commission does not settle complaints, but wants to hear about care: www.cqc.org.uk.',
  CIW: 'If you are still not content, the Public Services Ombudsman for Wales looks at complaints about care homes, free of charge: www.ombudsman.wales. Care Inspectorate Wales wants to hear about care: www.careinspectorate.wales.',
  CI: 'If you are still not content, the Care Inspectorate looks at complaints about care homes, free of charge: www.careinspectorate.com.',
  RQIA: 'If you are still not content, the Northern Ireland Public Services Ombudsman looks at complaints about care homes, free of charge: www.nipso.org.uk. The Regulation and Quality Improvement Authority wants to hear about care: www.rqia.org.uk.',
} as const;
type Regulator = keyof typeof higherUp;

export type LetterName = 'acknowledgement' | 'investigation' | 'delay' | 'answer' | 'learning';

/** As much of a complaint as its letters tell. */
export type LetterComplaint = Pick<
  Complaint,
  | 'from_type'
  | 'from_name'
  | 'from_address'
  | 'is_anonymous'
  | 'received_at'
  | 'title'
  | 'wanted'
  | 'status'
  | 'acknowledged_at'
  | 'investigator'
  | 'looked_into_at'
  | 'answer_by'
  | 'delay_reason'
  | 'delayed_at'
  | 'outcome'
  | 'answer'
  | 'answered_at'
  | 'learning'
  | 'closed_at'
>;

export interface LetterFacts {
  readonly complaint: LetterComplaint;
  readonly house: { readonly name: string; readonly phone: string; readonly regulator: Regulator };
  /** What those are called whom the complaint names, as far as they are known. */
  readonly names: Readonly<Record<string, string | undefined>>;
  readonly zone: string;
}

type Said = (facts: LetterFacts) => readonly string[];

const on = (moment: Moment | null, zone: string): string => (moment === null ? '' : saidInFull(localDay(moment, zone)));

/** `your complaint of 3 March 2026, “Cold tea”` */
const which = ({ complaint: { received_at, title }, zone }: LetterFacts): string =>
  `your complaint of ${on(received_at, zone)}, “${title}”`;

const answerPromise = ({ complaint: { answer_by } }: LetterFacts): string =>
  answer_by === null
    ? ''
    : `We will answer you by ${saidInFull(answer_by)}. If it takes longer, we will tell you why before that day.`;

const outcomes: { readonly [O in NonNullable<Complaint['outcome']>]: string } = {
  upheld: 'We uphold your complaint: you were right, and it should not have happened.',
  partly: 'We uphold a part of your complaint.',
  not_upheld: 'We do not uphold your complaint. This is why.',
};

const acknowledgement: Said = (facts) => {
  const { complaint, house, names } = facts;
  const about = names['resident'] ? ` It is about the care of ${names['resident']}.` : '';
  return [
    `Thank you for telling us what is wrong. We received ${which(facts)}.${about} I am sorry that you had reason to complain.`,
    complaint.wanted ? `You told us what you would like to happen: ${complaint.wanted}` : '',
    `Somebody whom it does not concern will look into it. ${answerPromise(facts)}`,
    'What you told us is read only by those who deal with it. Nobody in this house is treated differently because of a complaint.',
    `If you would like somebody to help you with it, an advocate can: ask us, or your council. You can speak to me at any time on ${house.phone}.`,
  ];
};

const investigation: Said = (facts) => [
  `${facts.names['investigator'] ?? 'A colleague'} is now looking into ${which(facts)}. It does not concern them.`,
  'They read what was written down at the time and speak with whoever was there. They may ask to speak with you too; tell us if you would rather not.',
  answerPromise(facts),
];

const delay: Said = (facts) => {
  const { delay_reason, answer_by } = facts.complaint;
  return [
    `We are still looking into ${which(facts)}. It takes longer than we promised, and I am sorry for that.`,
    delay_reason ? `This is why: ${delay_reason}` : '',
    answer_by === null ? '' : `We will answer you by ${saidInFull(answer_by)}.`,
  ];
};

const answer: Said = (facts) => {
  const { complaint, house, names } = facts;
  return [
    `${names['investigator'] ?? 'A colleague'}, whom it does not concern, has looked into ${which(facts)}. This is our answer.`,
    complaint.outcome === null ? '' : outcomes[complaint.outcome],
    complaint.answer ?? '',
    `If you are not content with this answer, tell us what we have missed, and we will look at it again. You can reach me on ${house.phone}.`,
    higherUp[house.regulator],
  ];
};

const learning: Said = (facts) => [
  `On ${on(facts.complaint.answered_at, facts.zone)} we answered ${which(facts)}. We promised to learn from it, and want to tell you what has changed.`,
  facts.complaint.learning ?? '',
  'Thank you for telling us. It made this house a better place.',
];

/** The middle of each letter, paragraph by paragraph; what is not known is left out. */
export const letterWords: { readonly [N in LetterName]: Said } = {
  acknowledgement,
  investigation,
  delay,
  answer,
  learning,
};
