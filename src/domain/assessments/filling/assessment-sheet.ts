import type { Moment } from '../../kit/time/time.ts';
import type { Answer } from '../answer.ts';
import type { AssessmentResult } from '../assessment-result.ts';
import type { Form } from '../form.ts';
import type { GivenAnswer, GivenAnswers } from './given-answers.ts';

/** An answer as it is stored, with who gave it and when. */
export interface StoredAnswer extends GivenAnswer, Pick<Answer, 'id' | 'version' | 'question' | 'updated_at'> {
  readonly by: string;
}

/** One result of a form over the years, whichever version of the form it was made with. */
export interface PastResult extends Pick<AssessmentResult, 'id' | 'assessed_at' | 'total' | 'band' | 'status'> {
  readonly version_label: string | null;
}

export type SheetResult = AssessmentResult & { readonly names: Readonly<Record<string, string>> };

/** Everything that filling in or reading one assessment needs, in one answer. */
export interface AssessmentSheet {
  readonly form: Form;
  readonly person: { readonly id: string; readonly name: string; readonly baseline_news2: number | null };
  /** Null until the first answers are saved. */
  readonly result: SheetResult | null;
  readonly answers: readonly StoredAnswer[];
  /** The last one that counts before it. */
  readonly earlier: {
    readonly result: PastResult;
    readonly form: Form;
    readonly answers: readonly StoredAnswer[];
  } | null;
  /** Those that count, the oldest first. */
  readonly past: readonly PastResult[];
  /** One that was begun and is not finished. */
  readonly begun: { readonly id: string; readonly by: string; readonly at: Moment; readonly is_mine: boolean } | null;
  /** Whether the reader may fill in this form; otherwise who can. */
  readonly may_fill: boolean;
  readonly who_can: string;
}

/** What saving answers comes to: all that are stored now, and the questions that somebody else answered otherwise meanwhile. */
export interface SavedAnswers {
  readonly answers: readonly StoredAnswer[];
  readonly conflicts: readonly string[];
}

export const answersOf = (stored: readonly StoredAnswer[]): GivenAnswers =>
  Object.fromEntries(
    stored.map(({ question, choices, value_number, value_text, value_date, comment }) => [
      question,
      { choices, value_number, value_text, value_date, comment },
    ]),
  );
