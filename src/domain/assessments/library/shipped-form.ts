import type { Assessment } from '../assessment.ts';
import type { Question } from '../question.ts';

/** What is said of an answer besides its words and its score: it draws attention, or it rules out the others. */
type Mark = 'flag' | 'alone';
export type ShippedChoice = readonly [label: string, score?: number | null, mark?: Mark];

type QuestionDetails = Partial<Pick<Question, 'help' | 'unit' | 'min' | 'max' | 'formula' | 'trigger'>> & {
  /** A name by which later questions follow from this one. */
  readonly key?: string;
  /** Asked only after this answer to an earlier question. */
  readonly after?: readonly [key: string, label: string];
  readonly isOptional?: boolean;
};

export interface ShippedQuestion extends QuestionDetails {
  readonly text: string;
  readonly kind: Question['kind'];
  readonly choices: readonly ShippedChoice[];
}

interface ShippedSection {
  readonly title: string;
  readonly questions: readonly ShippedQuestion[];
}

type Band = readonly [
  from: number,
  to: number,
  label: string,
  severity: Assessment['bands'][number]['severity'],
  advice: string,
  review_days?: number,
];

/** A form that comes with the product. A change to it is a new version; results stay with the version they were made on. */
export interface ShippedForm extends Pick<
  Assessment,
  'title' | 'purpose' | 'category' | 'licence_note' | 'default_review_days'
> {
  readonly code: string;
  readonly version: number;
  readonly licence_status: Assessment['licence_status'];
  readonly acknowledgement?: string;
  readonly who?: Assessment['who_may_complete'];
  readonly isSelfReport?: boolean;
  readonly isCountersigned?: boolean;
  readonly scoring?: Assessment['scoring'];
  readonly formula?: string;
  readonly range?: readonly [lowest: number, highest: number];
  readonly bands?: readonly Band[];
  readonly sections: readonly ShippedSection[];
}

/** What every form in our own words says of its licence. */
export const ownWords = {
  licence_note: 'Written for Hearth in our own words. No text of others is used.',
  licence_status: 'free',
} as const;

const asking =
  (kind: Question['kind']) =>
  (text: string, more: QuestionDetails = {}): ShippedQuestion => ({ text, kind, choices: [], ...more });

export const words = asking('text');
export const number = asking('number');
export const date = asking('date');
export const note = asking('info');
const choosing =
  (kind: Question['kind']) =>
  (text: string, choices: readonly ShippedChoice[], more: QuestionDetails = {}): ShippedQuestion => ({
    text,
    kind,
    choices,
    ...more,
  });
export const one = choosing('single');
export const several = choosing('multi');

/** Yes or no, in this order, with what each is worth. */
export const yesNo = (
  text: string,
  more: QuestionDetails & { readonly yes?: number; readonly no?: number } = {},
): ShippedQuestion => {
  const { yes, no, ...asked } = more;
  const isScored = yes !== undefined || no !== undefined;
  const score = (given?: number) => (isScored ? (given ?? 0) : null);
  return {
    text,
    kind: 'yes_no',
    choices: [
      ['Yes', score(yes)],
      ['No', score(no)],
    ],
    ...asked,
  };
};

/** What may be left open. */
export const optional = (question: ShippedQuestion): ShippedQuestion => ({ ...question, isOptional: true });

/** The same answers to each of several questions. */
export const each = (texts: readonly string[], choices: readonly ShippedChoice[]): readonly ShippedQuestion[] =>
  texts.map((text) => one(text, choices));
