import type { Assessment } from './assessment.ts';
import type { Choice } from './choice.ts';
import type { Question } from './question.ts';

export type FormChoice = Pick<Choice, 'id' | 'order' | 'label' | 'score' | 'is_exclusive' | 'flag'>;

export interface FormQuestion extends Pick<
  Question,
  | 'id'
  | 'order'
  | 'section'
  | 'text'
  | 'help'
  | 'kind'
  | 'unit'
  | 'min'
  | 'max'
  | 'weight'
  | 'formula'
  | 'is_required'
  | 'show_if'
  | 'trigger'
> {
  readonly choices: readonly FormChoice[];
}

/** A form as it is filled in: its questions in their order, each with its possible answers. */
export interface Form extends Pick<
  Assessment,
  | 'id'
  | 'title'
  | 'code'
  | 'category'
  | 'version_label'
  | 'scoring'
  | 'formula'
  | 'min_score'
  | 'max_score'
  | 'bands'
  | 'default_review_days'
  | 'is_self_report'
  | 'is_countersigned'
  | 'acknowledgement'
  | 'status'
> {
  readonly questions: readonly FormQuestion[];
}
